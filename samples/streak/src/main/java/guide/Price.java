package guide;

import java.math.BigDecimal;
import java.util.Currency;
import streak.Json;
import streak.JsonWith;

// @start region="with"
@Json
public record Price(
    BigDecimal amount, @JsonWith(CurrencyAdapter.class) Currency currency) {}
// @end

package touchstone.contestants.wast;

import io.github.wycst.wast.json.options.WriteOption;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** wast with the duty to write nulls, which only its writers that are not compiled can. */
public final class Wast implements Driver {

  @Override
  public Operations<?> open(String type) {
    // Fields in place of getters, because compiled writers are for getters and drop nulls.
    return new WastOperations<>(Types.of(type), WriteOption.FullProperty, WriteOption.UseFields);
  }
}

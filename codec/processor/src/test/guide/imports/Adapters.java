package guide;

import lib.Item;
import lib.Order;
import lib.Page;
import streak.JsonImport;

// @start region="adapters"
@JsonImport({Order.class, Item.class, Page.class})
interface Adapters {}
// @end

import { writeCsv } from "../write-csv.ts";
import type { Sales } from "./generate-sales.ts";

/** The four tables as CSV text, by file name. */
export function salesAsCsv({ customers, products, orders, orderItems }: Sales) {
  return {
    "customers.csv": writeCsv(
      ["customer_id", "name", "segment"],
      customers.map((row) => [row.customerId, row.name, row.segment]),
    ),
    "products.csv": writeCsv(
      ["product_id", "name", "category"],
      products.map((row) => [row.productId, row.name, row.category]),
    ),
    "orders.csv": writeCsv(
      ["order_id", "customer_id", "order_date", "status"],
      orders.map((row) => [row.orderId, row.customerId, row.orderDate, row.status]),
    ),
    "order_items.csv": writeCsv(
      ["order_id", "product_id", "quantity", "unit_price", "unit_cost"],
      orderItems.map((row) => [
        row.orderId,
        row.productId,
        row.quantity,
        (row.unitPrice / 100).toFixed(2),
        (row.unitCost / 100).toFixed(2),
      ]),
    ),
  };
}

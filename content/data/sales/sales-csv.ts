import type { Sales } from "./generate-sales.ts";

/** The four tables as CSV text, by file name. */
export function salesAsCsv({ customers, products, orders, orderItems }: Sales) {
  return {
    "customers.csv": csv(
      ["customer_id", "name", "segment"],
      customers.map((row) => [row.customerId, row.name, row.segment]),
    ),
    "products.csv": csv(
      ["product_id", "name", "category"],
      products.map((row) => [row.productId, row.name, row.category]),
    ),
    "orders.csv": csv(
      ["order_id", "customer_id", "order_date", "status"],
      orders.map((row) => [row.orderId, row.customerId, row.orderDate, row.status]),
    ),
    "order_items.csv": csv(
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

function csv(header: readonly string[], rows: readonly (string | number)[][]) {
  const lines = [header, ...rows].map((cells) => cells.map(cell).join(","));
  return `${lines.join("\n")}\n`;
}

function cell(value: string | number) {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

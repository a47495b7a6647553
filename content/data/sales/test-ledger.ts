import { readFileSync } from "node:fs";
import { csvParse } from "d3-dsv";

function textOf(name: string) {
  return readFileSync(new URL(name, import.meta.url), "utf8");
}

/** The tables as CSV text by file name, each after those it refers to. */
export const ledgerFiles = Object.fromEntries(
  ["customers.csv", "products.csv", "orders.csv", "order_items.csv"].map((name) => [
    name,
    textOf(name),
  ]),
);

/** Amounts are in cents, so that sums are exact. */
export function readLedger() {
  return {
    customers: csvParse(textOf("customers.csv"), ({ customer_id, name = "" }) => ({
      customerId: Number(customer_id),
      name,
    })),
    products: csvParse(textOf("products.csv"), ({ product_id, name = "" }) => ({
      productId: Number(product_id),
      name,
    })),
    orders: csvParse(textOf("orders.csv"), (row) => ({
      orderId: Number(row.order_id),
      customerId: Number(row.customer_id),
      orderDate: row.order_date ?? "",
      status: row.status ?? "",
    })),
    orderItems: csvParse(textOf("order_items.csv"), (row) => ({
      orderId: Number(row.order_id),
      productId: Number(row.product_id),
      quantity: Number(row.quantity),
      unitPrice: Math.round(Number(row.unit_price) * 100),
      unitCost: Math.round(Number(row.unit_cost) * 100),
    })),
  };
}

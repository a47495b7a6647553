import { mulberry32 } from "../../../models/mulberry32.ts";
import { normal, type Random, shuffle } from "../random.ts";
import { writeCsv } from "../write-csv.ts";

/**
 * Invents the sales ledger behind the SQL article: a small wholesaler of coffee-bar supplies that
 * opened in April 2021. Everything comes from one seeded sequence, so that two runs agree to the byte.
 */

export type Customer = { customerId: number; name: string; segment: Segment };
export type Product = { productId: number; name: string; category: string };
export type Order = { orderId: number; customerId: number; orderDate: string; status: OrderStatus };
export type OrderItem = {
  orderId: number;
  productId: number;
  quantity: number;
  /** Cents, so that sums are exact. */
  unitPrice: number;
  unitCost: number;
};
type Sales = {
  customers: Customer[];
  products: Product[];
  orders: Order[];
  orderItems: OrderItem[];
};

type Segment = "Café" | "Hotel" | "Office";
type OrderStatus = "completed" | "cancelled";

const FIRST_MONTH = { year: 2021, month: 4 };
const MONTHS = 33;
/** The move to a new warehouse: nothing was sold. August 2022, counted from April 2021. */
const CLOSED_MONTH = 16;
const SUPPLIERS_RAISE_COST = 12;
const WE_RAISE_PRICES = 21;
/** The one product that is given away. */
const TASTING_SET = 15;

// biome-ignore format: one name a line would take a screen
const NAMES = [
  "Anker", "Birkenhof", "Canal", "Delta", "Elster", "Falken", "Giebel", "Harbour", "Insel", "Jade",
  "Kontor", "Linden", "Merian", "Nordlicht", "Orchard", "Pavillon", "Quartier", "Rosen", "Speicher",
  "Tulpen", "Ufer", "Viktoria", "Weiden", "Yard", "Zeder", "Atlas", "Brunnen", "Domhof",
] as const;

/** Name, category, list price and unit cost in April 2021 (cents), how often it is picked, pack size. */
const CATALOGUE: readonly [string, string, number, number, number, number][] = [
  ["House espresso 1 kg", "Coffee", 1890, 1172, 30, 12],
  ["Single origin 1 kg", "Coffee", 2650, 1590, 16, 8],
  ["Decaf 1 kg", "Coffee", 2090, 1359, 9, 5],
  ["Filter roast 1 kg", "Coffee", 1790, 1128, 14, 8],
  ["Oat drink, case of 12", "Consumables", 2380, 1833, 20, 6],
  ["Paper cups, 1,000", "Consumables", 6400, 3584, 18, 2],
  ["Syrup, case of 6", "Consumables", 4320, 2506, 8, 2],
  ["Cleaning tablets, 100", "Consumables", 2450, 1029, 8, 2],
  ["Water filter", "Consumables", 7900, 4345, 6, 1],
  ["Barista scale", "Equipment", 14900, 9834, 3, 1],
  ["Kettle, gooseneck", "Equipment", 8900, 6052, 3, 1],
  ["Grinder", "Equipment", 69000, 54510, 2, 1],
  ["Espresso machine", "Equipment", 329000, 272412, 1, 1],
  ["Barista training, day", "Service", 42000, 15120, 3, 1],
  ["Tasting set", "Service", 0, 640, 4, 1],
];

const SEASON = [0.92, 0.94, 1.0, 1.0, 1.02, 0.95, 0.84, 0.82, 1.02, 1.08, 1.18, 1.24] as const;

export function generateSales(seed = 20240115): Sales {
  const random = mulberry32(seed);
  const customers = makeCustomers(random);
  const products = CATALOGUE.map(([name, category], index) => ({
    productId: index + 1,
    name,
    category,
  }));
  const drafts = customers.flatMap((customer) => ordersOf(customer, random));
  drafts.sort((a, b) => a.orderDate.localeCompare(b.orderDate) || a.customerId - b.customerId);

  const orders: Order[] = [];
  const orderItems: OrderItem[] = [];
  for (const [index, draft] of drafts.entries()) {
    const orderId = 1001 + index;
    const { customerId, orderDate, status } = draft;
    orders.push({ orderId, customerId, orderDate, status });
    orderItems.push(...draft.items.map((item) => ({ orderId, ...item })));
  }
  return { customers, products, orders, orderItems };
}

function makeCustomers(random: Random): Customer[] {
  const segments: readonly Segment[] = ["Café", "Hotel", "Office"];
  const all = segments.flatMap((segment) => NAMES.map((name) => ({ name, segment })));
  return shuffle(all, random).map(({ name, segment }, index) => ({
    customerId: index + 1,
    name: `${name} ${segment}`,
    segment,
  }));
}

type Draft = Omit<Order, "orderId"> & { items: Omit<OrderItem, "orderId">[] };

function ordersOf({ customerId, segment }: Customer, random: Random): Draft[] {
  // The last two customers signed up and never bought.
  if (customerId > NAMES.length * 3 - 2) return [];

  const drafts: Draft[] = [];
  const size = Math.exp(0.55 * normal(random)) * { Café: 1, Hotel: 1.35, Office: 0.7 }[segment];
  const ordersPerMonth = 0.35 + 0.6 * random();
  const start = Math.floor(MONTHS * random() ** 1.15);
  let leavingRisk = 0.07;

  for (let month = start; month < MONTHS; month += 1) {
    const { year, monthOfYear } = calendar(month);
    const season = SEASON[monthOfYear - 1] ?? 1;
    const opening = month === start;
    const orders = opening || random() < ordersPerMonth * season ? 1 + Number(random() < 0.15) : 0;
    for (let n = 0; n < orders && month !== CLOSED_MONTH; n += 1) {
      drafts.push({
        customerId,
        orderDate: weekday(year, monthOfYear, random),
        status: random() < 0.04 ? "cancelled" : "completed",
        items: itemsOf({ month, size: size * season, opening: opening && n === 0 }, random),
      });
    }
    if (random() < leavingRisk) break;
    leavingRisk = Math.max(0.015, leavingRisk * 0.85);
  }
  return drafts;
}

function itemsOf(
  { month, size, opening }: { month: number; size: number; opening: boolean },
  random: Random,
): Draft["items"] {
  const picked = new Set<number>();
  const lines = 1 + Math.floor(4 * random());
  while (picked.size < lines) {
    const productId = pickProduct(random);
    if (productId !== TASTING_SET) picked.add(productId);
  }
  if (opening && random() < 0.5) picked.add(TASTING_SET);

  const discount = size > 1.6 ? 0.1 : size > 1.1 ? 0.05 : 0;
  return [...picked]
    .sort((a, b) => a - b)
    .map((productId) => {
      const [, category, listPrice, cost, , pack] = CATALOGUE[productId - 1] ?? fail(productId);
      const priceRise = month >= WE_RAISE_PRICES ? 1.06 : 1;
      const costRise = month >= SUPPLIERS_RAISE_COST && category !== "Service" ? 1.05 : 1;
      return {
        productId,
        quantity: pack === 1 ? 1 : Math.max(1, Math.round(pack * size * (0.6 + 0.8 * random()))),
        unitPrice: Math.round(listPrice * priceRise * (1 - discount)),
        unitCost: Math.round(cost * costRise),
      };
    });
}

function pickProduct(random: Random) {
  const total = CATALOGUE.reduce((sum, [, , , , weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [index, [, , , , weight]] of CATALOGUE.entries()) {
    left -= weight;
    if (left < 0) return index + 1;
  }
  return CATALOGUE.length;
}

function calendar(monthsSinceOpening: number) {
  const months = FIRST_MONTH.month - 1 + monthsSinceOpening;
  return { year: FIRST_MONTH.year + Math.floor(months / 12), monthOfYear: (months % 12) + 1 };
}

function weekday(year: number, month: number, random: Random) {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  for (;;) {
    const date = new Date(Date.UTC(year, month - 1, 1 + Math.floor(days * random())));
    if (date.getUTCDay() % 6 !== 0) return date.toISOString().slice(0, 10);
  }
}

function fail(productId: number): never {
  throw new Error(`No product ${productId} in the catalogue.`);
}

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

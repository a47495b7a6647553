import { customersAsCsv, generateCustomers } from "./customers/generate-customers.ts";
import { generatePayments, paymentsAsCsv } from "./payments/generate-payments.ts";

type Tables = Record<string, string>;

/** Data sets that follow from a seed, and are too large to keep a copy of. */
const generators: Record<string, () => Tables> = {
  payments: () => paymentsAsCsv(generatePayments()),
  customers: () => customersAsCsv(generateCustomers()),
};

const made = new Map<string, Tables>();

/** The tables of a generated data set as CSV text, by file name; none for one that is kept as files. */
export function generatedTables(name: string): Tables {
  const tables = made.get(name) ?? generators[name]?.() ?? {};
  made.set(name, tables);
  return tables;
}

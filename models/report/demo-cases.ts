import type { DecimalMark } from "./amount.ts";

type Cells = readonly (readonly string[])[];

/** A trial balance as cells of text, and how its file writes it. */
export type DemoCase = {
  title: string;
  cells: Cells;
  separator: "," | ";";
  decimalMark: DecimalMark;
};

const header = ["account", "name", "debit", "credit", "opening", "budget"];

/** A small trading company: 2021, debits and credits in two columns. */
const tradingFirm: Cells = [
  header,
  ["0400", "Machines and vehicles", "120,000.00", "", "105,000.00", ""],
  ["0490", "Accumulated depreciation", "", "44,000.00", "-36,000.00", ""],
  ["1000", "Cash on hand", "1,240.00", "", "980.00", ""],
  ["1010", "Bank", "41,760.00", "", "23,020.00", ""],
  ["1200", "Trade receivables", "52,000.00", "", "44,000.00", ""],
  ["1300", "Inventory", "38,000.00", "", "33,000.00", ""],
  ["1400", "Prepaid expenses", "3,000.00", "", "2,000.00", ""],
  ["2000", "Share capital", "", "50,000.00", "-50,000.00", ""],
  ["2100", "Retained earnings", "", "9,000.00", "-9,000.00", ""],
  ["2200", "Dividends paid", "20,000.00", "", "", ""],
  ["3000", "Bank loan", "", "45,000.00", "-60,000.00", ""],
  ["3200", "Bank loan due within a year", "", "15,000.00", "-15,000.00", ""],
  ["3300", "Trade payables", "", "31,000.00", "-27,000.00", ""],
  ["3500", "VAT payable", "", "9,000.00", "-8,000.00", ""],
  ["3600", "Income tax payable", "", "5,000.00", "-3,000.00", ""],
  ["4000", "Sales, domestic", "", "312,480.00", "", "-300,000.00"],
  ["4100", "Sales, export", "", "131,520.00", "", "-120,000.00"],
  ["5000", "Goods purchased", "211,150.00", "", "", "197,000.00"],
  ["5100", "Freight", "17,850.00", "", "", "16,000.00"],
  ["5900", "Change in inventories", "", "5,000.00", "", "-3,000.00"],
  ["6000", "Wages and salaries", "95,400.00", "", "", "90,500.00"],
  ["6100", "Social security", "20,600.00", "", "", "19,500.00"],
  ["6200", "Insurance", "2,150.00", "", "", "2,400.00"],
  ["6300", "Vehicle costs", "3,420.00", "", "", "4,600.00"],
  ["6400", "Advertising", "2,430.00", "", "", "7,000.00"],
  ["6800", "Depreciation", "8,000.00", "", "", "8,000.00"],
  ["7000", "Interest on loans", "3,000.00", "", "", "3,000.00"],
  ["7600", "Income tax", "17,000.00", "", "", "15,000.00"],
];

/** A consultancy that lost money: written in Germany, with a decimal comma and credits in parentheses. */
const serviceFirm: Cells = [
  header,
  ["0420", "Office equipment", "35.500,00", "", "31.000,00", ""],
  ["0429", "Accumulated depreciation", "", "18.600,00", "(12.400,00)", ""],
  ["1010", "Bank", "25.700,00", "", "22.400,00", ""],
  ["1200", "Trade receivables", "39.850,75", "", "46.200,00", ""],
  ["1400", "Prepaid expenses", "2.050,00", "", "1.800,00", ""],
  ["2000", "Share capital", "", "25.000,00", "(25.000,00)", ""],
  ["2100", "Retained earnings", "", "26.000,00", "(26.000,00)", ""],
  ["3000", "Bank loan", "", "28.000,00", "(20.000,00)", ""],
  ["3300", "Trade payables", "", "8.240,00", "(6.100,00)", ""],
  ["3500", "VAT and wage tax", "", "13.657,25", "(11.900,00)", ""],
  ["4000", "Fees", "", "268.400,00", "", "(310.000,00)"],
  ["4900", "Sublet of a desk", "", "3.150,00", "", ""],
  ["6000", "Salaries", "184.120,50", "", "", "179.000,00"],
  ["6100", "Social security", "37.230,00", "", "", "36.000,00"],
  ["6200", "Office rent", "31.200,00", "", "", "31.200,00"],
  ["6300", "Software; licenses", "14.890,75", "", "", "12.800,00"],
  ["6400", "Travel", "12.830,00", "", "", "10.000,00"],
  ["6800", "Depreciation", "6.200,00", "", "", "6.200,00"],
  ["7000", "Interest on loans", "1.475,25", "", "", "1.200,00"],
];

const mistakes: Readonly<Record<string, string>> = {
  // Vehicle costs: 3,420 with two digits swapped.
  "3,420.00": "3,240.00",
  // The trade fair was paid from the bank account.
  "41,760.00": "40,610.00",
};

/** The trading company, with two digits swapped in one amount and an account that is new. */
const withErrors: Cells = [
  ...tradingFirm.map((row) => row.map((cell) => mistakes[cell] ?? cell)),
  ["8100", "Trade fair", "1,150.00", "", "", ""],
];

export const demoCases = {
  trading: { title: "Trading firm", cells: tradingFirm, separator: ",", decimalMark: "point" },
  service: { title: "Service firm", cells: serviceFirm, separator: ";", decimalMark: "comma" },
  errors: { title: "With errors", cells: withErrors, separator: ",", decimalMark: "point" },
} satisfies Record<string, DemoCase>;

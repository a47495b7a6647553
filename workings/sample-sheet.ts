import { createSheet } from "./sheet.ts";

/** A loan of three years, small enough to check by eye. */
export const sampleSheet = createSheet({
  title: "Loan",
  inputs: [
    { name: "rate", label: "Rate", unit: "%", digits: 1, limits: { min: 0, max: 0.2 } },
    {
      ...{ name: "repaid", label: "Repaid", unit: "text", digits: 0 },
      limits: { choices: ["yearly", "at the end"] },
    },
  ],
  steps: [{ name: "double", label: "Double rate", unit: "%", digits: 1, formula: "=2*rate" }],
  tables: [
    {
      name: "years",
      title: "Year by year",
      axis: { name: "year", label: "Year", positions: [1, 2, 3] },
      lines: [
        {
          ...{ name: "drawn", label: "Drawn", unit: "€", digits: 0 },
          limits: { min: 0, max: 1_000 },
        },
        {
          ...{ name: "balance", label: "Balance", unit: "€", digits: 0 },
          formula: "=previous(balance)+drawn",
          firstFormula: "=drawn",
        },
        {
          ...{ name: "interest", label: "Interest", unit: "€", digits: 2, hasTotal: true },
          formula: '=IF(repaid="yearly",balance*rate,balance*((1+rate)^year-1))',
        },
        {
          ...{ name: "charged", label: "Charged", unit: "€", digits: 2 },
          formula: "=IF(AND(year>=1,interest>0),interest,0)",
        },
      ],
    },
  ],
  chart: {
    title: "Balance and interest",
    kind: "line",
    lines: [{ name: "balance", tone: "green" }],
  },
  results: [
    { name: "cost", label: "Cost", unit: "€", digits: 2, formula: "=total(interest)" },
    {
      ...{ name: "worth", label: "Worth", unit: "€", digits: 2 },
      formula: "=first(interest)+NPV(rate,rest(interest))",
    },
  ],
});

export const sampleValues = {
  rate: 0.1,
  repaid: "yearly",
  double: 0.2,
  drawn: [100, 50, 0],
  balance: [100, 150, 150],
  interest: [10, 15, 15],
  charged: [10, 15, 15],
  cost: 40,
  worth: 36.03,
};

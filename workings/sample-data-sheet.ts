import { createSheet } from "./sheet.ts";

/** Four loans on a sheet of their own, a given rate, and a count at a cutoff. */
export const sampleDataSheet = createSheet({
  title: "Scores",
  inputs: [{ name: "cutOff", label: "Cutoff", unit: "%", digits: 0, limits: { min: 0, max: 1 } }],
  given: [{ name: "rate", label: "Rate", unit: "%", digits: 1, given: "The rate of every loan." }],
  data: [
    {
      sheet: "Loans",
      title: "Loans",
      rowLabel: "loan",
      rowCount: 4,
      given: "Invented.",
      columns: [
        { name: "score", label: "Score", unit: "%", digits: 0 },
        { name: "defaulted", label: "Defaulted", unit: "number", digits: 0 },
      ],
    },
  ],
  steps: [],
  tables: [
    {
      name: "sides",
      title: "By decision",
      note: "The weights were found by the page.",
      axis: { name: "side", label: "Decision", positions: ["granted", "refused"] },
      lines: [
        { name: "weight", label: "Weight", unit: "%", digits: 0, given: "Found by the page." },
        {
          ...{ name: "count", label: "Defaults", unit: "number", digits: 0 },
          formula: '=COUNTIFS(defaulted,1,score,"<"&cutOff)',
          lastFormula: '=COUNTIFS(defaulted,1,score,">="&cutOff)',
        },
      ],
    },
  ],
  chart: { title: "Defaults", kind: "column", lines: [{ name: "count", tone: "red" }] },
  results: [
    {
      ...{ name: "first", label: "First score with interest", unit: "%", digits: 0 },
      formula: "=score.1*(1+rate)",
    },
  ],
});

export const sampleDataValues = {
  cutOff: 0.2,
  rate: 0.1,
  weight: [0.4, 0.6],
  count: [1, 1],
  first: 0.055,
};

export const sampleDataColumns = { score: [0.05, 0.1, 0.2, 0.3], defaulted: [0, 1, 0, 1] };

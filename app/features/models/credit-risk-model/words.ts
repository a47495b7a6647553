import { formatEuro } from "#app/lib/format/money.ts";
import { formatNumber, formatPercent } from "#app/lib/format/number.ts";
import type { Bin, FieldName } from "#models/credit-risk/scorecard.ts";
import type { sheet } from "#models/credit-risk/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";

/** `Each default declined costs 1.3 good loans` */
export function declinedTitle({ numberAt }: CreditFigures) {
  const [defaults, good] = [numberAt("refused", "defaulted"), numberAt("refused", "repaid")];
  if (defaults === 0) return "No default is declined";
  if (good === 0) return "Only loans that default are declined";
  const ratio = good / defaults;
  return `Each default declined costs ${formatNumber(ratio, ratio < 0.1 ? 2 : 1)} good loans`;
}

const housingWords: Record<CreditInputs["housing"], string> = {
  own: "Owns their home",
  rent: "Rents their home",
  family: "Lives with family",
  "not stated": "Housing is not stated",
};

const purposeWords: Record<CreditInputs["purpose"], string> = {
  car: "The loan pays for a car",
  home: "The loan is for the home",
  debts: "The loan replaces other debts",
  other: "The loan has another purpose",
};

/** What the lender would tell the applicant about one field. */
export function reasonText(field: FieldName, inputs: CreditInputs, burden: number): string {
  const { jobYears, income, accounts, arrears, inquiries, term, housing, purpose } = inputs;
  switch (field) {
    case "burden":
      return `Debt service ${formatPercent(burden, 0)} of income`;
    case "jobYears":
      return `${counted(jobYears, "year")} in the current job`;
    case "income":
      return `Income of ${formatEuro(income)} a month`;
    case "accounts":
      return `${counted(accounts, "account")} held`;
    case "arrears":
      return arrears === 0
        ? "Never late in the last 24 months"
        : `Late ${times(arrears)} in the last 24 months`;
    case "inquiries":
      return inquiries === 0
        ? "No inquiries in the last 6 months"
        : `${counted(inquiries, "inquiry", "inquiries")} in the last 6 months`;
    case "term":
      return `Term of ${term} months`;
    case "housing":
      return housingWords[housing];
    case "purpose":
      return purposeWords[purpose];
  }
}

/** `up to 10%`, `over 51%`, `not stated`, `own`. */
export function binText(name: FieldName, bins: readonly Bin[], bin: Bin): string {
  if ("missing" in bin) return "not stated";
  if ("is" in bin) return bin.is;
  const below = bins[bins.indexOf(bin) - 1];
  if (bin.upTo !== null) {
    // A count of nothing is not "up to 0".
    return bin.upTo === 0 ? "none" : `up to ${valueText(name, bin.upTo)}`;
  }
  return below && "upTo" in below ? `over ${valueText(name, below.upTo ?? 0)}` : "any";
}

function valueText(name: FieldName, value: number) {
  if (name === "burden") return formatPercent(value, 0);
  if (name === "income") return formatEuro(value);
  return formatNumber(value, { atMost: 1 });
}

function counted(count: number, one: string, many = `${one}s`) {
  return `${formatNumber(count, { atMost: 1 })} ${count === 1 ? one : many}`;
}

function times(count: number) {
  return ["", "once", "twice"][count] ?? `${count} times`;
}

export type CreditInputs = Parameters<typeof sheet.calculate>[0];
export type CreditFigures = FiguresOf<typeof sheet>;

import { type RentalInputs, rentalCase, rentalCases } from "#models/rental/inputs.ts";
import { type RentalChoices, rentalLimits } from "#models/rental/limits.ts";
import { defineModel } from "../kit/define-model.ts";
import type { FieldGroup } from "../kit/field-groups.tsx";
import type { NumberField } from "../kit/fields.ts";
import { euro, percent, percentAYear, type Unit } from "../kit/units.ts";

const euroAMonth: Unit = { ...euro, after: "\u00a0a month" };
/** An agent's fee with VAT: 2.975%. */
const exactPercent: Unit = { ...percent, digits: { atMost: 3 } };

function slider(name: keyof RentalChoices, label: string, key: string, unit: Unit): NumberField {
  return { kind: "number", label, key, unit, limits: rentalLimits[name] };
}

export const rentalModel = defineModel<RentalChoices, keyof typeof rentalCases>({
  fields: {
    purchasePrice: slider("purchasePrice", "Price", "price", euro),
    transferTaxRate: slider("transferTaxRate", "Transfer tax", "transfer", percent),
    notaryAndRegisterRate: slider(
      "notaryAndRegisterRate",
      "Notary and land register",
      "notary",
      percent,
    ),
    agentRate: slider("agentRate", "Agent, buyer’s part", "agent", exactPercent),
    monthlyRent: slider("monthlyRent", "Rent", "rent", euroAMonth),
    rentGrowth: slider("rentGrowth", "Rent rise", "rent-rise", percentAYear),
    vacancyRate: slider("vacancyRate", "Vacancy, of the rent", "vacancy", percent),
    monthlyCosts: slider("monthlyCosts", "Costs not borne by the tenant", "costs", euroAMonth),
    costGrowth: slider("costGrowth", "Rise in these costs", "cost-rise", percentAYear),
    loanToValue: slider("loanToValue", "Loan, of the price", "loan", percent),
    loanRate: slider("loanRate", "Loan rate", "rate", percent),
    initialRepaymentRate: slider(
      "initialRepaymentRate",
      "Initial repayment",
      "repay",
      percentAYear,
    ),
    taxRate: slider("taxRate", "Owner’s marginal tax rate", "tax", percent),
    depreciationRate: slider(
      "depreciationRate",
      "Depreciation of the building",
      "depreciation",
      percentAYear,
    ),
    buildingShare: slider("buildingShare", "Building, of the total cost", "building", percent),
    valueGrowth: slider("valueGrowth", "Price rise", "rise", percentAYear),
    sellingCostRate: slider("sellingCostRate", "Agent at the sale", "sale-agent", exactPercent),
    discountRate: slider("discountRate", "Return elsewhere", "elsewhere", percentAYear),
  },
  presets: {
    offered: { title: "As offered", inputs: choicesOf(rentalCases.offered) },
    noLoan: { title: "No loan", inputs: choicesOf(rentalCases.noLoan) },
    highYield: { title: "High yield", inputs: choicesOf(rentalCases.highYield) },
  },
  opensWith: "offered",
  presetKey: "case",
});

function choicesOf({ livingAreaSqm, holdingYears, ...choices }: RentalInputs): RentalChoices {
  return choices;
}

/** With what the page fixes. */
export function inputsOf(choices: RentalChoices): RentalInputs {
  return { ...rentalCase, ...choices };
}

export const rentalGroups: readonly FieldGroup<RentalChoices>[] = [
  {
    title: "Price and rent",
    names: ["purchasePrice", "monthlyRent", "rentGrowth", "vacancyRate"],
  },
  { title: "Loan", names: ["loanToValue", "loanRate", "initialRepaymentRate"], folds: true },
  {
    title: "Costs",
    names: ["transferTaxRate", "notaryAndRegisterRate", "agentRate", "monthlyCosts", "costGrowth"],
    folds: true,
  },
  { title: "Tax", names: ["taxRate", "depreciationRate", "buildingShare"], folds: true },
  {
    title: "Sale after ten years",
    names: ["valueGrowth", "sellingCostRate", "discountRate"],
    folds: true,
  },
];

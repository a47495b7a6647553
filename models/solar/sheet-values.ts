import type { SheetValues } from "#workings/definition.ts";
import { npv } from "../cash-flow/npv.ts";
import { rateOfReturnValues } from "../cash-flow/rate-of-return-lines.ts";
import type { Financing, SolarInputs } from "./inputs.ts";
import { solarResults } from "./results.ts";
import { type Sensitivity, sensitivityShifts, solarSensitivity } from "./sensitivity.ts";
import { lastYear, owed } from "./sheet.ts";
import { loanPayment, type SolarYear, solarYears } from "./years.ts";

/** What the model makes of a case, cell by cell. */
export function solarSheetValues({
  financing,
  ...inputs
}: SolarInputs & { financing: Financing }): SheetValues {
  const results = solarResults(inputs, financing);
  const years = solarYears(inputs);
  const byYear = (amount: (year: SolarYear) => number, afterwards: (year: number) => number) =>
    Array.from({ length: lastYear + 1 }, (_, year) => {
      const found = years[year];
      return found ? amount(found) : afterwards(year);
    });
  const nothing = () => 0;
  const last = years.at(-1);
  const sumOf = (way: Financing) =>
    byYear(
      ({ cumulative }) => cumulative[way],
      () => last?.cumulative[way] ?? 0,
    );
  const flowOf = (way: Financing) => byYear(({ cashFlow }) => cashFlow[way], nothing);
  const sums = sumOf(financing);
  const paymentsAt = (rate: number) =>
    byYear(({ year }) => loanPayment({ ...inputs, loanRate: rate }, year), nothing);
  const levelAt = (rate: number) =>
    loanPayment({ ...inputs, loanRate: rate, repayment: "annuity" }, 1);
  const today = (amounts: readonly number[]) => npv(inputs.discountRate, amounts);
  const by = sensitivityShifts.loanRate.by;
  const [rateDown, rateUp] = [Math.max(0, inputs.loanRate - by), inputs.loanRate + by];
  const [paymentDown, paymentUp] = [paymentsAt(rateDown), paymentsAt(rateUp)];
  const paymentsToday = today(byYear(({ loanPayment }) => loanPayment, nothing));
  const upFront = results.costAfterSubsidy * (1 - inputs.loanShare);
  const moved = solarSensitivity(inputs, financing);
  const movedTo = (of: (sensitivity: Sensitivity) => number) => moved.map(of);
  const inDebtUntil = sums.map((sum, year) => (sum < -owed ? year + 1 : 0));
  return {
    ...inputs,
    ...rateOfReturnValues("flow", { rate: "irr", flows: flowOf(financing), irr: results.irr }),
    financing,
    costAfterSubsidy: results.costAfterSubsidy,
    loanAmount: results.costAfterSubsidy * inputs.loanShare,
    costToday: financing === "loan" ? upFront + paymentsToday : results.costAfterSubsidy,
    savingsToday: today(byYear(({ saving }) => saving, nothing)),
    paymentsToday,
    ...{ rateDown, rateUp, paymentDown, paymentUp },
    ...{ levelDown: levelAt(rateDown), levelUp: levelAt(rateUp) },
    ...{ paymentsDownToday: today(paymentDown), paymentsUpToday: today(paymentUp) },
    npvDown: movedTo(({ npvInputDown }) => npvInputDown),
    npvUp: movedTo(({ npvInputUp }) => npvInputUp),
    npvChangeDown: movedTo(({ npvInputDown }) => npvInputDown - results.npv),
    npvChangeUp: movedTo(({ npvInputUp }) => npvInputUp - results.npv),
    levelPayment: loanPayment({ ...inputs, repayment: "annuity" }, 1),
    instalment: (results.costAfterSubsidy * inputs.loanShare) / inputs.loanYears,
    lastYear: last?.year ?? 0,
    yearsInDebt: Math.max(...inDebtUntil),
    production: byYear(({ productionKwh }) => productionKwh, nothing),
    price: byYear(
      ({ electricityPrice }) => electricityPrice,
      (year) => inputs.electricityPrice * (1 + inputs.priceRise) ** (year - 1),
    ),
    saving: byYear(({ saving }) => saving, nothing),
    maintenance: byYear(({ maintenance }) => maintenance, nothing),
    loanPayment: byYear(({ loanPayment }) => loanPayment, nothing),
    flowInCash: flowOf("cash"),
    flowOnLoan: flowOf("loan"),
    sumInCash: sumOf("cash"),
    sumOnLoan: sumOf("loan"),
    flow: flowOf(financing),
    sum: sums,
    inDebtUntil,
    npv: results.npv,
    payback: results.paybackYears ?? "Never",
    savings: results.lifetimeSavings,
  };
}

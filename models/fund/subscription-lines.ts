import { euro } from "#workings/describe.ts";

const total = true;

/** The quarter from which the LPs repay what was drawn on the line. */
const drawnIn = "quarterNumber-lineQuarters";

/**
 * What the fund needs in a quarter, and when the LPs are called for it. With a subscription line the bank pays first
 * and the LPs some quarters later, with the interest. What they could not repay before the last quarter is called
 * at once.
 */
export const subscriptionLines = {
  needed: euro("Needed", "=quarterInvested+fee+quarterExpenses", { total }),
  onLine: euro("Drawn on the line", "=IF(quarterNumber+lineQuarters<=40,needed,0)", {
    note: "Repaid the same day where there is no line.",
  }),
  lineRepaid: euro(
    "Repaid to the line",
    `=IF(quarterNumber>lineQuarters,INDEX(all(onLine),${drawnIn}),0)`,
  ),
  lineInterest: euro(
    "Interest paid on the line",
    `=IF(AND(lineQuarters>0,quarterNumber>lineQuarters),lineRepaid*lineRate*(day-INDEX(all(day),MAX(1,${drawnIn})))/360,0)`,
    { total, note: "By days over a year of 360, as bank loans in euros are charged (ACT/360)." },
  ),
  called: euro("Called", "=needed-onLine+lineRepaid+lineInterest", { total }),
  lineOwed: euro("Owed on the line", "=previous(lineOwed)+onLine-lineRepaid", {
    first: "=onLine-lineRepaid",
  }),
  interestCharged: euro(
    "Interest charged on the line to date",
    "=previous(interestCharged)+previous(lineOwed)*lineRate*days/360",
    { first: "=0" },
  ),
  interestPaid: euro("Interest paid on the line to date", "=previous(interestPaid)+lineInterest", {
    first: "=lineInterest",
  }),
  interestOwed: euro("Interest owed on the line", "=interestCharged-interestPaid"),
};

import { count, decimal, euro, running } from "#workings/describe.ts";
import { signLines } from "../cash-flow/rate-of-return.ts";
import { quartersAYear } from "./quarters.ts";

/** What the deals earn before fees and carry, and what the LPs’ flows would have become in an index. */
export const performanceLines = {
  investedToDate: running("Invested to date", "investedToDate", "quarterInvested"),
  distributedToDate: running("Distributed to date", "distributedToDate", "quarterDistributed"),
  dealFlow: euro(
    "Gross cash flow",
    "=IF(quarterNumber<quarter,grossFlow,IF(quarterNumber=quarter,grossFlow+value,0))",
    { note: "Up to the reported quarter, with the value of the holdings as if it were paid then." },
  ),
  ...signLines("dealFlow", "Gross cash flow"),
  hasDealFlow: count("Gross flow, 1 for yes", "=IF(ABS(dealFlow)<0.0001,0,1)"),
  dealFlowFromFirst: euro(
    "Gross cash flow from the first investment",
    "=IF(quarterNumber+firstDealFlow-1>40,0,INDEX(all(dealFlow),MIN(40,quarterNumber+firstDealFlow-1)))",
  ),
  dealDayFromFirst: count(
    "Day of that gross flow",
    "=INDEX(all(day),MIN(40,quarterNumber+firstDealFlow-1))",
  ),
  indexLevel: decimal(
    "Index",
    `=previous(indexLevel)*(1+INDEX(all(indexReturn),yearOf))^(1/${quartersAYear})`,
    {
      first: `=(1+INDEX(all(indexReturn),yearOf))^(1/${quartersAYear})`,
      digits: 4,
      note: "1 at the first close. A year’s return is spread evenly over its quarters.",
    },
  ),
  calledInIndex: running(
    "Called, in units of the index, to date",
    "calledInIndex",
    "called/indexLevel",
  ),
  receivedInIndex: running(
    "Distributed to the LPs, in units of the index, to date",
    "receivedInIndex",
    "toLps/indexLevel",
  ),
};

import { million, multiple, percent } from "#workings/describe.ts";

/** The multiples that the value implies, beside those of the market. */
export const multipleSteps = {
  ebitdaMultiple: multiple(
    "EV/EBITDA of year 1",
    '=IF(terminalPrice="No value","No value",enterprise/first(ebitda))',
    { digits: 1, note: "The whole of year 1, whatever part of it is still to come." },
  ),
  pricedMultiple: multiple("EV/EBITDA at today’s price", "=pricedEnterprise/first(ebitda)", {
    digits: 1,
  }),
  peerMedian: multiple("Peer median EV/EBITDA", "=MEDIAN(all(peerMultiple))", {
    digits: 1,
  }),
  terminalEbitdaMultiple: multiple(
    "Terminal value to EBITDA of year 10",
    '=IF(terminalPrice="No value","No value",terminalPrice/last(ebitda))',
    { digits: 1 },
  ),
  terminalCapexRatio: multiple(
    "Capex to D&A after the plan",
    '=IF(nextDepreciation=0,"None",nextCapex/nextDepreciation)',
    { note: "Above 1 for a company that grows forever." },
  ),
  debtOfValue: percent(
    "Net debt and leases, of debt and equity",
    '=IF(terminalPrice="No value","No value",IF(netDebt+leasesDeducted+equity>0,(netDebt+leasesDeducted)/(netDebt+leasesDeducted+equity),"None"))',
    {
      note: "With equity at the value found. Where the WACC comes from its parts, it should be near the share of debt there.",
    },
  ),
  leverage: multiple("Net debt and leases to EBITDA", "=(netDebt+leasesDeducted)/first(ebitda)", {
    digits: 1,
  }),
};

/** The year after the plan, by what it is spent on. */
export const nextYearSteps = {
  nextReinvestment: million(
    "Reinvested in the year after the plan",
    "=last(nopat)*(1+terminalGrowth)*terminalShareReinvested",
  ),
  nextWorkingCapital: million(
    "Of it, working capital",
    "=last(revenueOfYear)*terminalGrowth*workingCapitalShare",
  ),
  nextDepreciation: million(
    "D&A of the year after the plan",
    "=last(depreciation)*(1+terminalGrowth)",
  ),
  nextCapex: million(
    "Capex of the year after the plan",
    "=nextDepreciation+nextReinvestment-nextWorkingCapital",
  ),
};

import { decimal, euro, running } from "#workings/describe.ts";

const proRata = 'AND(carryBasis="deals",dealCosts="pro-rata")';

/**
 * Which fees and expenses have to be returned before carry. Pro rata, those of a year are divided among the deals
 * bought so far by their cost, so each euro of cost bears the same; a deal’s part becomes due with the deal. Sums of
 * that amount per euro, with and without return, give the part of a deal between any two years.
 */
export const proRataLines = {
  drawnForDeals: running("Drawn for deals so far", "drawnForDeals", "lpInvested"),
  costsPerEuro: perEuro(
    "Fee and expenses per euro of deals",
    "=IF(drawnForDeals>0,costsDrawn/drawnForDeals,0)",
  ),
  costsIndex: perEuro("The same, to date", "=previous(costsIndex)+costsPerEuro", {
    first: "=costsPerEuro",
  }),
  costsPreferredIndex: perEuro(
    "The same, with the preferred return",
    "=previous(costsPreferredIndex)*(1+preferredRate)+costsPerEuro",
    { first: "=costsPerEuro" },
  ),
  costsHurdleIndex: perEuro(
    "The same, at the hurdle rate",
    "=previous(costsHurdleIndex)*(1+hurdleIrr)+costsPerEuro",
    { first: "=costsPerEuro" },
  ),
  costsWhenDue: euro(
    "Fee and expenses of this year’s deal when due",
    "=lpInvested*(INDEX(all(costsIndex),MAX(1,dueYear))-previous(costsIndex))",
    { first: "=lpInvested*INDEX(all(costsIndex),MAX(1,dueYear))" },
  ),
  costsPreferredWhenDue: euro(
    "Preferred return on them when due",
    "=lpInvested*(INDEX(all(costsPreferredIndex),MAX(1,dueYear))-previous(costsPreferredIndex)*(1+preferredRate)^(dueYear-year+1))-costsWhenDue",
    { first: "=lpInvested*INDEX(all(costsPreferredIndex),MAX(1,dueYear))-costsWhenDue" },
  ),
  costsHurdleWhenDue: euro(
    "Fee and expenses of this year’s deal at the hurdle rate when due",
    "=lpInvested*(INDEX(all(costsHurdleIndex),MAX(1,dueYear))-previous(costsHurdleIndex)*(1+hurdleIrr)^(dueYear-year+1))",
    { first: "=lpInvested*INDEX(all(costsHurdleIndex),MAX(1,dueYear))" },
  ),
  costsOfPaid: euro(
    "Fee and expenses of deals that have paid",
    '=IF(drawnForDeals>0,costsPerEuro*SUMIF(all(dueYear),"<"&year,all(lpInvested)),costsDrawn)',
    { note: "Before the first deal, all of them." },
  ),
  costsDue: euro(
    "Fee and expenses to return",
    `=IF(${proRata},costsOfPaid+SUMIF(all(dueYear),year,all(costsWhenDue)),costsDrawn)`,
    { total: true },
  ),
  costsPreferredDue: euro(
    "Preferred return that becomes due with them",
    `=IF(${proRata},SUMIF(all(dueYear),year,all(costsPreferredWhenDue)),0)`,
  ),
  costsAtHurdle: euro(
    "Their value at the hurdle rate",
    `=IF(${proRata},costsOfPaid+SUMIF(all(dueYear),year,all(costsHurdleWhenDue)),costsDrawn)`,
  ),
};

function perEuro(...[label, formula, more]: [string, string, { first: string }?]) {
  return decimal(label, formula, { digits: 4, ...more });
}

/** What a plan is worth at another rate than that of the case. */
export function planValueAt(rate: string) {
  return `=first(flowToCome)*(1+${rate})^-first(yearsUntil)+NPV(${rate},rest(flowToCome))*(1+${rate})^(1-yearsUntil.2)`;
}

/** What the company is worth at another rate, with the terminal value by growth. */
export function valueByGrowth(rate: string, plan: string, growth: string, reinvested: string) {
  return `IF(${growth}>=${rate},"No value",${plan}+last(nopat)*(1+${growth})*(1-${reinvested})/(${rate}-${growth})*(1+${rate})^-last(yearsUntil))`;
}

/** What the company is worth at another rate, with the terminal value by multiple. */
export function valueByMultiple(rate: string, plan: string, exit: string) {
  return `${plan}+last(ebit)*${exit}*(1+${rate})^-yearsToEnd`;
}

import type { SheetUnit } from "../definition.ts";

const currencies = "€|eur|euro|\\$|usd|£|gbp|chf|¥|jpy";
const scaled =
  "[tkm](?:€|eur|\\$|usd|£)|(?:€|eur|\\$|usd|£) ?(?:k|m|mn|mio|bn)\\.?|mio\\.?(?: (?:€|eur))?|(?:€|eur|\\$|usd|£|gbp) ?(?:thousands?|millions?|tsd\\.?|['’]?000s?)";
const things =
  "x|×|times|#|no\\.?|number|units?|pcs|stk\\.?|bps?|basis points|pct|percent|date|datum|text|flag|switch|0/1";
const time =
  "years?|yrs?|jahre?n?|quarters?|quartale?n?|months?|monate?n?|weeks?|days?|tage?n?|hours?|hrs?";
const measures = "kwh|mwh|kw|kwp|mw|m2|m²|sqm|sq\\.? ?ft|km|kg|t";
const unit = new RegExp(
  `^[([]?(?:in )?(?:% of [^()]{1,15}|x ebitda|(?:%|${currencies}|${scaled}|${things}|${time}|${measures})(?: ?/ ?[^()]{1,15}| ?p\\. ?[am]\\.?| (?:per|pro|a) [^()]{1,15})?)[)\\]]?$`,
  "iu",
);

/** A text in a column of units: `EUR`, `% p.a.`, `x EBITDA`, `€ / month`. */
export function isUnitText(text: string): boolean {
  return text.length <= 24 && unit.test(text);
}

const meanings: readonly (readonly [RegExp, SheetUnit])[] = [
  [/^(€|eur|euro)$/i, "€"],
  [/^(\$|usd)$/i, "$"],
  [/^(£|gbp)$/i, "£"],
  [/^(x|×|times|x ebitda)$/i, "×"],
  [/^(years?|yrs?|jahre?n?)$/i, "years"],
  [/^(months|monate?n?)$/i, "months"],
  [/^(hours?|hrs?)$/i, "hours"],
  [/^kwh$/i, "kWh"],
  [/^kwp?$/i, "kW"],
];

type UnitMeaning = {
  unit?: SheetUnit;
  /** Follows the figure: `a year`, `of sales`. */
  per?: string;
  /** A unit that figures on a page do not have, to be written after the label. */
  beside?: string;
};

export function meaningOfUnit(text: string): UnitMeaning {
  const bare = text.replaceAll(/[()[\]]|^in /g, "").trim();
  const [, first = "", of, rest = ""] =
    /^(.*?)(?:( ?\/ ?| per | of | pro | a | ?(?=p\.))(\S.*))?$/i.exec(bare) ?? [];
  const period = /^(p\. ?)?(a\.?|years?|jahr|annum)$/i.test(rest)
    ? "a year"
    : /^(p\. ?)?(m\.?|months?|monat)$/i.test(rest)
      ? "a month"
      : null;
  const per = period ?? (of === " of " ? `of ${rest}` : rest && `per ${rest}`);
  const found = meanings.find(([pattern]) => pattern.test(first))?.[1];
  const isPlain = /^(#|no\.?|number|date|datum|text|flag|switch|0\/1|month)$/i;
  return {
    ...(found && { unit: found }),
    ...(per && { per }),
    ...(!found &&
      !isPlain.test(first) && { beside: /^(%|pct|percent)$/i.test(first) ? "%" : bare }),
  };
}

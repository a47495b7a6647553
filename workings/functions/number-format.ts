import { dateOfDay } from "../calendar.ts";
import { monthNames } from "../date-text.ts";
import { isDay } from "./dates.ts";
import { roundTo } from "./math.ts";

type Token = {
  kind:
    | "literal"
    | "digit"
    | "point"
    | "comma"
    | "percent"
    | "exponent"
    | "slash"
    | "text"
    | "date"
    | "elapsed"
    | "general";
  text: string;
};

type Section = { tokens: readonly Token[]; condition: ((number: number) => boolean) | null };

/** A value as a number format shows it: `#,##0.00`, `0.0%`, `d mmm yyyy`, `#,##0;(#,##0);"-"`. `null` for a date before 1900. */
export function formatted(value: number | string, format: string): string | null {
  const sections = sectionsOf(format);
  if (typeof value === "string") {
    const ofText = sections[3] ?? sections.find(({ tokens }) => hasKind(tokens, "text"));
    return ofText
      ? ofText.tokens.map(({ kind, text }) => (kind === "text" ? value : text)).join("")
      : value;
  }
  const { section, size } = chosen(value, sections);
  if (!section) return "";
  const { tokens } = section;
  if (hasKind(tokens, "date") || hasKind(tokens, "elapsed")) return dateText(tokens, value);
  const text = numberShown(tokens, Math.abs(size));
  return size < 0 ? `-${text}` : text;
}

function hasKind(tokens: readonly Token[], kind: Token["kind"]) {
  return tokens.some((token) => token.kind === kind);
}

/** A section of its own for negative numbers shows them without a sign. */
function chosen(
  value: number,
  sections: readonly Section[],
): { section: Section | undefined; size: number } {
  const [first, second, third] = sections;
  if (sections.some(({ condition }) => condition)) {
    const isLast = (section: Section) => section === sections.at(-1);
    const section = sections.find((one) => one.condition?.(value) ?? (isLast(one) || value >= 0));
    return { section, size: value };
  }
  if (value < 0 && second) return { section: second, size: -value };
  return { section: value === 0 && third ? third : first, size: value };
}

const tokenForm =
  /"([^"]*)"|\\(.)|_(.)|\*.|\[([^\]]*)\]|(general)|(y+|m+|d+|h+|s+(?:\.0+)?|am\/pm|a\/p)|(e[-+])|([0#?])|(\.)|(,)|(%)|(\/)|(@)|(;)|(.)/gis;

function sectionsOf(format: string): Section[] {
  const sections: { tokens: Token[]; condition: Section["condition"] }[] = [
    { tokens: [], condition: null },
  ];
  for (const match of format.matchAll(tokenForm)) {
    const current = sections.at(-1);
    const [, quoted, escaped, skipped, bracket, ...others] = match;
    const [general, date, exponent, digit, point, comma, percent, slash, text, end, other] = others;
    const add = (kind: Token["kind"], text: string) => current?.tokens.push({ kind, text });
    if (end) sections.push({ tokens: [], condition: null });
    else if (bracket !== undefined) {
      const [, sign, limit] = /^(<>|<=|>=|[<>=])(-?[\d.]+)$/.exec(bracket) ?? [];
      if (sign && current) current.condition = conditionOf(sign, Number(limit));
      else if (/^(h+|m+|s+)$/i.test(bracket)) add("elapsed", bracket.toLowerCase());
      // A currency with the code of its country; colors are not shown.
      else add("literal", /^\$([^-]*)/.exec(bracket)?.[1] ?? "");
    } else if (skipped !== undefined) add("literal", " ");
    else if (general) add("general", general);
    else if (date) add("date", date.toLowerCase());
    else if (exponent) add("exponent", exponent);
    else if (digit) add("digit", digit);
    else if (point) add("point", point);
    else if (comma) add("comma", comma);
    else if (percent) add("percent", percent);
    else if (slash) add("slash", slash);
    else if (text) add("text", text);
    else add("literal", quoted ?? escaped ?? other ?? "");
  }
  return sections;
}

function conditionOf(sign: string, limit: number): (number: number) => boolean {
  if (sign === "<") return (number) => number < limit;
  if (sign === "<=") return (number) => number <= limit;
  if (sign === ">") return (number) => number > limit;
  if (sign === ">=") return (number) => number >= limit;
  return (number) => (number === limit) === (sign === "=");
}

/** As a cell without a format shows a number: in eleven characters. */
export function generalText(number: number): string {
  const size = Math.abs(number);
  const sign = number < 0 ? "-" : "";
  const wholeDigits = Math.trunc(size).toFixed().length;
  const decimals = size < 1e-4 ? 12 : Math.max(0, 10 - wholeDigits);
  const plain = stripped(size.toFixed(decimals));
  if (size === 0 || (size < 1e11 && plain.length <= 11 && plain !== "0")) return sign + plain;
  const [mantissa = "", power = ""] = size.toExponential(5).split("e");
  return `${sign}${stripped(mantissa)}E${power[0]}${power.slice(1).padStart(2, "0")}`;
}

function stripped(decimal: string): string {
  return decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
}

function numberShown(tokens: readonly Token[], size: number): string {
  if (hasKind(tokens, "general")) {
    return tokens.map(({ kind, text }) => (kind === "general" ? generalText(size) : text)).join("");
  }
  if (hasKind(tokens, "slash") && hasKind(tokens, "digit")) return fractionShown(tokens, size);
  const lastDigit = tokens.findLastIndex(({ kind }) => kind === "digit");
  const isScale = ({ kind }: Token, at: number) => kind === "comma" && at > lastDigit;
  const percents = tokens.filter(({ kind }) => kind === "percent").length;
  const value = size * 100 ** percents * 1000 ** -tokens.filter(isScale).length;
  const kept = tokens.filter((token, at) => !isScale(token, at));
  const exponentAt = kept.findIndex(({ kind }) => kind === "exponent");
  if (exponentAt < 0) return decimalShown(kept, value);
  return scientificShown(kept.slice(0, exponentAt), kept.slice(exponentAt), value);
}

/** Digits, sign and thousands of a number between the literal parts of its format. */
function decimalShown(tokens: readonly Token[], value: number): string {
  if (!hasKind(tokens, "digit")) return tokens.map(({ text }) => text).join("");
  const pointAt = tokens.findIndex(({ kind }) => kind === "point");
  const whole = pointAt < 0 ? tokens : tokens.slice(0, pointAt);
  const decimals = pointAt < 0 ? [] : tokens.slice(pointAt + 1);
  const count = decimals.filter(({ kind }) => kind === "digit").length;
  const [digits = "", part = ""] = roundTo(value, count).toFixed(count).split(".");
  return wholeShown(whole, digits === "0" ? "" : digits) + partShown(decimals, part, pointAt >= 0);
}

function wholeShown(tokens: readonly Token[], digits: string): string {
  const isGrouped = hasKind(tokens, "comma");
  const firstDigit = tokens.findIndex(({ kind }) => kind === "digit");
  let [shown, left, count] = ["", digits, 0];
  const write = (digit: string) => {
    const isGroup = isGrouped && count > 0 && count % 3 === 0 && digit !== " ";
    shown = digit + (isGroup ? "," : "") + shown;
    count++;
  };
  for (const [at, { kind, text }] of [...tokens.entries()].reverse()) {
    if (kind === "comma") continue;
    if (kind !== "digit") {
      shown = text + shown;
      continue;
    }
    const digit = left.slice(-1);
    left = left.slice(0, -1);
    const filler = text === "0" ? "0" : text === "?" ? " " : "";
    if (digit || filler) write(digit || filler);
    // The first place takes all digits that are left.
    for (; at === firstDigit && left; left = left.slice(0, -1)) write(left.slice(-1));
  }
  return left + shown;
}

function partShown(tokens: readonly Token[], digits: string, hasPoint: boolean): string {
  const significant = digits.replace(/0+$/, "").length;
  let at = 0;
  const shown = tokens.map(({ kind, text }) => {
    if (kind !== "digit") return text;
    const digit = digits[at++] ?? "0";
    if (text === "0" || at <= significant) return digit;
    return text === "?" ? " " : "";
  });
  return (hasPoint ? "." : "") + shown.join("");
}

function scientificShown(
  mantissa: readonly Token[],
  [sign, ...power]: readonly Token[],
  value: number,
): string {
  const pointAt = mantissa.findIndex(({ kind }) => kind === "point");
  const isDigit = ({ kind }: Token) => kind === "digit";
  const places = (pointAt < 0 ? mantissa : mantissa.slice(0, pointAt)).filter(isDigit).length;
  const decimals = mantissa.filter(isDigit).length - places;
  let exponent = value === 0 ? 0 : Number(value.toExponential(14).split("e")[1]);
  const step = Math.max(1, places);
  exponent -= ((exponent % step) + step) % step;
  // Rounding may carry into a further place.
  if (roundTo(value / 10 ** exponent, decimals) >= 10 ** step) exponent += step;
  const shown = decimalShown(mantissa, Number((value / 10 ** exponent).toPrecision(15)));
  const before = exponent < 0 ? "-" : sign?.text.endsWith("+") ? "+" : "";
  return `${shown}E${before}${wholeShown(power, exponent === 0 ? "" : String(Math.abs(exponent)))}`;
}

/** `# ?/?`, with a denominator of as many digits as there are places, or a fixed one as in `# ?/8`. */
function fractionShown(tokens: readonly Token[], size: number): string {
  const form = tokens.map(({ text }) => text).join("");
  const [, whole = "", , below = ""] = /^(.*?)([0#?]+)\/([0#?]+|\d+)/.exec(form) ?? [];
  const hasWhole = /[0#?]/.test(whole);
  const fixed = Number(below);
  const rest = hasWhole ? size - Math.trunc(size) : size;
  const denominators =
    fixed > 0 ? [fixed] : Array.from({ length: 10 ** below.length - 1 }, (_, at) => at + 1);
  const error = (by: number) => Math.abs(Math.round(rest * by) / by - rest);
  const by = denominators.reduce((best, next) => (error(next) < error(best) - 1e-12 ? next : best));
  const above = Math.round(rest * by);
  const units = hasWhole ? Math.trunc(size) + Math.floor(above / by) : 0;
  const remaining = hasWhole ? above % by : above;
  const fraction = `${remaining}/${String(by).padEnd(fixed > 0 ? 0 : below.length)}`;
  if (!hasWhole) return fraction;
  if (remaining === 0) return `${units}${" ".repeat(fraction.length + 1)}`;
  return `${units > 0 || whole.includes("0") ? units : ""} ${fraction}`;
}

const dayNames = [
  ...["Sunday", "Monday", "Tuesday", "Wednesday"],
  ...["Thursday", "Friday", "Saturday"],
] as const;

function dateText(tokens: readonly Token[], value: number): string | null {
  if (!isDay(value)) return null;
  const shownSecond = tokens.find(({ kind, text }) => kind === "date" && text.startsWith("s"));
  const fractionDigits = shownSecond?.text.split(".")[1]?.length ?? 0;
  const seconds = roundTo(value * 86_400, fractionDigits);
  const { year, month, day } = dateOfDay(Math.floor(seconds / 86_400));
  const ofDay = seconds % 86_400;
  const isHalf = tokens.some(({ kind, text }) => kind === "date" && /^a/.test(text));
  const hour = Math.floor(ofDay / 3600);
  const minute = Math.floor(ofDay / 60) % 60;
  const timed = tokens.filter(({ kind }) => kind === "date" || kind === "elapsed");
  const padded = (number: number, { length }: string) => String(number).padStart(length, "0");

  return tokens.map(partText).join("");

  function partText(token: Token): string {
    const { kind, text } = token;
    if (kind === "elapsed") {
      const unit = text[0] === "h" ? 3600 : text[0] === "m" ? 60 : 1;
      return padded(Math.floor(seconds / unit), text);
    }
    if (kind !== "date") return text;
    if (/^am|^a/.test(text)) {
      const half = hour < 12 ? "AM" : "PM";
      return text === "a/p" ? (half[0] ?? "") : half;
    }
    if (text[0] === "y") return text.length > 2 ? padded(year, "yyyy") : padded(year % 100, "yy");
    if (text[0] === "d") return dayText(text);
    if (text[0] === "h") return padded(isHalf ? hour % 12 || 12 : hour, text.slice(0, 2));
    if (text[0] === "s") return secondText(text);
    return isMinute(token) ? padded(minute, text.slice(0, 2)) : monthText(text);
  }

  function dayText(text: string) {
    const name = dayNames[(Math.floor(seconds / 86_400) + 6) % 7] ?? "";
    if (text.length > 2) return text.length === 3 ? name.slice(0, 3) : name;
    return padded(day, text);
  }

  function monthText(text: string) {
    const name = monthNames[month - 1] ?? "";
    if (text.length < 3) return padded(month, text);
    return text.length === 3 ? name.slice(0, 3) : text.length === 5 ? name.slice(0, 1) : name;
  }

  function secondText(text: string) {
    const [whole = ""] = text.split(".");
    const shown = (ofDay % 60).toFixed(fractionDigits);
    return whole.length > 1 ? shown.padStart(shown.length + (ofDay % 60 < 10 ? 1 : 0), "0") : shown;
  }

  /** `m` is a minute after an hour and before a second. */
  function isMinute(token: Token) {
    const at = timed.indexOf(token);
    return timed[at - 1]?.text.startsWith("h") || timed[at + 1]?.text.startsWith("s") || false;
  }
}

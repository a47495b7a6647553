/** How a number format writes a number. */
export type FormatUnit = {
  kind: "amount" | "percent" | "date" | "number" | "text";
  digits: number;
  /** A currency or a unit that the format writes beside the number: `€`, `months`. */
  sign: string | null;
};

/** Reads `#,##0.00 "€"`, `0.0%`, `yyyy-mm-dd`: the first part of a format, which is that of positive numbers. */
export function unitOfFormat(format: string): FormatUnit {
  const [positive = ""] = format.split(";");
  const signs = [
    ...positive.matchAll(/"([^"]*)"|\[\$([^\]-]*)[^\]]*\]|\\([\p{L}%€$£¥×])|([€$£¥×x])/gu),
  ]
    .map(([, quoted, currency, escaped, plain]) =>
      (quoted ?? currency ?? escaped ?? plain ?? "").trim(),
    )
    .filter((sign) => sign !== "");
  const bare = positive.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, "");
  const [sign = null] = signs;
  const digits = /\.([0#?]+)/.exec(bare)?.[1]?.length ?? 0;
  if (bare.trim() === "@") return { kind: "text", digits: 0, sign: null };
  if (/[yd]|mmm/i.test(bare)) return { kind: "date", digits: 0, sign: null };
  if (bare.includes("%")) return { kind: "percent", digits, sign: null };
  return { kind: sign && /[€$£¥]|EUR|USD|GBP|CHF/.test(sign) ? "amount" : "number", digits, sign };
}

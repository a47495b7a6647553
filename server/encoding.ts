export type Encoding = "br" | "gzip" | "identity";

/** The best variant that a client accepts, by its `Accept-Encoding`: `gzip, br;q=0` accepts gzip. */
export function chooseEncoding(
  accepted: string | undefined,
  available: readonly ("br" | "gzip")[],
): Encoding {
  const weights = new Map((accepted ?? "").split(",").map(parseEntry));
  const weight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  return available.find((name) => weight(name) > 0) ?? "identity";
}

function parseEntry(entry: string): [name: string, weight: number] {
  const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, quality ? Number(quality.slice(2)) || 0 : 1];
}

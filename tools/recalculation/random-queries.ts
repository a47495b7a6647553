import fc from "fast-check";

/** The opening case of a list has few rows; with these parameters every row of it is filled. */
export function rows(count: number, row: Record<string, fc.Arbitrary<string>>) {
  return Array.from({ length: count }, (_, index) =>
    Object.entries(row).map(([key, text]) => text.map((value) => `${key}${index + 1}=${value}`)),
  ).flat();
}

export function query(parameters: readonly fc.Arbitrary<string>[]) {
  return fc.tuple(...parameters).map((texts) => texts.join("&"));
}

export function between({ min, max }: { min: number; max: number }) {
  return fc.integer({ min: Math.ceil(min), max }).map(String);
}

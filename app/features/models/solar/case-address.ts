import { baseCase } from "#models/solar/inputs.ts";
import { caseOf, type SolarCase } from "./solar-case.ts";
import { fromShown, inputNames, solarField, toShown } from "./solar-fields.ts";

const financingKey = "pay";

/** Every name the query of a shared case may hold. */
export const caseKeys = [financingKey, ...inputNames.map((name) => solarField(name).key)];

/** The case a query asks for. What is no number is ignored, what is too large or small is clamped. */
export function readCase(search: string): SolarCase {
  const query = new URLSearchParams(search);
  const inputs = { ...baseCase };
  for (const name of inputNames) {
    const shown = plainNumber(query.get(solarField(name).key));
    const value = shown === null ? null : fromShown(name, shown);
    if (value !== null) inputs[name] = value;
  }
  return caseOf(query.get(financingKey) === "loan" ? "loan" : "cash", inputs);
}

/** The query that leads back to a case: what differs from the base case, so nothing for that. */
export function writeCase({ financing, inputs }: SolarCase): string {
  const query = new URLSearchParams();
  if (financing === "loan") query.set(financingKey, financing);
  for (const name of inputNames) {
    if (inputs[name] !== baseCase[name]) {
      query.set(solarField(name).key, String(toShown(name, inputs[name])));
    }
  }
  return query.size === 0 ? "" : `?${query}`;
}

/** `Number` alone would take an empty text for 0 and `0x1F` for 31. */
function plainNumber(text: string | null) {
  return text !== null && /^-?\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : null;
}

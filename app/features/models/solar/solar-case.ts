import {
  baseCase,
  type Financing,
  type SolarInputName,
  type SolarInputs,
} from "#models/solar/inputs.ts";
import { resized } from "#models/solar/limits.ts";

export type SolarCase = {
  financing: Financing;
  inputs: SolarInputs;
  /**
   * The system a change of size scales: the last whose cost or production was set on purpose.
   * Scaling the scaled one again would round at every step of the slider and drift.
   */
  scaledFrom: SolarInputs;
};

export const startingCase = caseOf("cash", baseCase);

export function caseOf(financing: Financing, inputs: SolarInputs): SolarCase {
  return { financing, inputs, scaledFrom: inputs };
}

/** A larger system costs and produces more in proportion; every other input moves alone. */
export function withInput(solarCase: SolarCase, name: SolarInputName, value: number): SolarCase {
  const { financing, inputs, scaledFrom } = solarCase;
  const moved = { ...inputs, [name]: value };
  switch (name) {
    case "systemSizeKw":
      return { financing, inputs: resized(scaledFrom, value), scaledFrom };
    case "systemCost":
    case "yearlyProductionKwh":
      return caseOf(financing, moved);
    default:
      return { financing, inputs: moved, scaledFrom: { ...scaledFrom, [name]: value } };
  }
}

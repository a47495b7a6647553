import { type CaseAddress, useCaseInAddress } from "../use-case-in-address.ts";
import { readCase, writeCase } from "./case-address.ts";
import type { SolarCase } from "./solar-case.ts";

const address: CaseAddress<SolarCase> = {
  read: readCase,
  write: (_, solarCase) => writeCase(solarCase),
};

export function useSolarCase() {
  const { current, ...rest } = useCaseInAddress(address);
  return { solarCase: current, ...rest };
}

import { type CaseAddress, useCaseInAddress } from "../use-case-in-address.ts";
import { caseFromQuery, queryWithCase } from "./case-address.ts";
import type { FundCase } from "./fund-case.ts";

export type ChangeCase = (next: (fundCase: FundCase) => FundCase) => void;

const address: CaseAddress<FundCase> = {
  read: (search) => caseFromQuery(new URLSearchParams(search)),
  write(search, fundCase) {
    const query = queryWithCase(new URLSearchParams(search), fundCase).toString();
    return query && `?${query}`;
  },
};

export function useFundCase() {
  const { current, ...rest } = useCaseInAddress(address);
  return { fundCase: current, ...rest };
}

import { fullAddress } from "./address.ts";

/** How the structured data of other things refers to the owner. */
export const ownerReference = { "@id": fullAddress("/about#person") };

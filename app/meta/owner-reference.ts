import { fullAddress } from "./address.ts";

/** How other facts refer to the owner. */
export const ownerReference = { "@id": fullAddress("/about#person") };

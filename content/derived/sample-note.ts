import type { Profile } from "../types.ts";

/** What the footer and the resume say while the profile is the demo's. */
export function sampleNote({ name, sampleOwner }: Pick<Profile, "name" | "sampleOwner">) {
  return sampleOwner === name ? `Sample content: ${name} is not a real person` : null;
}

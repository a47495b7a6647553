import type { Profile } from "../types.ts";

/** The job that the owner has today. */
export function currentEntry({ experience }: Pick<Profile, "experience">) {
  return experience.find(({ kind, to }) => kind === "work" && to === null);
}

/** Its title, or the field of somebody without one. */
export function currentJob(owner: Pick<Profile, "experience" | "field">) {
  return currentEntry(owner)?.title ?? owner.field;
}

import type { Profile } from "./types.ts";

/** The title of the job that the owner has today, or the field of somebody without one. */
export function currentJob({ experience, field }: Pick<Profile, "experience" | "field">) {
  return experience.find(({ kind, to }) => kind === "work" && to === null)?.title ?? field;
}

import { readFileSync } from "node:fs";

/** How many files and connections the process may have open, where the system tells. */
export function openFilesLimit(limitsFile = "/proc/self/limits"): number {
  try {
    return parseOpenFilesLimit(readFileSync(limitsFile, "utf8"));
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export function parseOpenFilesLimit(limits: string): number {
  const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  return soft === undefined || soft === "unlimited" ? Number.POSITIVE_INFINITY : Number(soft);
}

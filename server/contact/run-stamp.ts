import { createHash, randomBytes } from "node:crypto";
import { hostname } from "node:os";

const host = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
const run = randomBytes(6).toString("hex");

/** Marks what this run of the server leaves on disk: machine, process, and one run of it. */
export const runStamp = `${host}-${process.pid}-${run}`;

/** True when the run that left the stamp has surely ended. Of another machine one cannot know. */
export function hasEnded(stamp: string): boolean {
  const [stampHost, stampPid, stampRun] = stamp.split("-");
  if (stampHost !== host || stampRun === run) return false;
  const pid = Number(stampPid);
  // In a container every run of the server has the same number.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

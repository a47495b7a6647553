export type BuildTime = { seconds: number; cpuSeconds: number };

/** User and system seconds of what a shell has run, from the last line that its `times` prints. */
export function childSeconds(printed: string) {
  const times = printed.trimEnd().split("\n").at(-1) ?? "";
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`The shell printed no times: ${times}`);
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

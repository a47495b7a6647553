/** The faults whose check found one. */
export function faults(checks: readonly [isFault: boolean, fault: string][]): string[] {
  return checks.filter(([isFault]) => isFault).map(([, fault]) => fault);
}

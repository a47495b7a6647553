/** The name of a shift in the sheet, `down50` for half a point: in basis points, without a sign that a name cannot have. */
export function shiftName(shift: number) {
  return `${shift < 0 ? "down" : "up"}${Math.round(Math.abs(shift) * 10_000)}`;
}

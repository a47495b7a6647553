/** `−2.5`, with a real minus sign. */
export function decimal(value: number, digits = 0) {
  return value.toFixed(digits).replace("-", "−");
}

/** `+2.5` or `−2.5`: a change. */
export function change(value: number, digits = 0) {
  return `${value > 0 ? "+" : ""}${decimal(value, digits)}`;
}

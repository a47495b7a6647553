/** Of 1024 bytes, as in the budgets. */
export function kilobytes(bytes: number) {
  return bytes / 1024;
}

export function seconds(ms: number) {
  return (ms / 1000).toFixed(2);
}

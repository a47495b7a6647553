/** Where the contact service reports to, such as `console`. Nothing a visitor wrote is passed to it. */
export type Log = {
  info(line: string): void;
  warn(line: string): void;
  error(line: string): void;
};

/** Names an error without its message, which may quote what the visitor wrote. */
export function nameError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const reply = "responseCode" in error ? Number(error.responseCode) : Number.NaN;
  return Number.isInteger(reply) ? `${code} (SMTP reply ${reply})` : code;
}

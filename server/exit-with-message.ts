/** Ends the process with the message alone: what is wrong and what to do, without a stack trace. */
export function exitWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

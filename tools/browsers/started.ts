import type { ChildProcess } from "node:child_process";

const limitMs = 60_000;

/** Retries until a program that was just started answers. */
export async function started<Answer>(
  name: string,
  program: ChildProcess,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const began = performance.now();
  while (program.exitCode === null && performance.now() - began < limitMs) {
    const answer = await attempt().catch(() => null);
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  program.kill();
  throw new Error(`${name} did not start.`);
}

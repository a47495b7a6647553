import { spawn } from "node:child_process";

/** A screen for a browser that cannot do without one: the one there is, or one that only exists in memory. */
export async function openDisplay() {
  if (process.env.DISPLAY) return { name: process.env.DISPLAY, close() {} };
  // Chooses a free number and writes it to the third channel.
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1440x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error("Xvfb ended before it had a screen.")));
    server.stdio[3]?.once("data", (text: Buffer) => resolve(String(text).trim()));
  });
  return { name: `:${number}`, close: () => server.kill() };
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#server/test-site-server.ts";

export type RunningSite = { origin: string; stop(): Promise<void> };

/** Serves a build with the real server, in a separate process so that measuring does not slow it. */
export async function serve(buildFolder: string): Promise<RunningSite> {
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      PORT: String(port),
      BUILD_DIR: buildFolder,
      OUTBOX_DIR: ".cache/bench/outbox",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stopChild = () => child.kill();
  process.once("exit", stopChild);
  await listening(child);
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      process.off("exit", stopChild);
      const exited = once(child, "exit");
      child.kill();
      await exited;
    },
  };
}

function listening(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      if (chunk.includes("Serving on")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code} at its start.`)));
  });
}

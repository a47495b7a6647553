import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#server/test-site-server.ts";

export type Gauge = { rss: number; held: number; sockets: number; files: number };

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** The real server as a process of its own, started as `npm run serve` starts it. */
export async function startServerProcess(env: Record<string, string>) {
  const port = await freePort();
  const preload = ["--expose-gc", "--import", "tsx", "--import", "./tools/load/gauge.ts"];
  const child = spawn(process.execPath, [...preload, "server/main.ts"], {
    env: { PATH: process.env.PATH ?? "", PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const exited = once(child, "exit") as Promise<[code: number | null, signal: string | null]>;
  await listening(child);

  return {
    port,
    exited: exited.then(([code, signal]) => code ?? signal),
    signal: (name: NodeJS.Signals) => child.kill(name),
    async gauge(): Promise<Gauge> {
      child.send("gauge");
      const [gauge] = await once(child, "message");
      return gauge;
    },
  };
}

function listening(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      // The log of accepted and refused messages that follows does not matter here.
      if (output.includes("Serving on")) return;
      output += chunk;
      if (output.includes("Serving on")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.\n${output}`)));
  });
}

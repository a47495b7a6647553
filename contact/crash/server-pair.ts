import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { contactPath } from "#contracts/contact-fields.ts";
import { compileTestProgram } from "#server/test-program.ts";

type CrashProcess = {
  port: number;
  url: string;
  /** SIGKILL, without a warning. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** Asks it to end and resolves with its exit code. */
  end(): Promise<number | null>;
};

const source = fileURLToPath(new URL("./crash-server.ts", import.meta.url));
let compiled: Promise<string> | undefined;

/** Starts `crash-server.ts` as a process of its own, through `command` if there is one; resolves when it listens. */
export async function startCrashProcess(
  env: Record<string, string>,
  command: readonly string[] = [],
): Promise<CrashProcess> {
  compiled ??= compileTestProgram(source);
  const [program = "", ...args] = [...command, process.execPath, await compiled];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "close");
  const port = await readyPort(child);
  return {
    port,
    url: `http://127.0.0.1:${port}${contactPath}`,
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
    async end() {
      child.kill("SIGTERM");
      await exited;
      return child.exitCode;
    },
  };
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
      const ready = /^ready on (\d+)$/m.exec(output);
      if (ready) resolve(Number(ready[1]));
    });
    child.once("exit", (code) =>
      reject(new Error(`The server ended with ${code} before it was ready`)),
    );
  });
}

const unshare = ["unshare", "--user", "--map-root-user", "--pid", "--fork", "--kill-child"];

/**
 * The command that starts a process as the first of its own PID namespace, as a container does:
 * both servers then have the same host name and the same process id. Empty where the system forbids it.
 */
export function containerCommand(): readonly string[] {
  const [command = "", ...args] = unshare;
  return spawnSync(command, [...args, "true"]).status === 0 ? unshare : [];
}

/** Two servers that share one outbox. */
export async function startServerPair(env: Record<string, string>, command: readonly string[]) {
  const start = (port = 0) => startCrashProcess({ ...env, PORT: String(port) }, command);
  const servers: [CrashProcess, CrashProcess] = await Promise.all([start(), start()]);
  let kills = 0;
  return {
    ports: servers.map(({ port }) => port),
    urls: servers.map(({ url }) => url),
    kills: () => kills,
    /** Kills one of the two, in turn, and starts it again on the same port. */
    async killAndRestart() {
      const index = kills % 2 === 0 ? 0 : 1;
      kills += 1;
      const { port } = servers[index];
      await servers[index].kill();
      servers[index] = await start(port);
    },
    async close() {
      for (const server of servers) await server.kill();
    },
  };
}

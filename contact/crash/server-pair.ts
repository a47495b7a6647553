import { spawnSync } from "node:child_process";
import { type CrashProcess, startCrashProcess } from "./crash-process.ts";

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

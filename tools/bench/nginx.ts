import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "#server/test-site-server.ts";
import type { RunningSite } from "./serve.ts";

/** nginx with one worker, serving the same precompressed files; nothing where it is not installed. */
export async function serveWithNginx(siteFolder: string): Promise<RunningSite | null> {
  const program = findNginx();
  if (!program) return null;
  const folder = path.resolve(".cache/bench/nginx");
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const configuration = path.join(folder, "nginx.conf");
  await writeFile(configuration, nginxConfiguration(folder, path.resolve(siteFolder), port));
  const child = spawn(program, ["-c", configuration, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stopChild = () => child.kill();
  process.once("exit", stopChild);
  const origin = `http://localhost:${port}`;
  await answering(origin);
  return {
    origin,
    async stop() {
      process.off("exit", stopChild);
      const exited = once(child, "exit");
      child.kill();
      await exited;
    },
  };
}

/** In the PATH, or where `NGINX_PATH` says. */
function findNginx() {
  const program = process.env.NGINX_PATH || "nginx";
  try {
    execFileSync(program, ["-v"], { stdio: "ignore" });
    return program;
  } catch {
    return null;
  }
}

/** As fast as nginx goes with files: open files are kept, and nothing is logged. */
export function nginxConfiguration(folder: string, siteFolder: string, port: number) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  ${temporary.join(" ")}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=1000;
  gzip_static on;
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root ${siteFolder};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
}

async function answering(origin: string) {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await fetch(origin).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("nginx does not answer; see its message above.");
}

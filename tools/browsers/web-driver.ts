import { spawn } from "node:child_process";
import { freePort } from "#server/test-site-server.ts";
import type { Command, Parameters, Remote } from "./session.ts";
import { started } from "./session.ts";

/** The path of each command in the WebDriver standard. */
const places: Record<Command, string> = {
  Navigate: "url",
  ExecuteScript: "execute/sync",
  FindElement: "element",
  PerformActions: "actions",
  SetWindowRect: "window/rect",
};

type Options = {
  /** `WebKitWebDriver`. */
  driver: string;
  /** `MiniBrowser`. */
  browser: string;
  script: boolean;
};

/** WebKitGTK's small browser under its WebDriver. */
export async function openWebKit({ driver, browser, script }: Options): Promise<Remote> {
  const display = await openDisplay();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display.name },
  });
  await started("WebKitWebDriver", program, () => ask(origin, "GET", "/status"));
  const created = await ask(origin, "POST", "/session", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": {
          binary: browser,
          args: ["--automation", `--enable-javascript=${script}`],
        },
      },
    },
  });
  const session = `/session/${Object(created).sessionId}`;
  return {
    name: "WebKit",
    command: (command, parameters) =>
      ask(origin, "POST", `${session}/${places[command]}`, parameters),
    close: async () => {
      await ask(origin, "DELETE", session).catch(() => {});
      program.kill();
      display.close();
    },
  };
}

async function ask(origin: string, method: string, path: string, body?: Parameters) {
  const response = await fetch(origin + path, {
    method,
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = Object(await response.json());
  if (!response.ok) throw new Error(`WebKit: ${Object(value).message ?? response.status}`);
  return value;
}

/** A display for a browser that needs one: the machine's own, or a virtual one in memory. */
async function openDisplay() {
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

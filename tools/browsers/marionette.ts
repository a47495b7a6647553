import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "#server/test-site-server.ts";
import type { Remote } from "./session.ts";
import { started } from "./session.ts";

/**
 * Firefox under its own remote protocol, the one that geckodriver translates to: Debian has no
 * geckodriver. A message is its length, a colon and JSON.
 */
export async function openFirefox(
  binary: string,
  { script }: { script: boolean },
): Promise<Remote> {
  const profile = await mkdtemp(path.join(tmpdir(), "firefox-"));
  const port = await freePort();
  await writeFile(path.join(profile, "user.js"), preferences(port, script));
  const browser = spawn(binary, ["--marionette", "--headless", "--profile", profile], {
    stdio: "ignore",
  });
  const socket = await started("Firefox", browser, () => tryConnect(port));
  const send = conversation(socket);
  await send("WebDriver:NewSession", {});
  return {
    name: "Firefox",
    command: async (command, parameters) => {
      const answer = await send(`WebDriver:${command}`, parameters);
      return Object(answer).value;
    },
    close: async () => {
      await send("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {});
      await ended(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function preferences(port: number, script: boolean) {
  const values = {
    "marionette.port": port,
    "javascript.enabled": script,
    "ui.prefersReducedMotion": 1,
    "datareporting.policy.dataSubmissionEnabled": false,
    "app.update.enabled": false,
    "browser.shell.checkDefaultBrowser": false,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
    .join("\n");
}

function tryConnect(port: number) {
  return new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket));
    socket.once("error", reject);
  });
}

type Waiting = { resolve: (value: unknown) => void; reject: (reason: Error) => void };

/** Numbers each command and matches its answer to it. */
function conversation(socket: Socket) {
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let count = 0;

  socket.on("data", (part) => {
    received = Buffer.concat([received, Buffer.from(part)]);
    for (let message = next(); message; message = next()) {
      const [, id, error, result] = message;
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error) reject?.(new Error(`Firefox: ${error.message}`));
      else resolve?.(result);
    }
  });
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has ended."));
  });

  function next(): [1, number, { message: string } | null, unknown] | null {
    const colon = received.indexOf(":");
    const length = Number(received.subarray(0, Math.max(0, colon)));
    if (colon < 0 || received.length < colon + 1 + length) return null;
    const text = received.subarray(colon + 1, colon + 1 + length).toString();
    received = received.subarray(colon + 1 + length);
    const message: unknown = JSON.parse(text);
    // The first message is a greeting.
    return Array.isArray(message) ? (message as ReturnType<typeof next>) : next();
  }

  return (command: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      const text = JSON.stringify([0, count, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

function ended(browser: ChildProcess) {
  return browser.exitCode === null
    ? new Promise<void>((resolve) => browser.once("exit", () => resolve()))
    : undefined;
}

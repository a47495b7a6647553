import type { ChildProcess } from "node:child_process";

/** The WebDriver commands that we use, under Firefox's names for them. */
export type Command =
  | "Navigate"
  | "ExecuteScript"
  | "FindElement"
  | "PerformActions"
  | "SetWindowRect";

export type Parameters = Readonly<Record<string, unknown>>;

/** A browser under remote control. */
export type Remote = {
  name: string;
  command: (command: Command, parameters: Parameters) => Promise<unknown>;
  close: () => Promise<void>;
};

/** The scripts of the site start after the page has loaded, and so after this. */
const listenForFaults = `
window.faults = [];
addEventListener("error", ({ message }) => window.faults.push(message));
addEventListener("unhandledrejection", ({ reason }) => window.faults.push(String(reason)));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  window.faults.push(violatedDirective + " blocked " + blockedURI));`;

/** What a visitor does in a browser, in terms that every browser understands. */
export class Session {
  private readonly remote: Remote;
  private readonly origin: string;

  constructor(remote: Remote, origin: string) {
    this.remote = remote;
    this.origin = origin;
  }

  get browser() {
    return this.remote.name;
  }

  async open(path: string) {
    await this.remote.command("Navigate", { url: this.origin + path });
  }

  /** Opens a page and waits until React has taken over; errors are recorded from then on. */
  async openReady(path: string) {
    await this.open(path);
    await this.run(listenForFaults);
    await this.run('dispatchEvent(new Event("start"))');
    await this.until(`!("boot" in window) || !document.querySelector("script[type=module]")`);
  }

  /** Errors of scripts and of the security policy since the page was opened. */
  faults() {
    return this.run<string[]>("return window.faults");
  }

  /** Runs the body of a function in the page. */
  async run<Result>(script: string, ...args: unknown[]) {
    return (await this.remote.command("ExecuteScript", { script, args })) as Result;
  }

  /** Waits until an expression in the page is true. */
  async until(expression: string, limitMs = 15_000) {
    const began = performance.now();
    while (!(await this.run<boolean>(`return Boolean(${expression})`))) {
      if (performance.now() - began > limitMs) {
        throw new Error(`${this.browser}: never true: ${expression}`);
      }
    }
  }

  /** With the pointer: WebKit cannot click an element by name in a page without script. */
  async click(selector: string) {
    await this.point(selector, [
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  async hover(selector: string) {
    await this.point(selector, []);
  }

  async type(selector: string, text: string) {
    await this.click(selector);
    await this.press(...text);
  }

  /** Presses and releases keys one after the other, wherever the focus is. */
  async press(...keys: string[]) {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.remote.command("PerformActions", {
      actions: [{ type: "key", id: "keyboard", actions }],
    });
  }

  async resize(width: number, height: number) {
    await this.remote.command("SetWindowRect", { width, height });
  }

  private async point(selector: string, actions: readonly object[]) {
    const origin = await this.remote.command("FindElement", {
      using: "css selector",
      value: selector,
    });
    await this.run('arguments[0].scrollIntoView({ block: "center" })', origin);
    const move = { type: "pointerMove", duration: 0, x: 0, y: 0, origin };
    await this.remote.command("PerformActions", {
      actions: [
        {
          type: "pointer",
          id: "mouse",
          parameters: { pointerType: "mouse" },
          actions: [move, ...actions],
        },
      ],
    });
  }
}

/** As the standard numbers keys without a character. */
export const arrowUpKey = "\uE013";
export const escapeKey = "\uE00C";

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

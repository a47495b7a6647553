import { nameError } from "../service/log.ts";
import type { Send } from "../store/message-store.ts";
import { retryDelay } from "./retry-plan.ts";
import { type Outage, type Sending, sendDue } from "./send-due.ts";

/** How often to look for retries that are due and for messages that another server has stored. */
const defaultIdleMs = 5_000;

export type Sender = {
  /** There is a new message. */
  poke(): void;
  /** Starts no further message. Resolves when those being sent have arrived. */
  stop(): Promise<void>;
  /** Aborts what `stop` is still waiting for. */
  abort(): void;
};

/** Calls `sendDue` whenever there is something to do, until it is stopped. */
export function startSender<Body>({
  store,
  send,
  plan,
  onFailed,
  idleMs = defaultIdleMs,
  clock = Date.now,
  log,
}: Pick<Sending<Body>, "store" | "send" | "plan" | "onFailed" | "log"> & {
  idleMs?: number;
  clock?: () => number;
}): Sender {
  const controller = new AbortController();
  const underWay = new Set<Promise<void>>();
  /** In a row, without a message in between that the mail server answered. */
  let outages = 0;
  /** While the mail server is unreachable, new messages wait with the others. */
  let pausedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let pokedWhileRunning = false;
  let stopping = false;

  schedule(0);
  return {
    poke() {
      if (running) pokedWhileRunning = true;
      else schedule(remainingPauseMs());
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
      await Promise.all(underWay);
    },
    abort: () => controller.abort(),
  };

  /** Never longer than the longest pause, even when the clock was set back. */
  function remainingPauseMs() {
    return Math.min(plan.maxMs, Math.max(0, pausedUntil - clock()));
  }

  function schedule(delayMs: number) {
    clearTimeout(timer);
    if (stopping) return;
    timer = setTimeout(() => {
      running = run();
    }, delayMs);
    // The web server keeps the process alive; a pending retry should not.
    timer.unref();
  }

  async function run() {
    try {
      await runPass();
    } catch (error) {
      log.error(`contact: the outbox could not be worked on: ${nameError(error)}`);
    }
    running = null;
    const again = pokedWhileRunning;
    pokedWhileRunning = false;
    schedule(again ? remainingPauseMs() : remainingPauseMs() || idleMs);
  }

  function runPass() {
    return sendDue({
      store,
      send: sendAndCount,
      plan,
      onFailed,
      onOutage,
      clock,
      log,
      signal: controller.signal,
      underWay,
      shouldYield: () => stopping || pokedWhileRunning,
      pauseMs: () => retryDelay(outages + 1, plan),
    });
  }

  function onOutage({ reason, until }: Outage) {
    outages += 1;
    pausedUntil = until.getTime();
    log.warn(
      `contact: no mail can be sent: ${reason}. Messages are safe in the outbox. Next try at ${until.toISOString()}`,
    );
    if (!running) schedule(remainingPauseMs());
  }

  async function sendAndCount(...args: Parameters<Send<Body>>) {
    const result = await send(...args);
    if (result.kind === "unavailable") return result;
    outages = 0;
    pausedUntil = 0;
    return result;
  }
}

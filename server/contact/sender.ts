import { type Log, nameError } from "./log.ts";
import type { Outbox } from "./outbox.ts";
import type { SenderLease } from "./sender-lease.ts";
import { isRefusal, type SendEml } from "./smtp.ts";

export type RetryPlan = {
  /** Wait after the first failure; it doubles with every further one. */
  firstMs: number;
  maxMs: number;
  /** How often to look for messages that another process has put into the outbox. */
  idleMs: number;
};

export const defaultRetryPlan: RetryPlan = { firstMs: 5_000, maxMs: 15 * 60_000, idleMs: 15_000 };

const hourMs = 3_600_000;

/** Doubling waits, each shortened by up to half at random so that many senders do not march in step. */
export function retryDelay(failures: number, { firstMs, maxMs }: RetryPlan, random = Math.random) {
  const full = Math.min(maxMs, firstMs * 2 ** (failures - 1));
  return full * (1 - random() / 2);
}

/**
 * Sends what is in the outbox, oldest first, until the mail server has taken it. Gives up on no
 * message. Knows nothing that is not on disk, so a restart goes on where the last run ended.
 */
export function startSender({
  outbox,
  send,
  lease,
  keepSentMs,
  plan = defaultRetryPlan,
  clock = Date.now,
  log,
}: {
  outbox: Outbox;
  send: SendEml;
  lease: SenderLease;
  keepSentMs: number;
  plan?: RetryPlan;
  clock?: () => number;
  log: Log;
}) {
  const refused = new Map<string, { failures: number; notBefore: number }>();
  /** Taken by the server but not yet moved: must never be sent again. */
  const taken = new Set<string>();
  let outages = 0;
  let outageUntil = 0;
  let forgotAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let pokedWhileRunning = false;
  let stopped = false;

  wake(0);
  return {
    /** There is a new message. While the mail server is away it waits with the others. */
    poke() {
      if (running) pokedWhileRunning = true;
      else wake(Math.max(0, outageUntil - clock()));
    },
    /** Lets a message on its way arrive, then rests. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };

  function wake(delayMs: number) {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, delayMs);
    // The site keeps the process alive; waiting to retry is no reason to.
    timer.unref();
  }

  async function run() {
    let delay = plan.idleMs;
    try {
      delay = await pass();
    } catch (error) {
      log.error(`contact: the outbox could not be worked on: ${nameError(error)}`);
    }
    running = null;
    const again = pokedWhileRunning;
    pokedWhileRunning = false;
    wake(again ? Math.max(0, outageUntil - clock()) : delay);
  }

  /** One walk through the outbox; returns how long to wait before the next. */
  async function pass(): Promise<number> {
    const names = await outbox.pending();
    for (const name of refused.keys()) if (!names.includes(name)) refused.delete(name);

    const due = names.filter((name) => (refused.get(name)?.notBefore ?? 0) <= clock());
    try {
      for (const name of due) {
        if (stopped || !(await lease.hold())) return plan.idleMs;
        const outcome = await attempt(name);
        if (outcome === "outage") return outageUntil - clock();
      }
    } finally {
      if (due.length > 0) await lease.release();
    }
    await forgetOldSent();

    const waits = [...refused.values()].map(({ notBefore }) => Math.max(0, notBefore - clock()));
    return Math.min(plan.idleMs, ...waits);
  }

  async function attempt(name: string): Promise<"done" | "refused" | "outage"> {
    try {
      if (!taken.has(name)) {
        const eml = await outbox.read(name);
        if (eml === null) return "done";
        await send(eml);
        taken.add(name);
        outages = 0;
      }
    } catch (error) {
      return isRefusal(error) ? noteRefusal(name, error) : noteOutage(error);
    }
    await outbox.markSent(name);
    taken.delete(name);
    refused.delete(name);
    log.info(`contact: sent ${name}`);
    return "done";
  }

  function noteRefusal(name: string, error: unknown) {
    const failures = (refused.get(name)?.failures ?? 0) + 1;
    const delay = retryDelay(failures, plan);
    refused.set(name, { failures, notBefore: clock() + delay });
    log.warn(
      `contact: the mail server refused ${name}: ${nameError(error)}. Next try in ${seconds(delay)}`,
    );
    return "refused" as const;
  }

  function noteOutage(error: unknown) {
    outages += 1;
    const delay = retryDelay(outages, plan);
    outageUntil = clock() + delay;
    log.warn(
      `contact: no mail could be sent: ${nameError(error)}. Messages are safe in the outbox. Next try in ${seconds(delay)}`,
    );
    return "outage" as const;
  }

  async function forgetOldSent() {
    if (clock() - forgotAt < hourMs) return;
    forgotAt = clock();
    const count = await outbox.forgetSent(clock() - keepSentMs);
    if (count > 0) log.info(`contact: deleted ${count} sent messages past their keeping time`);
  }
}

export type Sender = ReturnType<typeof startSender>;

function seconds(ms: number) {
  return `${Math.ceil(ms / 1000)} s`;
}

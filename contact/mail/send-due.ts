import { type Log, nameError } from "../service/log.ts";
import type {
  Claim,
  MessageStore,
  Send,
  SendResult,
  WaitingMessage,
} from "../store/message-store.ts";
import { nextStep, type RetryPlan } from "./retry-plan.ts";

/** The next message is started when the one before it has arrived, or after this long. */
const slowAfterMs = 1_000;

/** Simultaneous connections. Mail servers allow more. */
const lanes = 10;

export type Sending<Body> = {
  store: MessageStore<Body>;
  send: Send<Body>;
  plan: RetryPlan;
  clock: () => number;
  log: Log;
  /** Stops the pass and ends its SMTP sessions. */
  signal: AbortSignal;
  /** Open sessions, including those that an earlier pass began. */
  underWay: Set<Promise<void>>;
  /** True when no further message should be started: the server is stopping, or a new message came in. */
  shouldYield: () => boolean;
  /** How long to leave the mail server alone when it is unreachable. */
  pauseMs: () => number;
  /** Called once when the pass finds the mail server unreachable. */
  onOutage: (outage: Outage) => void;
  /** Called with each message that is set aside, and its body when it could be read. */
  onFailed: (message: WaitingMessage, reason: string, body: Body | null) => Promise<void>;
};

export type Outage = { reason: string; until: Date };
type Failure = Exclude<SendResult, { kind: "taken" }>;

/**
 * One pass over the messages whose time has come. Each succeeds or fails on its own. They go one after the other
 * as long as the mail server is quick, so that a crash leaves at most one in doubt; one that takes longer delays
 * neither the others nor the next pass. Only when no message would get through does the pass end early. Runs on any
 * platform.
 */
export async function sendDue<Body>(sending: Sending<Body>): Promise<void> {
  const { store, clock, underWay, shouldYield } = sending;
  const due = await store.due(new Date(clock()));
  let outage: Outage | null = null;
  for (const [index, { id }] of due.entries()) {
    while (underWay.size >= lanes) await Promise.race(underWay);
    if (outage !== null) return postponeUntried(due.slice(index), outage, sending);
    if (index > 0 && shouldYield()) return;
    const work = begin(id).finally(() => underWay.delete(work));
    underWay.add(work);
    await atMost(slowAfterMs, work);
  }

  async function begin(id: string) {
    try {
      const found = await attempt(id, sending);
      // Several sessions may find the same.
      if (found === null || outage !== null) return;
      outage = found;
      sending.onOutage(found);
    } catch (error) {
      sending.log.error(`contact: ${id} could not be worked on: ${nameError(error)}`);
    }
  }
}

async function attempt<Body>(id: string, sending: Sending<Body>): Promise<Outage | null> {
  const { store, clock, log } = sending;
  const claim = await store.claim(id);
  if (claim === null) return null;
  let body: Body;
  try {
    body = await claim.read();
  } catch (error) {
    await giveUp(claim, `The file cannot be read: ${nameError(error)}`, null, sending);
    return null;
  }
  const result = await sendWithClaim(claim, body, sending);
  if (result === "lost") return null;
  if (result.kind === "taken") {
    await claim.sent(new Date(clock()));
    log.info(`contact: sent ${id}`);
    return null;
  }
  if (sending.signal.aborted) {
    // A session that we ended ourselves says nothing about the message.
    await claim.release();
    return null;
  }
  return settleFailure(claim, result, body, sending);
}

/** Renews the claim while the session lasts, and ends it if another server took over. */
async function sendWithClaim<Body>(
  claim: Claim<Body>,
  body: Body,
  { send, signal, log }: Sending<Body>,
): Promise<SendResult | "lost"> {
  const lost = new AbortController();
  async function renew() {
    // A disk error does not mean that another server took the claim.
    const held = await claim.renew().catch(() => true);
    if (!held) lost.abort();
  }
  await renew();
  const renewing = setInterval(renew, claim.renewEveryMs);
  try {
    const result = lost.signal.aborted
      ? "lost"
      : await send(body, AbortSignal.any([signal, lost.signal]));
    if (!lost.signal.aborted || (result !== "lost" && result.kind === "taken")) return result;
    log.warn(`contact: another server took over ${claim.message.id}`);
    return "lost";
  } finally {
    clearInterval(renewing);
  }
}

async function settleFailure<Body>(
  claim: Claim<Body>,
  failure: Failure,
  body: Body,
  sending: Sending<Body>,
): Promise<Outage | null> {
  const now = new Date(sending.clock());
  const { reason } = failure;
  const outage =
    failure.kind === "unavailable"
      ? { reason, until: new Date(now.getTime() + sending.pauseMs()) }
      : null;
  const step = nextStep(claim.message, failure, sending.plan, now);
  if (step.kind === "give up") {
    await giveUp(claim, step.reason, body, sending);
  } else {
    const nextTryAt = outage?.until ?? step.at;
    await claim.postpone({ now, nextTryAt, reason });
    sending.log.warn(
      `contact: ${claim.message.id} was not accepted: ${reason}. Next try at ${nextTryAt.toISOString()}`,
    );
  }
  return outage;
}

async function giveUp<Body>(
  claim: Claim<Body>,
  reason: string,
  body: Body | null,
  { clock, log, onFailed }: Sending<Body>,
) {
  await claim.fail({ now: new Date(clock()), reason });
  log.error(`contact: gave up on ${claim.message.id}: ${reason}. Run npm run messages to see it`);
  await onFailed(claim.message, reason, body);
}

/** The lifetime of a message runs even if the mail server is unreachable before its turn comes. */
async function postponeUntried<Body>(
  messages: readonly WaitingMessage[],
  { reason, until }: Outage,
  sending: Sending<Body>,
) {
  const now = new Date(sending.clock());
  for (const message of messages) {
    const step = nextStep(message, { kind: "unavailable", reason }, sending.plan, now);
    if (message.firstTriedAt !== null && step.kind === "retry") continue;
    const claim = await sending.store.claim(message.id);
    if (claim === null) continue;
    if (step.kind === "give up") await giveUp(claim, step.reason, null, sending);
    else await claim.postpone({ now, nextTryAt: until, reason });
  }
}

async function atMost(milliseconds: number, work: Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, timeUp]);
  clearTimeout(timer);
}

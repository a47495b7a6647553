/** How long a key stays known after its message was sent and deleted. */
export const keyMemoryMs = 30 * 86_400_000;

/** From here on the owner is warned: there is still as much room as has been used so far. */
export const warningThreshold = 0.5;

/** A flood of bots must not fill the disk. */
export const maxSpam = 200;

/** The longest that a retry is postponed. */
export const longestWaitMs = 2 * 3_600_000;

/**
 * More than the clocks of two servers may differ. A claim that ends later than its lease and this
 * was made by a clock that has been set back since, and no longer counts.
 */
export const clockToleranceMs = 3_600_000;

/**
 * Where messages live between the Send button and the owner's inbox. Two stores implement this
 * contract: files in a folder (Node) and a D1 table (Cloudflare Worker). They differ in
 * `Body` (a finished mail on Node, the fields as JSON on the Worker), in how a claim is held (a
 * file name, a column) and in nothing else that the sending code can see.
 */
export type MessageStore<Body> = {
  /**
   * Resolves once the message would survive a power cut. The same message under the same key,
   * whether it is waiting, sent, deleted or failed, resolves as `"known"` and changes nothing. Another
   * message under a key that is taken throws `KeyReusedError`: dropping it silently would lose it.
   * Throws `StoreFullError` when the owner's limit is reached.
   */
  put(message: NewMessage<Body>): Promise<"stored" | "known">;
  /**
   * Keeps a message that a bot wrote, for the owner to see. It is never sent unless the owner asks, does not count
   * toward the limit, and takes no key: the same message from a person is still stored. Past `maxSpam` it is dropped.
   */
  putSpam(message: NewMessage<Body>): Promise<void>;
  /**
   * Waiting messages whose next try has come, those never tried first, then oldest first. A next try
   * further away than `longestWaitMs` was set by a clock that has been set back since, and is due.
   */
  due(now: Date): Promise<WaitingMessage[]>;
  /**
   * The right to send one waiting message, for as long as it is renewed. `null` when another
   * server holds it, or when the message is no longer waiting.
   */
  claim(id: string): Promise<Claim<Body> | null>;
  /** For the health check. */
  overview(): Promise<StoreOverview>;
  /** Every message there is, oldest first. */
  list(): Promise<StoredMessage[]>;
  /** `null` when there is no such message or it cannot be read. */
  read(id: string): Promise<Body | null>;
  /** Puts a message back in the queue as if it had never been tried. False when there is none. */
  requeue(id: string): Promise<boolean>;
  /**
   * Deletes messages that were sent, done or taken for spam before the moment, and no others, and returns how many.
   * Their keys stay known for `keyMemoryMs`: a visitor whose answer got lost may try again days later.
   */
  forgetOld(before: Date): Promise<number>;
};

export type NewMessage<Body> = {
  /** Chosen by the client: one per message, the same for every attempt to hand it over. */
  key: string;
  receivedAt: Date;
  body: Body;
};

export type StoreOverview = {
  oldestWaiting: Date | null;
  failed: number;
  /** Of the messages, or of the bytes, that the owner allows. At 1 no message is accepted. */
  usedShare: number;
};

export type StoredMessage = WaitingMessage | SentMessage | FailedMessage | FiledMessage;

/** In the order in which a message goes through them, so that one that is being moved is not missed. */
export const messageStates = ["waiting", "sent", "done", "failed", "spam"] as const;

export type MessageState = (typeof messageStates)[number];

type AnyMessage = {
  /** Derived from the key: the same key always has the same id. */
  id: string;
  receivedAt: Date;
};

export type WaitingMessage = AnyMessage & {
  state: "waiting";
  /** Tries to send so far. */
  attempts: number;
  firstTriedAt: Date | null;
  nextTryAt: Date | null;
  /** The last failure, in words without anything the visitor wrote. */
  reason: string | null;
};

export type SentMessage = AnyMessage & { state: "sent"; sentAt: Date };

export type FailedMessage = AnyMessage & {
  state: "failed";
  attempts: number;
  failedAt: Date;
  reason: string | null;
};

/** Nothing more happens to it: the owner has dealt with it, or a bot wrote it. */
export type FiledMessage = AnyMessage & { state: "done" | "spam" };

/** Each of `sent`, `postpone`, `fail` and `release` ends the claim. */
export type Claim<Body> = {
  message: WaitingMessage;
  /** Rejects when this one body cannot be read; `fail` then sets the message aside. */
  read(): Promise<Body>;
  /** Called while a session with the mail server lasts. False: another server took over. */
  renew(): Promise<boolean>;
  /** How often `renew` has to be called to keep the claim safely. */
  renewEveryMs: number;
  sent(now: Date): Promise<void>;
  postpone(failure: { now: Date; nextTryAt: Date; reason: string }): Promise<void>;
  /** Sets the message aside for the owner. It is kept until the owner acts. */
  fail(failure: { now: Date; reason: string }): Promise<void>;
  /** Gives the message back untouched. */
  release(): Promise<void>;
};

/** The handler answers it with 503 before the disk is full. */
export class StoreFullError extends Error {
  override name = "StoreFullError";
  readonly code = "STORE_FULL";
}

/** The handler answers it with 422. A client whose text has changed makes a new key. */
export class KeyReusedError extends Error {
  override name = "KeyReusedError";
  readonly code = "KEY_REUSED";
}

/** The outcome of one attempt to send. A `Send` does not throw. */
export type SendResult =
  | { kind: "taken" }
  /** This message alone; `permanent` when the same message would be refused again. */
  | { kind: "refused"; permanent: boolean; reason: string }
  /** No message would get through: network, login, quota of the service. */
  | { kind: "unavailable"; reason: string };

export type Send<Body> = (body: Body, signal: AbortSignal) => Promise<SendResult>;

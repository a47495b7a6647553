import type { MessageStore } from "#contact/store/message-store.ts";

export type StoreUnderTest<Body> = {
  /** Two servers that share one storage. */
  store: MessageStore<Body>;
  second: MessageStore<Body>;
  /** Moves the clock of both, forwards or backwards. */
  advance(ms: number): void;
  now(): Date;
  leaseMs: number;
  bodyOf(text: string): Body;
  textOf(body: Body): string;
};

export type OpenStore<Body> = () => Promise<StoreUnderTest<Body>>;

export function keyOf(n: number) {
  return `key-of-message-${n}`;
}

/** A fresh store with this many messages, a second apart. */
export async function openWith<Body>(open: OpenStore<Body>, count: number) {
  const opened = await open();
  for (let n = 1; n <= count; n++) {
    await opened.store.put({
      key: keyOf(n),
      receivedAt: opened.now(),
      body: opened.bodyOf(`${n}`),
    });
    opened.advance(1000);
  }
  return opened;
}

export async function claimFirst<Body>({ store, now }: StoreUnderTest<Body>) {
  const [message] = await store.due(now());
  const claim = await store.claim(message?.id ?? "");
  if (claim === null) throw new Error("The message could not be claimed");
  return claim;
}

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startMailServer } from "../mail/test-mail-server.ts";
import { countMails, duplicatesIn, sendAll } from "./messages.ts";
import { startServerPair } from "./server-pair.ts";
import type { PhaseResult } from "./store-phase.ts";

const leaseMs = 1_000;
const timeLimitMs = 180_000;

/**
 * Two servers send from one folder, to a mail server that sometimes takes longer than a lease
 * lasts. Without kills every message arrives once. A kill between the mail server's answer and the
 * move to `sent/` may make one arrive twice: SMTP leaves no way around that.
 */
export async function mailPhase(
  folder: string,
  { messages, kills, command }: { messages: number; kills: number; command: readonly string[] },
): Promise<PhaseResult> {
  const outbox = join(folder, kills > 0 ? "mail-with-kills" : "mail");
  let slow = 0;
  const mail = await startMailServer({
    onRcptTo(_, __, done) {
      slow += 1;
      setTimeout(done, slow % 40 === 0 ? leaseMs * 2.5 : 2);
    },
  });
  const pair = await startServerPair(
    {
      OUTBOX_DIR: outbox,
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(mail.port),
      LEASE_MS: String(leaseMs),
      CONTACT_BURST: "1000000",
      CONTACT_PER_HOUR: "1000000",
    },
    command,
  );
  const stopAt = performance.now() + timeLimitMs;
  const ids = Array.from({ length: messages }, (_, n) => `mail-${n}`);
  try {
    const sending = sendAll(ids, { urls: pair.urls, connections: 8, stopAt });
    for (let kill = 0; kill < kills; kill++) {
      while (mail.taken.length < (messages * (kill + 1)) / (kills + 1)) await pause(5);
      await pair.killAndRestart();
    }
    await sending;
    while ((await countWaiting(outbox)) > 0 && performance.now() < stopAt) await pause(50);
  } finally {
    await pair.close();
    await mail.close();
  }
  const arrived = await countMails(mail.taken.map(({ eml }) => eml));
  const lost = ids.filter((id) => !arrived.counts.has(id)).length;
  const duplicates = duplicatesIn(arrived);
  return {
    figures: {
      "SIGKILLs while sending": String(kills),
      "messages sent by two servers, lost, incomplete": `${messages}, ${lost}, ${arrived.incomplete}`,
      "sessions longer than the lease": String(Math.floor(slow / 40)),
      "arrived twice": String(duplicates),
    },
    failures: [
      ...(lost > 0 ? [`${lost} mails never arrived`] : []),
      ...(arrived.incomplete > 0 ? [`${arrived.incomplete} mails are incomplete`] : []),
      ...(duplicates > kills ? [`${duplicates} mails arrived twice with ${kills} kills`] : []),
    ],
  };
}

async function countWaiting(outbox: string) {
  return (await readdir(outbox)).filter((file) => file.endsWith(".eml")).length;
}

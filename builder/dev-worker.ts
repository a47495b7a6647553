import { exitWithMessage } from "#server/exit-with-message.ts";
import { startMiniflare } from "#server/worker/miniflare.ts";

const minuteMs = 60_000;

/** `npm run dev:worker`: the built site as a Worker, on Cloudflare's own engine on this machine. */
async function main() {
  const worker = await startMiniflare({
    port: Number(process.env.PORT || 8787),
    variables: Object.fromEntries(
      variableNames.flatMap((name) => {
        const value = process.env[name];
        return value ? [[name, value]] : [];
      }),
    ),
    databaseFolder: ".cache/worker",
  });
  console.log(`Serving on ${await worker.ready}`);
  // Stands in for the platform's cron trigger, which fires every minute.
  const clock = setInterval(async () => {
    await (await worker.getWorker()).scheduled({ cron: "* * * * *" });
  }, minuteMs);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      clearInterval(clock);
      await worker.dispose();
    });
  }
}

const variableNames = [
  "ALLOWED_ORIGINS",
  "CONTACT_BURST",
  "CONTACT_FROM",
  "CONTACT_PER_HOUR",
  "CONTACT_TO",
  "CONTACT_TOTAL_PER_HOUR",
  "GIVE_UP_AFTER_DAYS",
  "KEEP_SENT_DAYS",
  "MAIL_API_URL",
  "OUTBOX_MAX_MESSAGES",
  "RESEND_API_KEY",
  "SITE_URL",
];

await main().catch(exitWithMessage);

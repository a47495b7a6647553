import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { describeContactService } from "#contact/service/test-service-cases.ts";
import { startSiteServer } from "#server/test-site-server.ts";
import { startMiniflare } from "./miniflare.ts";

describeContactService("Node", async (variables) => {
  const { url, outbox, stop } = await startSiteServer({ TRUST_PROXY: "1", ...variables });
  return {
    url,
    stop,
    from: (address) => ({ "x-forwarded-for": address }),
    async subjects(state) {
      const folder = state === "waiting" ? outbox : path.join(outbox, state);
      const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"));
      const mails = files.map(async (file) =>
        PostalMime.parse(await readFile(path.join(folder, file))),
      );
      return (await Promise.all(mails)).map(({ subject }) => subject ?? "");
    },
  };
});

describeContactService("workerd", async (variables) => {
  const worker = await startMiniflare({ variables });
  const database = await worker.getD1Database("DB");
  return {
    url: (await worker.ready).origin,
    stop: () => worker.dispose(),
    from: (address) => ({ "cf-connecting-ip": address }),
    async subjects(state) {
      const { results } = await database
        .prepare("SELECT body ->> 'subject' AS subject FROM messages WHERE state = ?")
        .bind(state)
        .all<{ subject: string }>();
      return results.map(({ subject }) => subject);
    },
  };
});

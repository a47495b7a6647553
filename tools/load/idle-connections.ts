import { openFilesLimit } from "#server/connection-limits.ts";
import { openConnections } from "./connection.ts";
import type { LoadSite } from "./load-site.ts";
import { ordinaryVisitor } from "./ordinary-visitor.ts";
import { type Findings, none } from "./phase.ts";

/** More than the server accepts, and as many as this process may open. */
const most = 11_000;
const filesForTheTest = 200;

/** Connections that send nothing, past the server's limit: visitors must still get through. */
export async function idleConnections(
  port: number,
  site: LoadSite,
  { visitors }: { visitors: number },
): Promise<Findings> {
  const idle = await openConnections(port, Math.min(most, openFilesLimit() - filesForTheTest));
  let answered = 0;
  for (let number = 0; number < visitors; number++) {
    const { failures } = await ordinaryVisitor(port, site, "among idle connections");
    if (failures.length === 0) answered += 1;
  }
  for (const connection of idle) connection.drop();
  return {
    figures: {
      "idle connections": idle.length,
      "visitors among them that were answered": `${answered} of ${visitors}`,
    },
    failures: none(visitors - answered, "visitors were kept out by idle connections"),
  };
}

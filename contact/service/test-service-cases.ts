import { describe } from "vitest";
import { describeMessages } from "./test-service-cases/messages.ts";
import { describePages } from "./test-service-cases/pages.ts";
import { describeRefusals } from "./test-service-cases/refusals.ts";
import type { OpenSite } from "./test-service-cases/running-site.ts";

/** What the site promises on every platform. The same list runs against each of them. */
export function describeContactService(platform: string, open: OpenSite) {
  describe(`on ${platform}`, () => {
    describeMessages(open);
    describeRefusals(open);
    describePages(open);
  });
}

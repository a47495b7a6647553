import { createHash } from "node:crypto";
import { emailJsOrigin } from "#app/features/contact/email-service.ts";
import type { Profile } from "#content/types.ts";
import { type PolicyNeeds, pagePolicy, sqlWorkerPolicy } from "#contracts/security-headers.ts";
import { filesIn } from "../process/files.ts";
import type { BuildSettings } from "../settings.ts";

/** Other origins that pages may connect to. */
export function policyNeeds(
  { emailService, pageCountUrl }: Pick<BuildSettings, "emailService" | "pageCountUrl">,
  { demoVideoUrl }: Pick<Profile, "demoVideoUrl">,
): PolicyNeeds {
  const connect = [
    ...(emailService ? [emailJsOrigin] : []),
    ...(pageCountUrl ? [new URL(pageCountUrl).origin] : []),
  ];
  return {
    ...(connect.length > 0 && { connect }),
    ...(demoVideoUrl && { frame: new URL(demoVideoUrl).origin }),
  };
}

/**
 * A page with a Content-Security-Policy that allows only its own inline scripts and styles, so it must be the last
 * step; and the policy, for servers that can send it as a header.
 */
export function securePage(html: string, page: string, needs: PolicyNeeds) {
  refuseInlineStyles(page, html);
  const policy = pagePolicy(inlineHashes(html), { ...needs, runsSql: hasQuery(html) });
  return { html: withPolicy(page, html, policy), policy };
}

/** A page with a query may start PostgreSQL in a worker; no other page may. */
function hasQuery(html: string) {
  return html.includes('class="sql-query"');
}

/** A worker obeys the policy of its own file. */
export async function workerPolicies(site: string): Promise<Record<string, string>> {
  const workers = (await filesIn(site)).filter((file) =>
    /^assets\/sql-worker-[\w-]+\.js$/.test(file),
  );
  return Object.fromEntries(workers.map((file) => [file, sqlWorkerPolicy]));
}

/** The policy forbids style attributes, so the browser would ignore one silently. */
function refuseInlineStyles(page: string, html: string) {
  const [found] = /<[^>]* style="[^"]*"/.exec(html) ?? [];
  if (found) throw new Error(`${page}: inline style in ${found}; use a class or an SVG attribute.`);
}

const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style>([\s\S]*?)<\/style>/g;

export function inlineHashes(html: string) {
  return { scripts: hashesOf(html, inlineScript), styles: hashesOf(html, inlineStyle) };
}

function hashesOf(html: string, element: RegExp) {
  const contents = [...html.matchAll(element)].flatMap(([, content]) => content || []);
  return contents.map((content) => {
    const hash = createHash("sha256").update(content).digest("base64");
    return `'sha256-${hash}'`;
  });
}

const charset = '<meta charSet="utf-8"/>';

/** In the head, before anything the policy applies to. */
function withPolicy(page: string, html: string, policy: string) {
  if (!html.includes(charset)) {
    throw new Error(`${page}: no place for the policy; the head must hold ${charset}`);
  }
  // `frame-ancestors` works in a header only; in the page it would be a warning in the console.
  const inPage = policy.replace(/; frame-ancestors [^;]+/, "");
  const tag = `<meta http-equiv="Content-Security-Policy" content="${inPage}"/>`;
  return html.replace(charset, () => charset + tag);
}

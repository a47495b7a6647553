import { fullAddress } from "#app/lib/meta/address.ts";

export function loader() {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${fullAddress("/sitemap.xml")}\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

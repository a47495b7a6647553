import { address } from "#app/lib/meta/address.ts";
import { profile } from "#content/profile.ts";

export function loader() {
  const manifest = {
    name: profile.name,
    short_name: profile.name.split(" ")[0],
    description: profile.headline,
    start_url: address("/"),
    scope: address("/"),
    display: "browser",
    background_color: "#faf8f3",
    theme_color: "#faf8f3",
    icons: [
      { src: address("/favicon.svg"), type: "image/svg+xml", sizes: "any" },
      { src: address("/icon-192.png"), type: "image/png", sizes: "192x192" },
      { src: address("/icon-512.png"), type: "image/png", sizes: "512x512" },
      {
        src: address("/icon-maskable-512.png"),
        type: "image/png",
        sizes: "512x512",
        purpose: "maskable",
      },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}

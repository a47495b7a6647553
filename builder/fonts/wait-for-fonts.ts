import { once } from "node:events";
import type { Plugin } from "vite";

export const fontsReady = "fonts are made";

/**
 * The process that starts Vite makes the fonts meanwhile and then sends a message. A build that was
 * started without it takes the fonts that are there.
 */
export function waitForFonts(
  channel: NodeJS.EventEmitter & Pick<NodeJS.Process, "send"> = process,
): Plugin {
  const made = channel.send ? once(channel, "message") : null;
  return {
    name: "wait-for-fonts",
    apply: "build",
    async buildStart() {
      await made;
    },
  };
}

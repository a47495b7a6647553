import { createFontStack } from "@capsizecss/core";
import { mathTokens } from "./math-fonts.ts";
import type { TextFont } from "./text-fonts.ts";

/** Linux has fonts with the same widths as the common ones, under different names. */
const sameWidths: Record<string, string> = {
  TimesNewRomanPSMT: "Liberation Serif",
  ArialMT: "Liberation Sans",
  CourierNewPSMT: "Liberation Mono",
};

/** Texts name our fonts from the start; until they are loaded, the system fonts that follow are shown. */
export function familyRule(fonts: readonly TextFont[]) {
  const stacks = fonts.map(({ token, metrics, fallbacks, generic }) => {
    const { fontFamily } = createFontStack([metrics, ...fallbacks]);
    return { token, families: [...fontFamily.split(", "), generic] };
  });
  const tokens = stacks.map(({ token, families }) => `${token}: ${families.join(", ")};`);
  const display = stacks.find(({ token }) => token === "--font-display")?.families ?? [];
  return `:root {\n  ${[...tokens, ...mathTokens(display)].join("\n  ")}\n}`;
}

/** One per weight: a bold heading set in a fallback of regular width would wrap at a different word. */
export function fallbackFaces({ metrics, widths, fallbacks }: TextFont) {
  const faces = Object.entries(widths).map(([fontWeight, factor]) => {
    const ours = { ...metrics, xWidthAvg: metrics.xWidthAvg * factor };
    return createFontStack([ours, ...fallbacks], { fontFaceProperties: { fontWeight } }).fontFaces;
  });
  return faces.join("\n").replaceAll(/local\('(\w+)'\)/g, (source, name) => {
    const alike = sameWidths[name];
    return alike ? `${source}, local('${alike}'), local('${alike.replaceAll(" ", "")}')` : source;
  });
}

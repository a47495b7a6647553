import type { FontChains } from "../../fonts/static-fonts.ts";
import type { HouseColours } from "../../pages/house-colours.ts";

export type TextStyle = {
  /** Each letter is set in the first of these families that has it. */
  families: readonly string[];
  weight: 400 | 500;
  /** Points. */
  size: number;
  /** In sizes. */
  lineHeight: number;
  letterSpacing: number;
  colour: string;
};

export type TextStyles = ReturnType<typeof textStyles>;

/** The type of the resume: as on the About page, but smaller. */
export function textStyles(colours: HouseColours, { display, text, mono }: FontChains) {
  const body: TextStyle = {
    families: text,
    weight: 400,
    size: 9.4,
    lineHeight: 1.5,
    letterSpacing: 0,
    colour: colours.ink,
  };
  const label: TextStyle = {
    ...body,
    families: mono,
    size: 8,
    lineHeight: 1.3,
    colour: colours.muted,
  };
  const title: TextStyle = { ...body, families: display, lineHeight: 1.25 };
  return {
    body,
    label,
    link: { ...label, colour: colours.ink },
    code: { ...label, size: 9.5, colour: colours.accent },
    name: { ...title, weight: 500, size: 38, lineHeight: 1.1, letterSpacing: -0.6 },
    headline: { ...title, size: 14, lineHeight: 1.3 },
    sectionTitle: { ...title, size: 17, lineHeight: 1.2, letterSpacing: -0.15 },
    entryTitle: { ...title, size: 12.5 },
    group: { ...title, size: 11.5 },
    organisation: { ...body, size: 8.6, colour: colours.muted },
    level: { ...body, colour: colours.muted },
  } satisfies Record<string, TextStyle>;
}

import { create } from "fontkit";
import LineBreaker from "linebreak";
import type { FontChains, StaticFont } from "../../fonts/static-fonts.ts";
import type { TokenColors } from "../../pages/token-colors.ts";

type TextStyle = {
  /** Each letter is set in the first of these families that has it. */
  families: readonly string[];
  weight: 400 | 500;
  /** Points. */
  size: number;
  /** In sizes. */
  lineHeight: number;
  letterSpacing: number;
  color: string;
};

export type TextStyles = ReturnType<typeof textStyles>;

/** The type of the resume: as on the About page, but smaller. */
export function textStyles(colors: TokenColors, { display, text, mono }: FontChains) {
  const body: TextStyle = {
    families: text,
    weight: 400,
    size: 9.4,
    lineHeight: 1.5,
    letterSpacing: 0,
    color: colors.ink,
  };
  const label: TextStyle = {
    ...body,
    families: mono,
    size: 8,
    lineHeight: 1.3,
    color: colors.muted,
  };
  const title: TextStyle = { ...body, families: display, lineHeight: 1.25 };
  return {
    body,
    label,
    link: { ...label, color: colors.ink },
    name: { ...title, weight: 500, size: 38, lineHeight: 1.1, letterSpacing: -0.6 },
    headline: { ...title, size: 14, lineHeight: 1.3 },
    sectionTitle: { ...title, size: 17, lineHeight: 1.2, letterSpacing: -0.15 },
    entryTitle: { ...title, size: 12.5 },
    group: { ...title, size: 11.5 },
    organization: { ...body, size: 8.6, color: colors.muted },
    level: { ...body, color: colors.muted },
  } satisfies Record<string, TextStyle>;
}

/** Letters in a row that are set in the same font. */
type Run = { text: string; font: string; width: number };

type Line = { runs: readonly Run[]; width: number };

/** A text broken into lines. Lengths are in points. */
export type TypesetText = {
  style: TextStyle;
  lines: readonly Line[];
  lineHeight: number;
  height: number;
  /** From the top of a line. */
  baseline: number;
};

type Typeset = (text: string, style: TextStyle, width: number) => TypesetText;

/** How the PDF library knows a font. */
export function fontName(family: string, weight: number) {
  return `${family} ${weight}`;
}

type Measure = (text: string, font: string, style: TextStyle) => number;

/** Sets text in these fonts; `measure` tells how wide a run is. */
export function createTypesetter(fonts: readonly StaticFont[], measure: Measure): Typeset {
  const read = new Map(
    fonts.map(({ family, weight, data }) => {
      const { characterSet, ascent, descent, unitsPerEm } = create(data);
      const middle = (ascent + descent) / 2 / unitsPerEm;
      return [fontName(family, weight), { letters: new Set(characterSet), middle }];
    }),
  );

  function namesOf({ families, weight }: TextStyle) {
    return families.map((family) => fontName(family, weight));
  }

  function fontFor(character: string, style: TextStyle) {
    const names = namesOf(style);
    const code = character.codePointAt(0) ?? 0;
    return names.find((name) => read.get(name)?.letters.has(code)) ?? names[0] ?? "";
  }

  /** Its font is in the middle of a line; a letter in another font must not move the line. */
  function baselineOf(style: TextStyle) {
    const middle = read.get(namesOf(style)[0] ?? "")?.middle ?? 0;
    return style.size * (style.lineHeight / 2 + middle);
  }

  function runsOf(text: string, style: TextStyle): Run[] {
    const runs: { text: string; font: string }[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      // A mark belongs to its letter.
      const font = last && /\p{M}/u.test(character) ? last.font : fontFor(character, style);
      if (last?.font === font) last.text += character;
      else runs.push({ text: character, font });
    }
    return runs.map((run) => ({ ...run, width: measure(run.text, run.font, style) }));
  }

  function lineOf(text: string, style: TextStyle): Line {
    const runs = runsOf(text, style);
    // The space at the end of a line is kept, so that its last word is apart from the next.
    const shown = runsOf(text.trimEnd(), style);
    return { runs, width: shown.reduce((sum, run) => sum + run.width, 0) };
  }

  return (text, style, width) => {
    const lines: Line[] = [];
    let current = "";
    for (const part of breakable(text)) {
      if (current !== "" && lineOf(current + part, style).width > width) {
        lines.push(lineOf(current, style));
        current = "";
      }
      current += part;
      // A word that is wider than its column, such as a long address, is broken anywhere.
      while (lineOf(current, style).width > width && [...current].length > 1) {
        let fitting = [...current].length - 1;
        const head = () => [...current].slice(0, fitting).join("");
        while (fitting > 1 && lineOf(head(), style).width > width) fitting -= 1;
        const kept = head();
        lines.push(lineOf(kept, style));
        current = current.slice(kept.length);
      }
    }
    if (current !== "") lines.push(lineOf(current, style));
    const lineHeight = style.size * style.lineHeight;
    const height = lines.length * lineHeight;
    return { style, lines, lineHeight, height, baseline: baselineOf(style) };
  };
}

/** The parts of a text between which a line may end, by the rules of Unicode. */
function breakable(text: string) {
  const breaker = new LineBreaker(text);
  const parts: string[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    parts.push(text.slice(start, next.position));
    start = next.position;
  }
  return parts;
}

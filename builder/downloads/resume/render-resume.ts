import { qualifications } from "#app/features/about/qualifications.ts";
import { formatPeriod } from "#app/lib/format/date.ts";
import { currentJob } from "#content/derived/current-job.ts";
import { sampleNote } from "#content/derived/sample-note.ts";
import type { ExperienceEntry, Profile } from "#content/types.ts";
import { missingGlyphs, staticFonts, wholeChains } from "../../fonts/static-fonts.ts";
import type { TokenColors } from "../../pages/token-colors.ts";
import { column, openSheet, type Sheet } from "./sheet.ts";
import { type TextStyles, textStyles } from "./typeset-text.ts";

/** They select the form of an emoji and are not characters themselves: the PDF library would draw a box. */
const joiners = /[\u200d\ufe00-\ufe0f]/gu;

type Request = { owner: Profile; website: string; colors: TokenColors };

type Place = { sheet: Sheet; styles: TextStyles; colors: TokenColors };

/** Codes and years have their own column, as on the About page. */
const indent = 104;
const heavyRule = 0.9;
const lightRule = 0.5;

/** The About page on paper, in the same order and under the same headings; it may begin with a shorter text. */
export async function renderResume({ owner: given, website, colors }: Request) {
  const fonts = await staticFonts(JSON.stringify(given));
  const owner = drawable(given, await missingGlyphs(JSON.stringify(given), fonts));
  const sheet = openSheet(fonts, {
    // Metadata can be written in any script.
    title: `${given.name}: Resume`,
    author: given.name,
    subject: owner.headline,
    keywords: owner.skills.flatMap((group) => group.items).join(", "),
    creator: website,
  });
  const place: Place = { sheet, styles: textStyles(colors, wholeChains(fonts)), colors };

  drawHeading(place, owner, website);
  drawIntroduction(place, [
    ...(owner.summary ? [owner.summary] : owner.introduction),
    ...(owner.openTo ? [lookingFor(owner.openTo, owner.availability)] : []),
  ]);
  if (owner.experience.length > 0) {
    drawSection(place, "Experience and education");
    drawExperience(place, owner.experience);
  }
  if (owner.skills.length > 0) {
    drawSection(place, "Skills");
    drawSkills(place, owner.skills);
  }
  const { lists, heading } = qualifications(owner);
  if (lists.length > 0) {
    drawSection(place, heading);
    drawPairs(place, lists);
  }
  drawDoubleRule(place);
  drawFooters(place, sampleNote(given) ?? owner.name);
  return sheet.end();
}

function lookingFor(openTo: string, availability: string | undefined) {
  const line = `Open to: ${openTo}.`;
  return availability ? `${line} Available: ${availability}.` : line;
}

function drawHeading({ sheet, styles, colors }: Place, owner: Profile, website: string) {
  const { root } = sheet;
  const parts = [
    { tag: "P", words: `${owner.location} · ${owner.field}`, style: styles.label, above: 0 },
    { tag: "H1", words: owner.name, style: styles.name, above: 9 },
    { tag: "P", words: currentJob(owner), style: styles.headline, above: 5 },
  ] as const;
  for (const { tag, words, style, above } of parts) {
    const set = sheet.setText(words, style, column.width);
    sheet.y = sheet.text(tag, root, set, column.left, sheet.y + above);
  }
  sheet.y += 18;
  sheet.rule(sheet.y, heavyRule, colors.ink);
  sheet.y += 8;
  drawContact({ sheet, styles, colors }, contactOf(owner, website));
  sheet.y += 8;
  sheet.rule(sheet.y, lightRule, colors.rule);
}

function contactOf({ email, phone, linkedin }: Profile, website: string) {
  return [
    { words: email, address: `mailto:${email}` },
    ...(phone ? [{ words: phone, address: `tel:${phone.replace(/\(0\)|[^\d+]/g, "")}` }] : []),
    { words: withoutProtocol(website), address: website },
    { words: withoutProtocol(linkedin), address: linkedin },
  ];
}

/** The addresses side by side, in as many rows as they need. */
function drawContact({ sheet, styles }: Place, contact: ReturnType<typeof contactOf>) {
  const gap = 20;
  let x = column.left;
  let rowHeight = 0;
  sheet.group("L", sheet.root, (list) => {
    for (const { words, address } of contact) {
      const set = sheet.setText(words, styles.link, column.width);
      const width = Math.max(...set.lines.map((line) => line.width));
      if (x > column.left && x + width > column.right) {
        x = column.left;
        sheet.y += rowHeight;
        rowHeight = 0;
      }
      sheet.group("LI", list, (item) =>
        sheet.group("LBody", item, (body) => sheet.link(body, set, address, x, sheet.y)),
      );
      x += width + gap;
      rowHeight = Math.max(rowHeight, set.height);
    }
  });
  sheet.y += rowHeight;
}

function drawIntroduction({ sheet, styles }: Place, paragraphs: readonly string[]) {
  sheet.y += 12;
  for (const paragraph of paragraphs) {
    const set = sheet.setText(paragraph, styles.body, column.width - indent);
    sheet.y = sheet.text("P", sheet.root, set, column.left + indent, sheet.y + 6);
  }
}

/** A heading is never left alone at the bottom of a page. */
function drawSection({ sheet, styles, colors }: Place, title: string) {
  const above = 22;
  sheet.makeRoom(above + 100);
  sheet.y += above;
  sheet.rule(sheet.y, heavyRule, colors.ink);
  sheet.y += 8;
  const set = sheet.setText(title, styles.sectionTitle, column.width);
  sheet.y = sheet.text("H2", sheet.root, set, column.left, sheet.y);
}

function drawExperience({ sheet, styles, colors }: Place, entries: readonly ExperienceEntry[]) {
  const padding = 9.5;
  sheet.group("L", sheet.root, (list) => {
    for (const [index, entry] of entries.entries()) {
      const width = column.width - indent;
      const period = sheet.setText(formatPeriod(entry), styles.label, indent);
      const title = sheet.setText(entry.title, styles.entryTitle, width);
      const organization = sheet.setText(entry.organization, styles.organization, width);
      const description = sheet.setText(entry.description, styles.body, width);
      const height = title.height + 1 + organization.height + 3.5 + description.height;
      sheet.makeRoom(height + 2 * padding);
      sheet.y += padding;
      sheet.group("LI", list, (item) => {
        const x = column.left + indent;
        sheet.text("Lbl", item, period, column.left, sheet.y + title.baseline - period.baseline);
        sheet.group("LBody", item, (body) => {
          sheet.y = sheet.text("P", body, title, x, sheet.y);
          sheet.y = sheet.text("P", body, organization, x, sheet.y + 1);
          sheet.y = sheet.text("P", body, description, x, sheet.y + 3.5);
        });
      });
      sheet.y += padding;
      if (index < entries.length - 1) sheet.rule(sheet.y, lightRule, colors.rule);
    }
  });
}

function drawSkills({ sheet, styles, colors }: Place, groups: Profile["skills"]) {
  const padding = 9.5;
  const left = column.left + indent;
  const groupWidth = 118;
  sheet.group("L", sheet.root, (list) => {
    for (const [index, { category, items }] of groups.entries()) {
      const name = sheet.setText(category, styles.group, groupWidth - 10);
      const words = sheet.setText(items.join(", "), styles.body, column.right - left - groupWidth);
      const height = Math.max(name.height, words.height);
      sheet.makeRoom(height + 2 * padding);
      sheet.y += padding;
      sheet.group("LI", list, (item) => {
        const nameEnd = sheet.text("Lbl", item, name, left, sheet.y);
        const top = sheet.y + Math.max(0, name.baseline - words.baseline);
        sheet.y = Math.max(nameEnd, sheet.text("LBody", item, words, left + groupWidth, top));
      });
      sheet.y += padding;
      if (index < groups.length - 1) sheet.rule(sheet.y, lightRule, colors.rule, left);
    }
  });
}

type Pairs = { title: string; lines: readonly { name: string; level: string }[] };

/** The lists side by side, or one below the other where they are too long for a page. */
function drawPairs(place: Place, lists: readonly Pairs[]) {
  const { sheet } = place;
  const gap = 32;
  const left = column.left + indent;
  const width = (column.right - left - gap * (lists.length - 1)) / lists.length;
  const heights = lists.map(({ lines }) => 24 + lines.length * 23);
  sheet.makeRoom(Math.max(...heights));
  const top = sheet.y;
  const ends = lists.map((list, index) => {
    const fits = top + Math.max(...heights) <= column.bottom;
    if (fits) sheet.y = top;
    drawPairList(place, list, fits ? left + index * (width + gap) : left, width);
    return sheet.y;
  });
  sheet.y = Math.max(...ends);
}

function drawPairList(
  { sheet, styles, colors }: Place,
  { title, lines }: Pairs,
  left: number,
  width: number,
) {
  const padding = 4;
  const heading = sheet.setText(title, styles.label, width);
  sheet.y = sheet.text("H3", sheet.root, heading, left, sheet.y + 6) + 2;
  sheet.group("L", sheet.root, (list) => {
    for (const { name, level } of lines) {
      const right = sheet.setText(level, styles.level, width / 2);
      const rightWidth = Math.max(...right.lines.map((line) => line.width), 0);
      const words = sheet.setText(name, styles.body, width - rightWidth - 10);
      sheet.makeRoom(Math.max(words.height, right.height) + 2 * padding);
      const top = sheet.y + padding;
      sheet.group("LI", list, (item) => {
        const nameEnd = sheet.text("Lbl", item, words, left, top);
        const levelEnd = sheet.text("LBody", item, right, left + width - rightWidth, top);
        sheet.y = Math.max(nameEnd, levelEnd) + padding;
      });
      sheet.rule(sheet.y, lightRule, colors.rule, left, left + width);
    }
  });
}

function drawDoubleRule({ sheet, colors }: Place) {
  sheet.makeRoom(26);
  sheet.y += 22;
  sheet.rule(sheet.y, heavyRule, colors.ink);
  sheet.rule(sheet.y + 2.3, heavyRule, colors.ink);
}

function drawFooters({ sheet, styles }: Place, left: string) {
  sheet.footers((page, pages) => [
    { set: sheet.setText(left, styles.label, column.width - 50) },
    { set: sheet.setText(`${page} / ${pages}`, styles.label, 50), right: true },
  ]);
}

function withoutProtocol(address: string) {
  return address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}

/** The same content without these characters: the PDF library would draw another letter in their place. */
function drawable<T>(content: T, missing: readonly string[]): T {
  return JSON.parse(JSON.stringify(content), (_, value) => {
    if (typeof value !== "string") return value;
    const drawn = [...value].filter((character) => !missing.includes(character));
    return drawn.join("").replaceAll(joiners, "");
  });
}

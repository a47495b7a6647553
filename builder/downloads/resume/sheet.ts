import PDFDocument from "pdfkit";
import type { StaticFont } from "../../fonts/static-fonts.ts";
import { createTypesetter, fontName, type TypesetText } from "./typeset-text.ts";

/** Points, on A4. */
const paper = { width: 595.28, height: 841.89 };
const margin = { top: 52, bottom: 64, side: 54 };

/** The space for text on a page. */
export const column = {
  left: margin.side,
  right: paper.width - margin.side,
  width: paper.width - 2 * margin.side,
  bottom: paper.height - margin.bottom,
};

/** What a part of the document is to a screen reader, by its name in the PDF standard. */
export type Tag = "H1" | "H2" | "H3" | "P" | "L" | "LI" | "Lbl" | "LBody" | "Link";

type Parent = { add: (child: PDFKit.PDFStructureElement) => unknown };

export type Sheet = ReturnType<typeof openSheet>;

type Description = {
  title: string;
  author: string;
  subject: string;
  keywords: string;
  creator: string;
};

/** A tagged PDF: whatever is drawn is part of its structure, or marked as decoration. */
export function openSheet(fonts: readonly StaticFont[], { title, author, ...rest }: Description) {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    lang: "en",
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Author: author,
      Subject: rest.subject,
      Keywords: rest.keywords,
      Creator: rest.creator,
    },
  });
  for (const { family, weight, data } of fonts) {
    document.registerFont(fontName(family, weight), data);
  }
  const root = document.struct("Document");
  document.addStructure(root);

  const sheet = {
    /** Where the next part begins. */
    y: margin.top,
    root: root as Parent,
    setText: createTypesetter(fonts, (text, font, style) => {
      document.font(font).fontSize(style.size);
      return document.widthOfString(text, { characterSpacing: style.letterSpacing });
    }),

    /** Starts a new page unless there is this much space left. */
    makeRoom(height: number) {
      if (sheet.y + height <= column.bottom) return;
      document.continueOnNewPage();
      sheet.y = margin.top;
    },

    /** A part that contains others. */
    group(tag: Tag, parent: Parent, draw: (group: Parent) => void) {
      const element = document.struct(tag);
      parent.add(element);
      draw(element);
      element.end();
    },

    /** A text at the given place, and the place below it. A long text continues on the next page. */
    text(tag: Tag, parent: Parent, set: TypesetText, x: number, y: number) {
      let top = y;
      const drawLines = () => {
        for (const line of set.lines) {
          if (top + set.lineHeight > column.bottom) {
            document.continueOnNewPage();
            top = margin.top;
          }
          drawLine(line, set, x, top);
          top += set.lineHeight;
        }
      };
      parent.add(document.struct(tag, {}, drawLines));
      return top;
    },

    /** A text that is a link. */
    link(parent: Parent, set: TypesetText, address: string, x: number, y: number) {
      const width = Math.max(...set.lines.map((line) => line.width));
      const words = set.lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join("");
      const element = document.struct("Link");
      // The published types lack `structParent`, and the library writes a plain string as a name.
      const options = { structParent: element, Contents: Object(words) };
      parent.add(element);
      element.add(() => {
        for (const [index, line] of set.lines.entries()) {
          drawLine(line, set, x, y + index * set.lineHeight);
        }
        document.link(x, y, width, set.height, address, options);
      });
      element.end();
    },

    /** A horizontal line across the given part of the page. */
    rule(y: number, weight: number, color: string, left = column.left, right = column.right) {
      asDecoration("Layout", () => {
        document.lineWidth(weight).strokeColor(color);
        document.moveTo(left, y).lineTo(right, y).stroke();
      });
    },

    /** The footer of every page, once the number of pages is known. */
    footers(
      draw: (page: number, pages: number) => readonly { set: TypesetText; right?: boolean }[],
    ) {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page);
        asDecoration("Pagination", () => {
          for (const { set, right } of draw(page + 1, count)) {
            for (const line of set.lines) {
              const x = right ? column.right - line.width : column.left;
              drawLine(line, set, x, paper.height - 30 - set.height);
            }
          }
        });
      }
    },

    /** The finished file. */
    async end() {
      const parts: Buffer[] = [];
      document.on("data", (part: Buffer) => parts.push(part));
      const ended = new Promise((resolve) => document.once("end", resolve));
      root.end();
      document.end();
      await ended;
      return Buffer.concat(parts);
    },
  };

  function drawLine(
    { runs }: TypesetText["lines"][number],
    set: TypesetText,
    x: number,
    top: number,
  ) {
    const { size, color, letterSpacing } = set.style;
    let left = x;
    for (const { text, font, width } of runs) {
      document.font(font).fontSize(size).fillColor(color);
      document.text(text, left, top + set.baseline, {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing: letterSpacing,
      });
      left += width;
    }
  }

  function asDecoration(type: "Layout" | "Pagination", draw: () => void) {
    document.markContent("Artifact", { type });
    draw();
    document.endMarkedContent();
  }

  return sheet;
}

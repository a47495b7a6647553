import type { CSSProperties, ReactNode } from "react";
import { previewSize } from "#app/lib/meta/page-meta.ts";
import { fontChains } from "../fonts/static-fonts.ts";
import type { TokenColors } from "../pages/token-colors.ts";
import { ArtworkArea } from "./artwork-area.tsx";
import { footer, margin, type Preview } from "./preview.ts";

const families = {
  display: fontChains.display.join(", "),
  text: fontChains.text.join(", "),
  mono: fontChains.mono.join(", "),
};

type CardProps = { preview: Preview; colors: TokenColors };

/** A preview as satori needs it: boxes with inline styles, `flex` wherever there are several children. */
export function PreviewCard({ preview, colors }: CardProps) {
  const beside = preview.artwork.kind === "portrait";
  return (
    <div
      style={{
        ...previewSize,
        boxSizing: "border-box",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: `${margin.top}px ${margin.side}px ${margin.bottom}px`,
        color: colors.ink,
        backgroundColor: colors.paper,
        fontFamily: families.text,
      }}
    >
      <div style={{ ...column, flexGrow: 1, flexDirection: beside ? "row" : "column" }}>
        <Words preview={preview} colors={colors} beside={beside} />
        <ArtworkArea artwork={preview.artwork} colors={colors} />
      </div>
      <Footer preview={preview} colors={colors} />
    </div>
  );
}

const column: CSSProperties = {
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
};

function Words({ preview, colors, beside }: CardProps & { beside: boolean }) {
  const { label, title, lead, color, artwork } = preview;
  const isSerif = beside || artwork.kind === "notes";
  return (
    <div
      style={{
        ...column,
        justifyContent: beside ? "center" : "flex-start",
        width: beside ? 690 : "auto",
        paddingBottom: beside ? 40 : 0,
      }}
    >
      <Line
        style={{
          fontFamily: families.mono,
          fontSize: 25,
          whiteSpace: "pre",
          color: colors[color] ?? colors.ink,
        }}
      >
        {label}
      </Line>
      <Line
        style={{
          marginTop: 14,
          fontFamily: families.display,
          fontWeight: 500,
          fontSize: titleSize(preview),
          lineHeight: 1.06,
          letterSpacing: "-0.022em",
          ...titleLines(preview),
        }}
      >
        {title}
      </Line>
      <Line
        style={{
          marginTop: beside ? 22 : 18,
          maxWidth: 1000,
          fontFamily: isSerif ? families.display : families.text,
          fontSize: isSerif ? 35 : 29,
          lineHeight: isSerif ? 1.3 : 1.4,
          color: beside ? colors.ink : colors.muted,
          textWrap: "pretty",
          lineClamp: beside ? 4 : artwork.kind === "strip" && title.length > 42 ? 1 : 2,
        }}
      >
        {lead}
      </Line>
    </div>
  );
}

/** A long title is set smaller, so that the content below it does not move. */
function titleSize({ title, artwork }: Preview) {
  switch (artwork.kind) {
    case "portrait":
      return title.length > 16 ? 68 : 92;
    case "notes":
      return title.length > 56 ? 60 : 78;
    default:
      return title.length > 30 ? 54 : 72;
  }
}

/**
 * satori balances lines by making them narrower until another line is needed, which never happens to a text that
 * has all the lines it may have: it would cut most of it off.
 */
function titleLines({ title, artwork }: Preview): CSSProperties {
  const isShort = title.length <= 64;
  if (artwork.kind === "notes" && isShort) return { textWrap: "balance", lineClamp: 3 };
  return { lineClamp: artwork.kind === "strip" ? 2 : 3 };
}

/** Text that wraps: satori requires it to be a block. */
function Line({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return <div style={{ display: "block", ...style }}>{children}</div>;
}

function Footer({ preview, colors }: CardProps) {
  const rule = { height: 2, backgroundColor: colors.ink };
  return (
    <div style={{ ...column, height: footer.height, marginTop: footer.gap }}>
      <div style={{ display: "flex", justifyContent: "space-between", alignItems: "baseline" }}>
        <div style={{ fontFamily: families.display, fontWeight: 500, fontSize: 31 }}>
          {preview.signature}
        </div>
        <div style={{ fontFamily: families.mono, fontSize: 23, color: colors.muted }}>
          {preview.website}
        </div>
      </div>
      <div style={{ ...column, height: 8 }}>
        <div style={rule} />
        <div style={rule} />
      </div>
    </div>
  );
}

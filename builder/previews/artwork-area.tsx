import type { CSSProperties } from "react";
import { fontChains } from "../fonts/static-fonts.ts";
import type { TokenColors } from "../pages/token-colors.ts";
import { type Artwork, strip } from "./preview.ts";

const mono: CSSProperties = { fontFamily: fontChains.mono.join(", "), fontSize: 25 };
const serif: CSSProperties = { fontFamily: fontChains.display.join(", "), fontSize: 33 };

/** The drawing below the text, or next to it. */
export function ArtworkArea({ artwork, colors }: { artwork: Artwork; colors: TokenColors }) {
  switch (artwork.kind) {
    case "strip":
      return <div style={{ height: strip.height }} />;
    case "portrait":
      return (
        // biome-ignore lint/a11y/useAltText: drawn into a preview, whose alt text is in the metadata of the page
        <img src={artwork.picture} width={310} height={387} style={{ borderRadius: 6 }} />
      );
    case "lines":
      return (
        <div style={{ display: "flex", flexDirection: "column" }}>
          {artwork.lines.map(([label, text], index) => (
            <div
              key={text}
              style={{
                display: "flex",
                alignItems: "baseline",
                padding: "11px 0",
                borderTop: index === 0 ? `2px solid ${colors.ink}` : `1px solid ${colors.rule}`,
              }}
            >
              <div style={{ ...mono, width: 190, color: colors.muted }}>{label}</div>
              <div style={serif}>{text}</div>
            </div>
          ))}
        </div>
      );
    case "notes":
      return (
        <div
          style={{
            ...mono,
            display: "flex",
            gap: 36,
            paddingTop: 20,
            color: colors.muted,
            borderTop: `2px solid ${colors.ink}`,
          }}
        >
          {artwork.notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </div>
      );
  }
}

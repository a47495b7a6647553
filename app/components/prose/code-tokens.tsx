/** A piece of highlighted code: plain text, or a colour and its text. */
export type CodeToken = string | readonly [colour: string, text: string];

/** One line of highlighted code. The colours are classes: the Content-Security-Policy allows no inline style. */
export function CodeTokens({ line }: { line: readonly CodeToken[] }) {
  return line.map((token, index) => {
    if (typeof token === "string") return token;
    const [colour, text] = token;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a line never change their order
      <span key={index} className={`code-token-${colour}`}>
        {text}
      </span>
    );
  });
}

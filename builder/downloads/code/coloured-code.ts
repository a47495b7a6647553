import { codeToTokens, createCssVariablesTheme } from "shiki";
import type { CodeLanguage } from "#content/code/project-code.ts";
import type { ShownCode } from "#contracts/shown-code.ts";

const theme = createCssVariablesTheme({ variablePrefix: "--code-" });

/** Colours by name, as the stylesheet has them: the Content-Security-Policy allows no inline style. */
export async function colouredCode(text: string, language: CodeLanguage): Promise<ShownCode> {
  // A busy machine must not leave a line without colours.
  const { tokens } = await codeToTokens(text.trimEnd(), {
    lang: language,
    theme,
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line.map(({ content, color }) => {
      const colour = /--code-token-([\w-]+)/.exec(color ?? "")?.[1];
      return colour ? ([colour, content] as const) : content;
    }),
  );
}

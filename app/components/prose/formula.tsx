import { Fragment } from "react";

/**
 * A formula on its own line, set as text so that it can be read aloud and copied. Two or more
 * spaces separate one formula from the next.
 */
export function Formula({ children }: { children: string }) {
  return (
    <p className="formula border-y border-rule py-4 text-center font-serif text-prose text-balance md:text-lead">
      {children.split(/ {2,}/).map((formula) => (
        <Fragment key={formula}>
          <span className="inline-block px-[0.5em]">
            {termsOf(formula).map((term) => (
              <Fragment key={term}>
                <span className="inline-block">{breakingBeforeSigns(term)}</span>{" "}
              </Fragment>
            ))}
          </span>{" "}
        </Fragment>
      ))}
    </p>
  );
}

/** Characters that fit on the line of a small phone. */
const longestPart = 30;

/** A term that is too wide wraps before a sign only, so that no letter is left alone on a line. */
function breakingBeforeSigns(term: string) {
  return term
    .split(/ (?=[=≈+−·×/])/)
    .map((part) => (part.length > longestPart ? part : part.replaceAll(" ", "\u00a0")))
    .join(" ");
}

/** What stays on one line if the page is wide enough: from sign to sign, and a bracket whole. */
function termsOf(formula: string) {
  const terms: string[] = [];
  let depth = 0;
  for (const word of formula.split(" ")) {
    const opensTerm = depth === 0 && /^[=≈+−]$/.test(word);
    const follows = terms.at(-1);
    // A single letter on the left stays with its sign: `d =`.
    if (opensTerm && follows?.length === 1) terms.splice(-1, 1, `${follows}\u00a0${word}`);
    else if (opensTerm || follows === undefined) terms.push(word);
    else terms.splice(-1, 1, `${follows} ${word}`);
    depth += countOf(/[([⌈]/g, word) - countOf(/[)\]⌉]/g, word);
  }
  return terms;
}

function countOf(bracket: RegExp, word: string) {
  return word.match(bracket)?.length ?? 0;
}

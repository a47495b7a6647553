import { Fragment } from "react";

/**
 * A formula on a line of its own, set as text so that it can be read aloud and copied. Two or more
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
    if (opensTerm || terms.length === 0) terms.push(word);
    else terms.push(`${terms.pop()} ${word}`);
    depth += countOf(/[([⌈]/g, word) - countOf(/[)\]⌉]/g, word);
  }
  return terms;
}

function countOf(bracket: RegExp, word: string) {
  return word.match(bracket)?.length ?? 0;
}

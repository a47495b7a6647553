import type { KeyboardEvent as KeyPress } from "react";
import { panelId } from "./figures.ts";

/** What the keys of a spreadsheet ask for. */
export type Command = "precedents" | "dependents" | "formulas";

/**
 * Ctrl [, Ctrl ] and Ctrl `, as in Excel. By the sign or by its place on the keyboard: on many layouts these
 * signs need a further key, or wait for a letter to put an accent on.
 */
export function commandOf({ ctrlKey, key, code }: KeyboardEvent): Command | null {
  if (!ctrlKey) return null;
  if (key === "[" || code === "BracketLeft") return "precedents";
  if (key === "]" || code === "BracketRight") return "dependents";
  if (key === "`" || code === "Backquote") return "formulas";
  return null;
}

/** Tab goes from the open figure into its working. */
export function enterPanel(event: KeyPress) {
  const isOpen = event.target instanceof Element && event.target.matches("[aria-expanded=true]");
  const panel = document.getElementById(panelId);
  if (event.key !== "Tab" || event.shiftKey || !isOpen || !panel) return;
  event.preventDefault();
  panel.focus();
}

/** From the last control of the panel, Tab goes on after the figure; with Shift, from the first back to it. */
export function leavePanel(event: KeyPress<HTMLElement>) {
  if (event.key !== "Tab") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const [first, last] = [controls[0], controls.at(-1)];
  const figure = document.querySelector<HTMLElement>("button.figure[aria-expanded=true]");
  if (!figure) return;
  if (event.shiftKey && (event.target === first || event.target === event.currentTarget)) {
    event.preventDefault();
    figure.focus();
  } else if (!event.shiftKey && event.target === last) {
    figure.focus();
  }
}

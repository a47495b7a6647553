import { team } from "#models/time-stamp/demo-month/team.ts";
import { cellBox, tabBox } from "../picture.ts";
import type { Snapshot } from "../snapshot.ts";
import type { Caption } from "../video/captions.ts";
import type { Move } from "../video/cursor.ts";
import { FILM, type Film, type Scene } from "../video/film.ts";
import { listItem, messageButton, withList, withMessage } from "../video/overlays.ts";

const names: readonly string[] = team.map(({ name }) => name);
const LENA = "Lena Hoffmann";
const KARIM = "Karim Nasser";

export type DemoStates = {
  /** Before, and after Lena has chosen her name and pressed In. */
  start: Snapshot;
  lena: Snapshot;
  lenaIn: Snapshot;
  /** Karim, who did not clock out yesterday, before and after he says when he left. */
  karim: Snapshot;
  karimIn: Snapshot;
};

/** The last row of the log that the video shows. */
type Rows = { last: number };

/** Half a minute at the door: shows what the page says about the form. */
export async function demoFilm(states: DemoStates, { last }: Rows): Promise<Film> {
  const form = (state: Snapshot, cell = "B5") => state.picture(state.view("Stamp", cell, FILM));
  const view = states.start.view("Stamp", "B5", FILM);
  const name = cellBox(view, "B5");
  const press = (address: string) => {
    const box = cellBox(view, address);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, press: true };
  };
  const tab = (sheet: string) => {
    const box = tabBox(view, sheet);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, press: true };
  };
  const choose = (person: string) => ({ ...listItem(name, names.indexOf(person)), press: true });
  const lenaIn = await form(states.lenaIn);
  const karim = await form(states.karim);

  const scenes: Scene[] = [
    { at: 0, picture: await form(states.start) },
    { at: 2.6, picture: await withList(await form(states.start), name, names, LENA) },
    { at: 4.1, picture: await form(states.lena) },
    { at: 6.1, picture: lenaIn },
    {
      at: 9.1,
      picture: await withMessage(lenaIn, ["Lena Hoffmann is in already, since 08:00."]),
    },
    { at: 12.1, picture: lenaIn },
    { at: 13.4, picture: await withList(lenaIn, name, names, KARIM) },
    { at: 14.7, picture: karim },
    {
      at: 16.3,
      picture: await withMessage(
        karim,
        ["You did not clock out yesterday.", "When did you leave?"],
        "17:15",
      ),
    },
    { at: 19.4, picture: await form(states.karimIn) },
    {
      at: 22.1,
      picture: await states.karimIn.picture(states.karimIn.view("Log", `L${last - 1}`, FILM)),
    },
    { at: 26.1, picture: await states.karimIn.picture(states.karimIn.view("Hours", "AF5", FILM)) },
  ];
  const moves: Move[] = [
    { at: 0, x: 760, y: 560 },
    { at: 2.5, ...press("B5") },
    { at: 4, ...choose(LENA) },
    { at: 6, ...press("A10") },
    { at: 9, ...press("A10") },
    { at: 12, ...messageButton, press: true },
    { at: 13.3, ...press("B5") },
    { at: 14.6, ...choose(KARIM) },
    { at: 16.2, ...press("A10") },
    { at: 19.3, ...messageButton, press: true },
    { at: 22, ...tab("Log") },
    { at: 26, ...tab("Hours") },
  ];
  return { scenes, moves, seconds: 30 };
}

export const demoCaptions: readonly Caption[] = [
  { from: 0, to: 2.4, text: "The form by the door, on a Friday morning." },
  { from: 2.5, to: 5.8, text: "Lena chooses her name. She has been out since yesterday evening." },
  { from: 6, to: 8.8, text: "Pressing In writes one row, and her status changes." },
  {
    from: 9,
    to: 12.6,
    text: "Someone who is in cannot clock in again: the form checks the last row first.",
  },
  { from: 13, to: 16, text: "Karim is next. He forgot to clock out yesterday." },
  { from: 16.2, to: 19.2, text: "The form asks when he left. He answers 17:15." },
  { from: 19.4, to: 21.8, text: "Now he is in, and yesterday is closed." },
  {
    from: 22,
    to: 25.8,
    text: "The log keeps his answer as a correction, with its reason, and then his stamp.",
  },
  { from: 26, to: 30, text: "Hours add up by person and day. Shifts still open are marked." },
];

import { useId, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { team } from "#models/time-stamp/demo-month/team.ts";
import {
  day,
  minute,
  type Seconds,
  type StampKind,
  stampKinds,
} from "#models/time-stamp/log-book.ts";
import { clockText, momentText } from "./words.ts";

export const boxLook =
  "min-h-11 rounded-sm border border-edge bg-card px-2 text-base hover:border-ink md:min-h-9 md:text-small";

/** Minutes since midnight from what a time field holds; `null` while it is incomplete. */
export function minutesOf(written: string): number | null {
  const [hours, minutes] = written.split(":").map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? null
    : hours * 60 + minutes;
}

/** The clock of the form, which a visitor can move. */
export function Clock({
  minuteOfDay,
  setMinute,
}: {
  minuteOfDay: number;
  setMinute: (minute: number) => void;
}) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-base">
          Time
        </label>
        <input
          id={id}
          type="time"
          autoComplete="off"
          required
          value={clockText(minuteOfDay * minute)}
          onChange={(event) => {
            const next = minutesOf(event.target.value);
            if (next !== null) setMinute(next);
          }}
          className={`figures font-mono ${boxLook}`}
        />
      </div>
      <div className="relative">
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-rule"
        />
        <input
          type="range"
          className="slider"
          aria-label="Time, by sliding"
          aria-valuetext={clockText(minuteOfDay * minute)}
          min={0}
          max={24 * 60 - 1}
          step={1}
          value={minuteOfDay}
          onChange={(event) => setMinute(event.target.valueAsNumber)}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

/** The list of names and the three buttons. */
export function StampForm({
  person,
  choose,
  pressed,
}: {
  person: string;
  choose: (person: string) => void;
  pressed: (kind: StampKind) => void;
}) {
  const id = useId();
  return (
    <div className="space-y-3">
      <div data-cell="person">
        <label htmlFor={id} className="block text-small">
          Who is at the door
        </label>
        <select
          id={id}
          value={person}
          onChange={(event) => choose(event.target.value)}
          autoComplete="off"
          className={`mt-1.5 w-full ${boxLook}`}
        >
          {team.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="grid grid-cols-3 gap-2.5">
        {stampKinds.map((kind) => (
          <Button key={kind} className="min-h-14! text-base!" onClick={() => pressed(kind)}>
            {kind}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Asked of somebody who forgot to clock out. */
export function LeavingTimeForm({
  person,
  since,
  refused,
  left,
}: {
  person: string;
  since: Seconds;
  refused: string | undefined;
  /** Minutes since the start of the month. */
  left: (at: number) => void;
}) {
  const [written, setWritten] = useState("17:15");
  const id = useId();
  const start = Math.floor(since / day) * (day / minute);
  const time = minutesOf(written);
  // An end earlier in the day than the last stamp is on the next day: a night shift.
  const isNextDay = time !== null && start + time <= since / minute;
  return (
    <form
      className="mt-3 border-l-4 border-loss pl-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (time !== null) left(start + time + (isNextDay ? 24 * 60 : 0));
      }}
    >
      <label htmlFor={id} className="block text-small">
        {person} did not clock out; the last stamp is of {momentText(since)}. When did you leave?
      </label>
      <div className="mt-2 flex gap-2.5">
        <input
          id={id}
          type="time"
          required
          // biome-ignore lint/a11y/noAutofocus: the form asks because a button was pressed
          autoFocus
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          className={`figures font-mono ${boxLook}`}
        />
        <button
          type="submit"
          className="min-h-11 cursor-pointer rounded-md border border-ink bg-ink px-4 text-small font-medium text-paper md:min-h-9"
        >
          Write the correction
        </button>
      </div>
      <p role="alert" className="mt-2 text-small text-loss empty:hidden">
        {refused}
      </p>
    </form>
  );
}

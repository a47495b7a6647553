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
import { sheet } from "#models/time-stamp/sheet.ts";
import { Track } from "../kit/slider-field.tsx";
import { clockText, momentText } from "./words.ts";

export const boxLook =
  "min-h-11 rounded-sm border border-edge bg-card px-2 text-base hover:border-ink md:min-h-9 md:text-small";

const lastMinute = sheet.inputs.minuteOfDay.to;

/** `17:15`, `7:05`, and `1715`, since the digits of a phone have no colon. */
const written = /^([01]?\d(?=\D)|[01]\d|2[0-3])[:.]?([0-5]\d)$/;

/** A time of day in 24 hours, as everywhere on the page: a native field would follow the browser's language. */
export function TimeBox({
  minuteOfDay,
  setMinute,
  className = "",
  ...attributes
}: {
  minuteOfDay: number;
  setMinute: (minute: number) => void;
  className?: string;
  id: string;
  autoFocus?: boolean;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      {...attributes}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      required
      pattern={written.source}
      title="Hours and minutes, from 00:00 to 23:59"
      value={draft ?? clockText(minuteOfDay * minute)}
      onFocus={(event) => event.target.select()}
      onChange={({ target: { value } }) => {
        setDraft(value);
        const [, hours, minutes] = written.exec(value) ?? [];
        if (hours && minutes) setMinute(Number(hours) * 60 + Number(minutes));
      }}
      onBlur={() => setDraft(null)}
      className={`figures font-mono ${boxLook} ${className}`}
    />
  );
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
          Time, 24-hour
        </label>
        <TimeBox
          id={id}
          minuteOfDay={minuteOfDay}
          setMinute={setMinute}
          className="w-17 text-right"
        />
      </div>
      <div className="relative">
        <Track share={minuteOfDay / lastMinute} />
        <input
          type="range"
          className="slider"
          aria-label="Time, by sliding"
          aria-valuetext={clockText(minuteOfDay * minute)}
          min={0}
          max={lastMinute}
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
    <div className="flex flex-col gap-3">
      <div data-cell={"person" satisfies keyof typeof sheet.inputs}>
        <label htmlFor={id} className="block text-base leading-snug">
          {sheet.inputs.person.label}
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
  answered,
}: {
  person: string;
  since: Seconds;
  refused: string | undefined;
  /** Called with the time of leaving, in minutes since the start of the month. */
  answered: (leftAt: number) => void;
}) {
  const [time, setTime] = useState(17 * 60 + 15);
  const id = useId();
  const start = Math.floor(since / day) * (day / minute);
  // An end earlier in the day than the last stamp is on the next day: a night shift.
  const isNextDay = start + time <= since / minute;
  return (
    <form
      className="mt-3 border-l-4 border-loss pl-3"
      onSubmit={(event) => {
        event.preventDefault();
        answered(start + time + (isNextDay ? 24 * 60 : 0));
      }}
    >
      <label htmlFor={id} className="block text-small">
        {person} did not clock out; the last stamp is of {momentText(since)}. When did you leave?
      </label>
      <div className="mt-2 flex gap-2.5">
        <TimeBox
          id={id}
          // It appears when a button is pressed, not when the page loads.
          autoFocus
          minuteOfDay={time}
          setMinute={setTime}
          className="w-17"
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

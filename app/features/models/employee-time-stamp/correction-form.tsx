import { useId, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import {
  day,
  type LogRow,
  minute,
  type StampKind,
  stampKinds,
} from "#models/time-stamp/log-book.ts";
import { boxLook, TimeBox } from "./stamp-form.tsx";
import { momentText } from "./words.ts";

export type Correction = { row: number; stamp: StampKind; time: number; reason: string };

/** A new row in the place of a wrong one. `rows` have their numbers, the latest first. */
export function CorrectionForm({
  rows,
  write,
}: {
  rows: readonly { number: number; row: LogRow }[];
  /** Whether it was written; if not, what was entered stays. */
  write: (correction: Correction) => boolean;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [entered, setEntered] = useState<{ stamp: StampKind; time: number } | null>(null);
  const [reason, setReason] = useState("");
  const timeId = useId();
  const wrong = rows.find(({ number }) => number === chosen) ?? rows[0];
  if (!wrong) return <p className="text-small text-muted">There is no row to correct.</p>;
  const stamp = entered?.stamp ?? wrong.row.kind;
  const time = entered?.time ?? Math.floor((wrong.row.time % day) / minute);

  function submit() {
    if (!wrong) return;
    const date = Math.floor(wrong.row.time / day) * (day / minute);
    if (!write({ row: wrong.number, stamp, time: date + time, reason })) return;
    setChosen(null);
    setEntered(null);
    setReason("");
  }

  return (
    // Not a form: one that is sent before the script arrives would leave the page.
    <fieldset data-fields className="grid gap-3 pb-4 text-small sm:grid-cols-2">
      <legend className="sr-only">Correct a row</legend>
      <label className="sm:col-span-2">
        Row to correct
        <select
          value={wrong.number}
          onChange={(event) => {
            setChosen(Number(event.target.value));
            setEntered(null);
          }}
          className={`mt-1 block w-full ${boxLook}`}
        >
          {rows.map(({ number, row }) => (
            <option key={number} value={number}>
              {number}: {row.kind}, {momentText(row.time)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Right stamp
        <select
          value={stamp}
          onChange={(event) => {
            const kind = stampKinds.find((one) => one === event.target.value);
            if (kind) setEntered({ stamp: kind, time });
          }}
          className={`mt-1 block w-full ${boxLook}`}
        >
          {stampKinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </label>
      <label htmlFor={timeId}>
        Right time, the same day
        <TimeBox
          id={timeId}
          minuteOfDay={time}
          setMinute={(chosenTime) => setEntered({ stamp, time: chosenTime })}
          className="mt-1 block w-full"
        />
      </label>
      <label className="sm:col-span-2">
        Reason
        <input
          type="text"
          autoComplete="off"
          maxLength={60}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className={`mt-1 block w-full ${boxLook}`}
        />
      </label>
      <div>
        <Button look="quiet" onClick={submit}>
          Add the correction
        </Button>
      </div>
    </fieldset>
  );
}

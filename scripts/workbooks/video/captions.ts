/** A sentence and the seconds during which it is shown. */
export type Caption = { from: number; to: number; text: string };

/** A WebVTT file; the lines keep clear of the sheet's tabs at the bottom. */
export function webVtt(captions: readonly Caption[]) {
  const cues = captions.map(
    ({ from, to, text }) => `${clock(from)} --> ${clock(to)} line:85%\n${text}\n`,
  );
  return ["WEBVTT\n", ...cues].join("\n");
}

function clock(seconds: number) {
  const minutes = Math.floor(seconds / 60);
  return `${pad(minutes, 2)}:${pad(Math.floor(seconds % 60), 2)}.${pad(Math.round((seconds % 1) * 1000), 3)}`;
}

function pad(number: number, digits: number) {
  return String(number).padStart(digits, "0");
}

const began = performance.now();

/** Prints a line with the elapsed time, so that a long run does not look stuck. */
export function say(line: string) {
  const elapsed = Math.round((performance.now() - began) / 1000);
  const minutes = String(Math.floor(elapsed / 60)).padStart(2, "0");
  console.log(`bench ${minutes}:${String(elapsed % 60).padStart(2, "0")}  ${line}`);
}

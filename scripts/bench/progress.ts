const began = performance.now();

/** A line with the time since the start, so that a long run is seen to be alive. */
export function say(line: string) {
  const elapsed = Math.round((performance.now() - began) / 1000);
  const minutes = String(Math.floor(elapsed / 60)).padStart(2, "0");
  console.log(`bench ${minutes}:${String(elapsed % 60).padStart(2, "0")}  ${line}`);
}

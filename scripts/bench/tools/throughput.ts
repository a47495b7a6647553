import autocannon from "autocannon";
import { median } from "../median.ts";

const rounds = 3;
const secondsEach = 5;

/** Requests a second for one of our pages and its script-free version, alternating in the same minute. */
export async function measureThroughput(ours: string, scriptFree: string) {
  const rates = { ours: [] as number[], scriptFree: [] as number[] };
  await fire(ours, 1);
  await fire(scriptFree, 1);
  for (let round = 0; round < rounds; round++) {
    rates.ours.push(await fire(ours, secondsEach));
    rates.scriptFree.push(await fire(scriptFree, secondsEach));
  }
  return { ours: median(rates.ours), scriptFree: median(rates.scriptFree) };
}

async function fire(url: string, duration: number) {
  const result = await autocannon({
    url,
    duration,
    connections: 32,
    headers: { "accept-encoding": "br" },
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url} failed ${result.errors + result.non2xx} of its requests under load.`);
  }
  return result.requests.average;
}

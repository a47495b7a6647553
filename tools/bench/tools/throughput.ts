import autocannon from "autocannon";
import { median } from "../median.ts";

const rounds = 3;
const secondsEach = 5;

/**
 * Pages a second of our server and of nginx, alternating in the same minute. Both send the gzip files of the
 * build: nginx has Brotli only with a module that distributions leave out.
 */
export async function measureThroughput(ours: string, nginx: string | null) {
  const rates = { ours: [] as number[], nginx: [] as number[] };
  await fire(ours, 1);
  for (let round = 0; round < rounds; round++) {
    rates.ours.push(await fire(ours, secondsEach));
    if (nginx) rates.nginx.push(await fire(nginx, secondsEach));
  }
  return { ours: median(rates.ours), nginx: nginx ? median(rates.nginx) : null };
}

async function fire(url: string, duration: number) {
  const result = await autocannon({
    url,
    duration,
    connections: 32,
    headers: { "accept-encoding": "gzip" },
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url} failed ${result.errors + result.non2xx} of its requests under load.`);
  }
  return result.requests.average;
}

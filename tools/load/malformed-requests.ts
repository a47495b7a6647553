import { setTimeout as sleep } from "node:timers/promises";
import { contactHead, get, openConnection } from "./connection.ts";
import type { Findings, LoadSite } from "./server.ts";

const timeLimitMs = 3000;

/** What is sent and which statuses are correct; `closed` means disconnected without an answer. */
type Malformed = [name: string, bytes: string, right: (number | "closed")[]];

function malformedRequests(media: string): Malformed[] {
  const chunked = contactHead(0).replace("Content-Length: 0", "Transfer-Encoding: chunked");
  const line = (target: string) => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const host = (value: string) => `GET / HTTP/1.1\r\nHost: ${value}\r\n\r\n`;
  return [
    ["no request line", "\x16\x03\x01\x02\x00\x01\r\n\r\n", [400]],
    ["an unknown method", "FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n", [400]],
    ["HTTP/0.9", "GET /\r\n\r\n", [505]],
    ["an unknown version", "GET / HTTP/7.3\r\nHost: localhost\r\n\r\n", [400, 505]],
    ["HTTP/2.0", "GET / HTTP/2.0\r\nHost: localhost\r\n\r\n", [505]],
    ["HTTP/1.0 without a Host", "GET /healthz HTTP/1.0\r\n\r\n", [200]],
    ["no Host", "GET / HTTP/1.1\r\n\r\n", [400]],
    ["an invalid Host", host("exa mple/..?#"), [400]],
    ["an empty Host", host(""), [400]],
    ["two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", [400]],
    ["64 KB of headers", get("/", { "X-Long": "x".repeat(65_536) }), [431]],
    ["5,000 headers", get("/", Object.fromEntries(manyHeaders())), [200, 431]],
    ["an address of 8,000 letters", line(`/${"a".repeat(8000)}`), [414]],
    ["broken percent-encoding", line("/%E0%A4%A"), [400]],
    ["an encoded NUL", line("/about%00"), [404]],
    ["a bare NUL", line("/ab\0out"), [400]],
    ["a way up the folders", line("/../../etc/passwd"), [404]],
    ["an encoded way up", line("/..%2f..%2fetc%2fpasswd"), [404]],
    ["an absolute address", line("http://localhost/"), [200]],
    ["an absolute address elsewhere", line("http://elsewhere.example/"), [200]],
    ["a broken absolute address", line("http://[::bad/"), [400]],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", [400, 404, 405]],
    ["CONNECT", "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", [400, 405, "closed"]],
    ["TRACE", "TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n", [405]],
    ["a range of nonsense", get(media, { Range: "bytes=z-a" }), [200]],
    ["a range beyond the end", get(media, { Range: "bytes=99999999999-" }), [416]],
    ["a thousand ranges", get(media, { Range: `bytes=${"0-1,".repeat(1000)}2-3` }), [200]],
    ["a chunk of no size", `${chunked}zz\r\nhello\r\n`, [400]],
    ["a chunk longer than it says", `${chunked}2\r\nhello\r\n0\r\n\r\n`, [400]],
    ["a chunk size past all numbers", `${chunked}ffffffffffffffffff\r\nx`, [400]],
    ["both lengths", `${chunked.slice(0, -2)}Content-Length: 5\r\n\r\n0\r\n\r\n`, [400]],
    ["two lengths", `${contactHead(5).slice(0, -2)}Content-Length: 6\r\n\r\nhello!`, [400]],
    ["a negative length", contactHead(-1), [400]],
    ["a length past all numbers", contactHead(1e15), [413]],
    ["a body that is no JSON", `${contactHead(5)}hello`, [400]],
    ["an unknown Expect", get("/", { Expect: "a miracle" }), [200, 417]],
    ["an Upgrade", get("/", { Connection: "Upgrade", Upgrade: "websocket" }), [200, 400]],
  ];
}

function manyHeaders() {
  return Array.from({ length: 5000 }, (_, number) => [`X${number}`, "1"] as const);
}

/** Each on its own connection, and a pipeline of thirty that must be answered in order. */
export async function malformed(port: number, site: LoadSite): Promise<Findings> {
  const requests = malformedRequests(site.largeMedia.path);
  const failures: string[] = [];
  await Promise.all(
    requests.map(async ([name, bytes, right]) => {
      const outcome = await outcomeOf(port, bytes);
      if (!right.some((one) => one === outcome)) {
        failures.push(`${name} got ${outcome} instead of ${right.join(" or ")}`);
      }
    }),
  );
  const inOrder = await pipeline(port, site);
  return {
    figures: { "kinds of malformed requests": requests.length, "pipelined in order": inOrder },
    failures: [...failures, ...(inOrder === 30 ? [] : ["a pipeline came out of order"])],
  };
}

async function outcomeOf(port: number, bytes: string) {
  const connection = await openConnection(port);
  connection.send(Buffer.from(bytes, "latin1"));
  const outcome = await Promise.race([
    connection.answer().then((answer) => answer?.status ?? "closed"),
    sleep(timeLimitMs).then(() => "no answer"),
  ]);
  connection.drop();
  return outcome;
}

async function pipeline(port: number, { pages }: LoadSite) {
  const connection = await openConnection(port);
  const asked = Array.from({ length: 30 }, (_, number) => pages[number % pages.length]);
  connection.send(asked.map((page) => get(page?.path ?? "/")).join(""));
  let inOrder = 0;
  for (const page of asked) {
    const answer = await connection.answer();
    if (answer?.headers.get("etag") === `"${page?.hash}"`) inOrder += 1;
  }
  connection.drop();
  return inOrder;
}

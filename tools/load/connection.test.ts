import { expect, test } from "vitest";
import { createAnswerReader } from "./connection.ts";

const two =
  "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nHello";

test("answers come out whole, however they are cut on their way", () => {
  for (let cut = 1; cut < two.length; cut++) {
    const reader = createAnswerReader();
    const answers = [two.slice(0, cut), two.slice(cut)].flatMap((part) =>
      reader.push(Buffer.from(part)),
    );
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      [100, ""],
      [200, "Hello"],
    ]);
    expect(answers[1]?.headers.get("connection")).toBe("close");
    expect(reader.isHalfway()).toBe(false);
  }
});

test("an answer that breaks off is known to be half", () => {
  const reader = createAnswerReader();
  expect(reader.push(Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nHel"))).toEqual([]);
  expect(reader.isHalfway()).toBe(true);
});

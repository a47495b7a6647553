import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { checkPort, parsePort, portFault } from "./port.ts";

let taken: Server | undefined;
afterEach(() => taken?.close());

test("a taken port is said before anything is built, with another to choose", async () => {
  const server = createServer();
  taken = server;
  const port = await new Promise<number>((resolve) =>
    server.listen(0, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    }),
  );
  await expect(checkPort(String(port))).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
});

test.each(["abc", "0", "70000", "80.5"])("the port %s is refused in one line", async (port) => {
  await expect(checkPort(port)).rejects.toThrow(
    `PORT must be a whole number from 1 to 65535. It is "${port}".`,
  );
});

test.each([
  [undefined, 4173],
  ["", 4173],
  ["1", 1],
  ["65535", 65_535],
])("the port %s is read as %i", (text, port) => {
  expect(parsePort(text)).toBe(port);
});

function failure(code: string) {
  return Object.assign(new Error("as the system says it"), { code });
}

test("a port that needs more rights is said in one line", () => {
  expect(portFault(failure("EACCES"), 80).message).toBe(
    "Port 80 needs more rights than you have; choose one above 1023.",
  );
});

test("any other failure is left as it is", () => {
  const other = failure("EMFILE");
  expect(portFault(other, 80)).toBe(other);
});

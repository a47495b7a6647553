import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "#server/test-site-server.ts";
import { checkDevPort } from "./dev-port.ts";

test.each([
  [["--port", "abc"], '--port must be a whole number from 1 to 65535. It is "abc".'],
  [["--port=99999"], '--port must be a whole number from 1 to 65535. It is "99999".'],
  [["--port"], "--port needs a number: npm run dev -- --port 5174"],
])("%j is one line", async (args, line) => {
  await expect(checkDevPort(args)).rejects.toThrow(line);
});

test("a taken port is one line with another to try, if no other may be used", async () => {
  const port = await freePort();
  const taken = createServer().listen(port);
  await once(taken, "listening");
  await expect(checkDevPort(["--port", String(port), "--strictPort"])).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another: npm run dev -- --port ${port + 1}`,
  );
  await checkDevPort(["--port", String(port)]);
  taken.close();
});

test("a free port, or none, is fine", async () => {
  await checkDevPort([]);
  await checkDevPort(["--host", "--port", String(await freePort()), "--strictPort"]);
});

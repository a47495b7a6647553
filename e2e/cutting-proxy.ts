import { once } from "node:events";
import { createServer, request as forward, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";

/**
 * A proxy that can lose the answers to messages, or the second half of a file. When the answer to a message is lost,
 * the server has stored the message, and the browser sees its connection break. Chrome retries a POST automatically
 * when that happens on a connection it had used before.
 */
export async function startCuttingProxy(target: string) {
  /** The key of each message that the server has answered, in order, answer cut or not. */
  const answeredKeys: string[] = [];
  let cutsLeft = 0;
  let cutFiles: RegExp | null = null;
  let held: Promise<void> = Promise.resolve();
  const proxy = createServer(async (incoming, outgoing) => {
    try {
      const isMessage = incoming.method === "POST";
      const body = await text(incoming);
      const answer = await ask(target, incoming, body);
      const answerBody = await buffer(answer);
      if (isMessage) {
        answeredKeys.push(JSON.parse(body).template_params.message_key);
        await held;
        if (cutsLeft > 0) {
          cutsLeft -= 1;
          incoming.socket.destroy();
          return;
        }
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (cutFiles?.test(incoming.url ?? "")) {
        const half = answerBody.subarray(0, answerBody.length / 2);
        outgoing.write(half, () => incoming.socket.destroy());
        return;
      }
      outgoing.end(answerBody);
    } catch {
      incoming.socket.destroy();
    }
  });
  proxy.listen(0);
  await once(proxy, "listening");
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    answeredKeys,
    cutAnswers(count: number) {
      cutsLeft = count;
    },
    /** Only the first half of a file with such a path arrives. */
    cutDownloads(pattern: RegExp | null) {
      cutFiles = pattern;
    },
    /** Answers to messages wait until the returned function is called. */
    holdAnswers() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, "close");
    },
  };
}

export type CuttingProxy = Awaited<ReturnType<typeof startCuttingProxy>>;

async function ask(target: string, incoming: IncomingMessage, body: string) {
  const { method, headers, url } = incoming;
  const outgoing = forward(target + url, { method, headers });
  outgoing.end(body);
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  return answer;
}

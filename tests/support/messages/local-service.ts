import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a service misbehaves at its next call that sends: before it has taken the message, or after. */
export type Mood = 'cut' | 'takenAndCut' | 'takenAndSilent' | 'throttled' | 'broken' | 'malformed' | 'endless';

export interface Asked {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly body: string;
}

export const json = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));

/**
 * A service of messages on this machine. `isSending` tells the calls that moods are for; `answer` has taken the message when it
 * returns, and a mood decides whether anybody hears of it.
 */
export async function startLocalService(
  isSending: (asked: Asked) => boolean,
  answer: (asked: Asked, response: ServerResponse) => void,
) {
  const moods: Mood[] = [];
  const arrived: string[] = [];
  const waiting: ServerResponse[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const part of request) body += String(part);
    const asked = { request, url: new URL(request.url!, `http://${request.headers.host}`), body };
    arrived.push(`${request.method} ${asked.url.pathname}`);
    const mood = isSending(asked) ? moods.shift() : undefined;
    const nobody = new Proxy(response, {
      get: (target, name) =>
        name === 'writeHead' || name === 'end' ? () => nobody : Reflect.get(target, name, target),
    });
    if (mood === 'takenAndCut' || mood === 'takenAndSilent') {
      answer(asked, nobody);
      return mood === 'takenAndCut' ? void response.destroy() : void waiting.push(response);
    }
    if (mood === 'cut') return void response.destroy();
    if (mood === 'throttled') return void response.writeHead(429, { 'retry-after': '90' }).end('slow down');
    if (mood === 'broken') return void response.writeHead(502).end('<html>Bad Gateway</html>');
    if (mood === 'malformed') return void response.writeHead(200).end('{"errcode":0,');
    if (mood === 'endless') return json(response, { Code: 'OK', errcode: 0, filler: 'x'.repeat(200_000) });
    answer(asked, response);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived: arrived as readonly string[],
    /** For the next calls that send, one after the other. */
    next: (...some: Mood[]) => void moods.push(...some),
    close: () => {
      for (const response of waiting) response.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

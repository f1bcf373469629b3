import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as another server behind a root received it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What the upstream does with a request: an envelope, a status with any text, silence, or a broken line. */
export type Reply =
  | { readonly envelope: unknown; readonly status?: number }
  | { readonly text: string; readonly status?: number; readonly type?: string }
  | { readonly hang: true }
  | { readonly cut: true };

export type Script = (received: Received, count: number) => Reply;

/**
 * A small server such as those that a city points a root at: it answers what the script says, and remembers what it was
 * asked. It stands in for servers that we do not have, never for our own.
 */
export async function startUpstream(script: Script) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://upstream');
      const { method = '', headers } = request;
      received.push({ method, path: url.pathname, query: url.searchParams, headers, body });
      answer(response, script(received.at(-1)!, received.length));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, reply: Reply): void {
  if ('hang' in reply) return;
  if ('cut' in reply) {
    response.socket?.destroy();
    return;
  }
  const text = 'envelope' in reply ? JSON.stringify(reply.envelope) : reply.text;
  const type = 'text' in reply ? reply.type : undefined;
  response.writeHead(reply.status ?? 200, { 'content-type': type ?? 'application/json; charset=utf-8' }).end(text);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** The failures that the error catalogue knows from such servers (portal.md section 8), by the path that gives them. */
export const failures: Readonly<Record<string, Reply>> = {
  '/599': { envelope: { code: 599, msg: '题库服务繁忙', data: null } },
  '/532': { envelope: { code: 532, msg: '', data: null } },
  '/9999': { envelope: { code: 9999, msg: null, data: null } },
  '/-1': { envelope: { code: -1, msg: '参数有误', data: null } },
  '/dispatch': {
    envelope: { code: 599, msg: 'Handler dispatch failed; nested exception is java.lang.NoClassDefFoundError' },
  },
  '/io': { envelope: { code: -1, msg: 'I/O error on POST request for "http://10.0.0.7:8080/x": connect timed out' } },
  '/other': { envelope: { code: 417, data: null } },
  '/464': { envelope: { code: 464, msg: '用户未登录', data: null } },
  '/malformed': { text: '{"code":200,"data":' },
  '/list': { envelope: [1, 2, 3] },
  '/empty': { text: '' },
  '/proxy': { text: '<html><h1>502 Bad Gateway</h1></html>', status: 502, type: 'text/html' },
};

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the platforms share with ours. */
export const outsideClient = 'yunzhou';
export const outsideSecret = 'shared by both servers of the test, and long enough';
/** Seconds for which what is signed holds. */
const signedFor = 60;

/** How the server of educational resources answers whoever asks it rightly. */
type Answering = (response: ServerResponse, redirect: string, asked: number) => void;

const json = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
const leading = (redirect_url: unknown) => ({ status: true, message: 'ok', data: { redirect_url } });

/** Good servers and bad ones, by the last part of the address: `/oauth/good`. */
export const answerings = {
  good: (response, redirect) => json(response, leading(redirect)),
  envelope: (response, redirect) => json(response, { code: 200, msg: 'ok', data: { redirect_url: redirect } }),
  hiccup: (response, redirect, asked) => json(response, leading(redirect), asked === 1 ? 502 : 200),
  held: (response, redirect) => json(response, leading(redirect)),
  slow: (response, redirect) => void setTimeout(() => json(response, leading(redirect)), 2500),
  stalls: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"status":true,'),
  refuses: (response) => json(response, { status: false, message: '该用户\n未开通资源服务', data: null }),
  silent: (response) => json(response, { status: false, data: null }, 403),
  malformed: (response) => void response.writeHead(200).end('{"status":true,"data":'),
  list: (response) => json(response, [leading('https://evil.example/')]),
  addressless: (response) => json(response, leading(undefined)),
  elsewhere: (response) => json(response, leading('https://evil.example/enter?code=1')),
  lookalike: (response, redirect) => json(response, leading(redirect.replace('://', '://evil.example\\@'))),
  script: (response) => json(response, leading('javascript:alert(document.domain)')),
  endless: (response) => json(response, { ...leading('/enter'), filler: 'x'.repeat(200_000) }),
  broken: (response) => json(response, { status: true }, 500),
  overloaded: (response) => void response.writeHead(503).end(),
  wanders: (response, redirect) =>
    void response.writeHead(307, { location: redirect.replace(/\/enter.*/, '/strange-host') }).end(),
  cut: (response) => void response.socket?.destroy(),
} as const satisfies Record<string, Answering>;
export type AnsweringName = keyof typeof answerings;

/**
 * Platforms outside on one server: educational resources (`/oauth/<answering>`: asked by our server, signed), a subject
 * platform (`/subject`: a signed link) and the province's (`/province`: a ticket, which it exchanges at `exchange`).
 * Each lets nobody in whom we have not sent just now, and nobody twice.
 */
export async function startOutsideServer({ exchange }: { exchange?: () => string } = {}) {
  const nonces = new Set<string>();
  const codes = new Map<string, string>();
  const asked: Record<string, URLSearchParams[]> = {};
  const waiting: (() => void)[] = [];
  let address = '';
  const note = (what: string, fields: URLSearchParams): number => {
    const all = asked[what] ?? [];
    asked[what] = all;
    return all.push(fields);
  };

  const oauth = async (request: IncomingMessage, response: ServerResponse, name: AnsweringName) => {
    const fields = new URLSearchParams(await bodyOf(request));
    const times = note(name, fields);
    const fault = faultOf(fields, nonces);
    if (request.method !== 'POST' || fault) return json(response, { status: false, message: fault }, 400);
    if (name === 'held') await new Promise<void>((resolve) => waiting.push(resolve));
    const code = randomBytes(12).toString('hex');
    codes.set(code, fields.get('userid') ?? '');
    return answerings[name](response, `${address}/enter?code=${code}`, times);
  };

  const enter = (response: ServerResponse, query: URLSearchParams) => {
    const code = query.get('code') ?? '';
    const person = codes.get(code);
    codes.delete(code);
    return person === undefined ? page(response, 'Not let in') : page(response, `Resources of ${person}`);
  };

  const province = async (response: ServerResponse, query: URLSearchParams) => {
    const answer = await fetch(exchange?.() ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: query.get('token'), purpose: 'platform-province' }),
    });
    const { data } = (await answer.json()) as { data: { name?: string } };
    return page(response, answer.status === 200 ? `Province of ${data.name}` : 'Not let in');
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://outside');
    const [, area = '', name = ''] = pathname.split('/');
    note(`/${area}`, searchParams);
    if (area === 'oauth' && name in answerings) return void oauth(request, response, name as AnsweringName);
    if (area === 'enter') return enter(response, searchParams);
    if (area === 'province') return void province(response, searchParams);
    const { userid: userId, address: target } = Object.fromEntries(searchParams);
    if (area === 'subject')
      return page(response, faultOf(searchParams, nonces) ?? `Papers of ${userId}, ${target ?? 'front page'}`);
    return void response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    address,
    /** What it was asked, by answering, and by the first part of the path. */
    asked,
    /** Lets `/oauth/held` answer whoever waits there. */
    release: () => {
      for (const go of waiting.splice(0)) go();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Why such a platform does not take what is signed; undefined when it does. */
function faultOf(fields: URLSearchParams, nonces: Set<string>): string | undefined {
  const { signature = '', ...rest } = Object.fromEntries(fields);
  const text = Object.entries(rest)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const expected = Buffer.from(createHmac('sha256', outsideSecret).update(text).digest('hex'));
  const given = Buffer.from(signature);
  if (rest['client_id'] !== outsideClient) return 'unknown client';
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong signature';
  if (Math.abs(Date.now() / 1000 - Number(rest['timestamp'])) > signedFor) return 'too late';
  if (!rest['nonce'] || nonces.has(rest['nonce'])) return 'used before';
  nonces.add(rest['nonce']);
  return undefined;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const page = (response: ServerResponse, title: string) =>
  void response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1></main></html>`);

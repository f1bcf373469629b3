import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { login } from 'edutech/core/common/api/session';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { saveQuestion } from 'edutech/plugins/questions/api/saving';
import { addComment } from 'edutech/plugins/news/api/review';
import type { Browser } from '../../support/browser';
import { browserOf } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';

const perMinute = 20;
let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startApp({ on: ['questions', 'news'], city: { settings: { requestsPerMinute: perMinute } } });
  await app.platform.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.platform.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

let visitors = 0;
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const urlOf = ({ root, path }: Endpoint) => addressOf(root, path);

/** A call with a body as it is, of a visitor at an address of its own or of somebody who is signed in. */
async function post(endpoint: Endpoint, payload: string, who?: Browser, headers: Record<string, string> = {}) {
  const cookie = [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, body } = await app.platform.app.inject({
    method: 'POST',
    url: urlOf(endpoint),
    headers: { ...json, cookie, ...(who && { token: who.token }), ...headers },
    remoteAddress: who ? '127.0.0.1' : `10.11.0.${++visitors}`,
    payload,
  });
  return { status: statusCode, key: (JSON.parse(body) as { data: { key?: string } | null }).data?.key };
}

const refused = { status: 413, key: 'core.error.tooLarge' };
const crowded = (keys: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, key) => [`k${key}`, 0])));
const heavy = (kilobytes: number) => JSON.stringify({ text: 'x'.repeat(kilobytes * 1024 - 20) });
const deep = (depth: number) => `{"text":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

describe('a body', () => {
  test('is as large as its endpoint says: 8 kB to sign in, 64 kB usually, 1 MiB for editors', async () => {
    const [teacher, editor] = [await browserOf(app, 'teacher'), await browserOf(app, 'schooladmin')];
    expect((await post(login, heavy(8))).status).toBe(422);
    expect(await post(login, heavy(9))).toEqual(refused);
    expect((await post(addComment, heavy(64), editor)).status).toBe(422);
    expect(await post(addComment, heavy(65), editor)).toEqual(refused);
    expect((await post(saveQuestion, heavy(1024), teacher)).status).toBe(422);
    expect(await post(saveQuestion, heavy(1025), teacher)).toEqual(refused);
  });

  test('names few fields, and nests no deeper than 64', async () => {
    const editor = await browserOf(app, 'schooladmin');
    expect(await post(login, crowded(101))).toEqual(refused);
    expect(await post(addComment, crowded(1001), editor)).toEqual(refused);
    expect((await post(addComment, crowded(1000), editor)).status).toBe(422);
    expect(await post(saveQuestion, crowded(75_000), editor)).toEqual(refused);
    expect(await post(addComment, deep(65), editor)).toEqual(refused);
    expect((await post(addComment, deep(64), editor)).status).toBe(422);
  });

  test('that is a form names as few', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const fields = (count: number) => Array.from({ length: count }, (_, key) => `k${key}=`).join('&');
    expect(await post(login, fields(101), undefined, form)).toEqual(refused);
    expect((await post(login, fields(100), undefined, form)).status).toBe(422);
  });

  test('that is encrypted names as few', async () => {
    const principal = await browserOf(app, 'principal');
    const secretRequest = await principal.seal(crowded(1001), 'POST', urlOf(addComment));
    expect(await post(addComment, JSON.stringify({ secretRequest }), principal)).toEqual(refused);
  });
});

describe('before a body is read', () => {
  /** Sends the head of a call and none of its body; answers what comes back all the same. */
  async function headOnly(endpoint: Endpoint, ...lines: string[]) {
    const socket = connect(port, '127.0.0.1');
    const all = ['host: localhost', 'content-type: application/json', 'content-length: 60000', ...lines];
    socket.write(`POST ${urlOf(endpoint)} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString('latin1').split('\r\n', 1)[0];
  }

  test('a visitor is refused where only people may call', async () => {
    expect(await headOnly(addComment, 'sec-fetch-site: same-origin')).toContain(' 401 ');
  });

  test('a call from another site is refused', async () => {
    expect(await headOnly(login, 'sec-fetch-site: cross-site')).toContain(' 403 ');
  });

  test('an address is counted, whatever its bodies are', async () => {
    const send = async () =>
      (
        await app.platform.app.inject({
          method: 'POST',
          url: urlOf(login),
          headers: json,
          remoteAddress: '10.12.0.1',
          payload: '{"broken":',
        })
      ).statusCode;
    for (let count = 0; count < perMinute; count++) expect(await send()).toBe(400);
    expect(await send()).toBe(429);
  });
});

test('a request that names two hosts is refused, the same one twice too', async () => {
  const ask = async (...hosts: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /readyz HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}connection: close\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString('latin1').split(' ', 2)[1];
  };
  expect(await ask('host: localhost')).toBe('200');
  expect(await ask('host: localhost', 'Host: elsewhere.example')).toBe('400');
  expect(await ask('host: localhost', 'host: localhost')).toBe('400');
  expect(await ask()).toBe('400');
});

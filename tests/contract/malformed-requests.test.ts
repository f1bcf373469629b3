import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { startApp, type TestApp } from '../support/servers/start-app';
import { endpointsOf } from './server/endpoints';
import { rawRequest, sendRaw } from './server/raw-requests';

const total = 4_000;
const atOnce = 40;
const talkingMilliseconds = 150;
let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startApp({ web: true, city: { settings: { requestsPerMinute: 1_000_000 } } });
  port = (app.platform.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const openLines = () =>
  new Promise<number>((resolve, reject) =>
    app.platform.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
const status = async (bytes: Buffer | string) => (await sendRaw(port, Buffer.from(bytes))).status;
const post = (path: string, type: string, body: Buffer | string, more = '') =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nsec-fetch-site: same-origin\r\n` +
        `content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${more}\r\n`,
    ),
    Buffer.from(body),
  ]);
const login = '/gw/auth/efficiencyLogin';

test(`${total} requests with odd lines, headers and bodies bring no 5xx, no stack and no hanging line`, async () => {
  const random = randomOf('malformed requests');
  const endpoints = endpointsOf(app).map(({ endpoint }) => endpoint);
  const wrong = new Map<string, string>();
  for (let count = 0; count < total; count += atOnce) {
    const group = Array.from({ length: atOnce }, () => rawRequest(endpoints, random));
    const answers = await Promise.all(group.map((bytes) => sendRaw(port, bytes, talkingMilliseconds)));
    for (const [at, answer] of answers.entries()) {
      const line = group[at]!.toString('latin1').slice(0, 600);
      if (!answer.isOver) wrong.set(`hanging ${line}`, '');
      if (answer.status >= 500 || /\bat .+\.(ts|js):\d+/.test(answer.text))
        wrong.set(`${answer.status} ${line.split('\r\n', 1)[0]?.slice(0, 90)}`, `${line} → ${answer.text.slice(-300)}`);
    }
  }
  expect([...wrong]).toEqual([]);
  // a line that was refused and yet kept open would be counted here, and in time use up all there are
  await vi.waitFor(async () => expect(await openLines()).toBe(0), 10_000);
  expect(await status('GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')).toBe(200);
}, 120_000);

test('a body over the limit is refused as too large, whatever its form', async () => {
  const large = 'x'.repeat(1_200_000);
  const bodies = [
    ['application/json', JSON.stringify({ username: large })],
    ['application/x-www-form-urlencoded', `username=${large}`],
  ] as const;
  for (const [type, body] of bodies) expect(await status(post(login, type, body)), type).toBe(413);
});

test('a text that is no UTF-8, and one in another character set, are read or refused, never a fault', async () => {
  const broken = Buffer.from('{"username":"\xff\xfe","password":"x"}', 'latin1');
  expect(await status(post(login, 'application/json', broken))).toBe(400);
  expect(await status(post(login, 'application/json; charset=utf-16', '{}'))).toBeLessThan(500);
});

test('a multipart body is refused where nothing asks for files', async () => {
  const body = '--x\r\ncontent-disposition: form-data; name="username"\r\n\r\nteacher\r\n--x--\r\n';
  expect(await status(post(login, 'multipart/form-data; boundary=x', body))).toBe(422);
});

test('lines on which bodies trickle in keep nobody waiting, and do not stay for ever', async () => {
  const { server } = app.platform.app;
  const head = `POST ${login} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`;
  const slow = Array.from({ length: 100 }, () =>
    connect(port, '127.0.0.1', function (this: { write(text: string): void }) {
      this.write(head);
    }).on('error', () => undefined),
  );
  const page = await sendRaw(
    port,
    Buffer.from('GET /news_list HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'),
  );
  expect(page.status).toBe(200);
  for (const socket of slow) socket.destroy();
  // Node looks every half minute for requests that are late, so the limits are read and not waited for
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeLessThanOrEqual(600_000);
});

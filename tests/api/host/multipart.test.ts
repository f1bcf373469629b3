import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Call } from 'edutech/core/server/call';
import { serveEndpoints } from 'edutech/core/server/http/pipeline';
import { Settings } from 'edutech/core/server/settings/settings';
import { createApp } from '../../../host/server/app';
import { pipelineParts } from '../../../host/server/services/pipeline-parts';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { eventually } from '../../support/running/eventually';

const upload = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/test/upload',
  access: { public: 'a test of multipart bodies' },
  multipart: true,
  input: Type.Object({ title: Type.Optional(Type.String({ maxLength: 20 })) }),
  output: Type.Object({ title: Type.String(), files: Type.Array(Type.String()) }),
});
const handler = ({ input, files }: Call<{ title?: string }>) => ({
  title: input.title ?? '',
  files: files.map(({ name, bytes }) => `${name}: ${bytes}`),
});

let app: TestApp;
let server: FastifyInstance;
let waiting: string;

/** The pipeline as it is, with one endpoint that takes files; and at most one megabyte of them. */
beforeAll(async () => {
  app = await startApp({ on: [], city: { settings: { uploadMegabytes: 1 } } });
  const { container } = app.platform;
  server = await createApp(container.get(Settings));
  const parts = pipelineParts(container, join(process.env['EDUTECH_DATA'] ?? 'data/test', 'multipart'));
  waiting = parts.uploads.folder;
  serveEndpoints(server, [{ plugin: 'core', endpoint: upload, handler: handler as never }], parts);
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const line = '\r\n';
const field = (name: string, value: string) =>
  `--x${line}content-disposition: form-data; name="${name}"${line}${line}${value}${line}`;
const file = (name: string, content: string) =>
  `--x${line}content-disposition: form-data; name="file"; filename="${name}"${line}content-type: text/plain${line}${line}${content}${line}`;
const end = `--x--${line}`;

async function send(body: string, type = 'multipart/form-data; boundary=x') {
  const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
  const { statusCode, body: text } = await server.inject({
    method: 'POST',
    url: '/gw/resource/test/upload',
    headers,
    payload: body,
  });
  return { status: statusCode, data: JSON.parse(text).data };
}

const leftOver = () => readdir(waiting).catch(() => []);

test('fields and files arrive beside each other', async () => {
  const { status, data } = await send(field('title', '第一课') + file('a.txt', 'hello') + end);
  expect({ status, data }).toEqual({ status: 200, data: { title: '第一课', files: ['a.txt: 5'] } });
});

test.each([
  ['ends in the middle of a file', file('a.txt', 'hello').slice(0, -4)],
  ['ends in the middle of a header', '--x\r\ncontent-disp'],
  ['has no last boundary', field('title', 'x')],
  ['has a header without an end', `--x${line}${'h'.repeat(100_000)}`],
  ['is something else', '{"title":"x"}'],
])('a body that %s is refused, and nothing of it stays', async (_, body) => {
  expect((await send(body)).status).toSatisfy((status: number) => status >= 400 && status < 500);
  await eventually(async () => expect(await leftOver()).toEqual([]));
});

test.each([
  ['a part without a name', `--x${line}content-disposition: form-data${line}${line}x${line}${end}`],
  ['a part without headers', `--x${line}${line}x${line}${end}`],
  ['nothing at all', ''],
])('a body with %s says nothing', async (_, body) => {
  expect((await send(body)).data).toEqual({ title: '', files: [] });
});

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(200)}`,
])('a type that names no boundary is refused (%s)', async (type) => {
  expect((await send(field('title', 'x') + end, type)).status).toSatisfy(
    (status: number) => status >= 400 && status < 500,
  );
});

test('a file over the limit is refused as too large, and nothing of it stays', async () => {
  const { status, data } = await send(file('large.bin', 'x'.repeat(1_100_000)) + end);
  expect({ status, key: data.key, params: data.params }).toEqual({
    status: 413,
    key: 'core.files.tooLarge',
    params: { megabytes: 1 },
  });
  await eventually(async () => expect(await leftOver()).toEqual([]));
});

test('too many files and too many fields are refused', async () => {
  expect((await send(file('a.txt', 'x').repeat(30) + end)).status).toBe(413);
  expect((await send(field('title', 'x').repeat(200) + end)).status).toBe(413);
  expect((await send(field('title', 'x'.repeat(2_000_000)) + end)).status).toSatisfy((status: number) => status < 500);
  await eventually(async () => expect(await leftOver()).toEqual([]));
});

test('a name with a path in it names no path here', async () => {
  const { data } = await send(file('../../../etc/passwd', 'x') + end);
  expect(data.files).toEqual(['passwd: 1']);
});

test('a field that reaches for a prototype is refused or ignored', async () => {
  const { status } = await send(field('__proto__', '{"title":"x"}') + field('constructor', 'y') + end);
  expect(status).toBeLessThan(500);
  expect(({} as { title?: string }).title).toBeUndefined();
});

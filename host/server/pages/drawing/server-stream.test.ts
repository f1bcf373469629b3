import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveServerStream } from './server-stream';

async function heard(version: string) {
  const app = fastify();
  serveServerStream(app, version);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/development/server`);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const { value = '' } = await reader.read();
  return { app, reader, told: JSON.parse(value.replace(/^data: /, '')) };
}

test('a page hears which server and which build stand behind it', async () => {
  const one = await heard('a1');
  const other = await heard('a1');
  expect(one.told.version).toBe('a1');
  expect(other.told.server).not.toBe(one.told.server);
  await Promise.all([one.app.close(), other.app.close()]);
});

test('a server that drains does not wait for open pages', async () => {
  const { app, reader } = await heard('a1');
  await app.close();
  expect((await reader.read()).done).toBe(true);
});

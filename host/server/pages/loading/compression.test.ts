import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compressTexts, KeptCompression } from './compression';

const long = (word: string) => JSON.stringify({ data: word.repeat(1000) });

/** A server that answers with what is asked of it. */
function answering() {
  const app = fastify();
  onTestFinished(() => app.close());
  compressTexts(app);
  app.get<{ Querystring: { word: string } }>('/', (request, reply) =>
    reply.type('application/json').send(long(request.query.word)),
  );
  return async (word: string, encoding: string) =>
    (await app.inject({ url: '/', query: { word }, headers: { 'accept-encoding': encoding } })).rawPayload;
}

test('everybody gets what was asked for, in the encoding that his browser reads, however often it was sent before', async () => {
  const ask = answering();
  for (let round = 0; round < 2; round++) {
    expect(brotliDecompressSync(await ask('news', 'gzip, br')).toString()).toBe(long('news'));
    expect(gunzipSync(await ask('news', 'gzip')).toString()).toBe(long('news'));
    expect(brotliDecompressSync(await ask('home', 'br')).toString()).toBe(long('home'));
    expect((await ask('news', 'identity')).toString()).toBe(long('news'));
  }
});

test('the same content is compressed once, until so many others have come', async () => {
  const compress = vi.fn((payload: string) => Buffer.from(payload));
  const kept = new KeptCompression(compress, 2);
  for (const payload of ['one', 'two', 'one', 'three', 'one']) expect(String(await kept.of(payload))).toBe(payload);
  expect(compress.mock.calls.flat()).toEqual(['one', 'two', 'three']);
  await kept.of('two');
  expect(compress).toHaveBeenCalledTimes(4);
});

test('a content that is large is not kept', async () => {
  const compress = vi.fn((payload: string) => Buffer.from(payload));
  const kept = new KeptCompression(compress, 2);
  const large = 'x'.repeat(40_000);
  await kept.of(large);
  await kept.of(large);
  expect(compress).toHaveBeenCalledTimes(2);
});

import { expect, test } from 'vitest';
import { isEndpoint } from 'edutech/core/common/endpoint';
import { bodySizes } from 'edutech/core/server/http/bodies/body-sizes';
import { coreModules } from 'edutech/core/server/modules/core-modules';
import { serverHalves } from '../../host/generated/server';
import { largestSize } from './server/largest';

/** Calls with a body, and the largest that their input allows. Room is left for token, post and language. */
const calls = [...coreModules, ...serverHalves].flatMap(({ plugin, api }) =>
  Object.entries(api as Record<string, unknown>).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) && endpoint.method === 'POST' && !endpoint.multipart
      ? [{ name: `${plugin.id}.${name}`, endpoint, size: endpoint.bodySize ?? ('usual' as const) }]
      : [],
  ),
);
const room = { bytes: 700, keys: 5 };

test('what an input allows fits into the body that its endpoint takes', () => {
  const tight = calls
    .filter(({ size }) => size !== 'large')
    .filter(({ endpoint, size }) => {
      // what people sign in with is ASCII: names, tokens, encrypted texts
      const { bytes, keys } = largestSize(endpoint.input, size === 'small' ? 1 : 3);
      return bytes + room.bytes > bodySizes[size].bytes || keys + room.keys > bodySizes[size].keys;
    });
  expect(tight.map(({ name }) => name)).toEqual([]);
});

test('nobody takes a large body without need, and no visitor’s', () => {
  const large = calls.filter(({ size }) => size === 'large');
  expect(large.length).toBeGreaterThan(0);
  const needless = large.filter(({ endpoint }) => {
    const { bytes, keys } = largestSize(endpoint.input, 3);
    return bytes + room.bytes <= bodySizes.usual.bytes && keys + room.keys <= bodySizes.usual.keys;
  });
  expect(needless.map(({ name }) => name)).toEqual([]);
  expect(large.filter(({ endpoint }) => 'public' in endpoint.access).map(({ name }) => name)).toEqual([]);
});

import { expect, test } from 'vitest';
import { networkOf } from './network';

test.each([
  ['10.20.4.17', '10.20.4.*'],
  ['::ffff:10.20.4.17', '10.20.4.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:*'],
  ['::1', '::1'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

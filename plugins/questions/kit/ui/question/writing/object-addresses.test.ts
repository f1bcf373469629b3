import { resolveObjectURL } from 'node:buffer';
import { expect, test } from 'vitest';
import { ObjectAddresses } from './object-addresses';

test('contents are kept until their addresses are released, one by one or all', () => {
  const addresses = new ObjectAddresses();
  const made = ['one', 'two', 'three'].map((word) => addresses.make(new Blob([word])));
  const kept = () => made.map((address) => resolveObjectURL(address) !== undefined);
  expect(kept()).toEqual([true, true, true]);
  addresses.release(made[1]!);
  expect(kept()).toEqual([true, false, true]);
  addresses.releaseAll();
  expect(kept()).toEqual([false, false, false]);
});

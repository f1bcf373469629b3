import { expect, test } from 'vitest';
import { skyClassLink } from './sky-class-link';

const parts = {
  key: 'north',
  usercode: 'T-1001',
  expires: '1795252860',
  nonce: 'n'.repeat(16),
  signature: 'a'.repeat(64),
};

test('a link of a sky-class site is known by its five parts', () => {
  expect(skyClassLink(`?${new URLSearchParams(parts)}`)).toEqual({ ...parts, expires: 1_795_252_860 });
});

test('a link that lacks a part, or whose time is none, is an ordinary address', () => {
  for (const name of Object.keys(parts)) {
    expect(skyClassLink(`?${new URLSearchParams({ ...parts, [name]: '' })}`)).toBeNull();
  }
  expect(skyClassLink(`?${new URLSearchParams({ ...parts, expires: 'soon' })}`)).toBeNull();
  expect(skyClassLink('?target=%2Fhome')).toBeNull();
});

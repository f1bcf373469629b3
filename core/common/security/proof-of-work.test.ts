import { expect, test } from 'vitest';
import { isProven, prove } from './proof-of-work';

const work = { challenge: 'k.10.abc', bits: 10 };

test('the number that is found proves the work', async () => {
  const answer = await prove(work);
  expect(await isProven(work, answer)).toBe(true);
});

test('it proves no other and no harder work', async () => {
  const answer = await prove(work);
  expect(await isProven({ ...work, challenge: 'k.10.abd' }, answer)).toBe(false);
  expect(await isProven({ ...work, bits: 32 }, answer)).toBe(false);
});

test('an answer that is no number proves nothing', async () => {
  for (const answer of ['', '-1', '1e3', ' 1', '9'.repeat(16)]) {
    expect(await isProven({ challenge: 'c', bits: 0 }, answer)).toBe(false);
  }
});

test('the search stops when it is called off', async () => {
  const controller = new AbortController();
  const search = prove({ challenge: 'c', bits: 32 }, controller.signal);
  controller.abort();
  await expect(search).rejects.toThrow();
});

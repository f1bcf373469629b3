import { readFile } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { dummyHash, hashPassword, isOutdated, isRightPassword } from './passwords';

test('the right password is right, and exactly that one', async () => {
  const stored = await hashPassword('Demo-2026!');
  expect(await isRightPassword(stored, 'Demo-2026!')).toBe(true);
  for (const wrong of ['demo-2026!', 'Demo-2026! ', '', 'Demo-2026'])
    expect(await isRightPassword(stored, wrong)).toBe(false);
});

test('a file is read while a whole class signs in', async () => {
  let checked = 0;
  const stored = await hashPassword('Demo-2026!');
  const all = Array.from({ length: 45 }, async () => {
    if (await isRightPassword(stored, 'Demo-2026!')) checked += 1;
  });
  await readFile(new URL(import.meta.url));
  // behind them all it would be read after the last but three
  expect(checked).toBeLessThan(30);
  await Promise.all(all);
  expect(checked).toBe(45);
});

test('nobody signs in where there is no password, not even with that of nobody', async () => {
  expect(await isRightPassword(null, '')).toBe(false);
  expect(await isRightPassword(undefined, await dummyHash())).toBe(false);
  expect(await isRightPassword('not a hash', 'x')).toBe(false);
});

test('an unknown user takes as long as a known one', async () => {
  const stored = await hashPassword('Demo-2026!');
  const timed = async (work: () => Promise<unknown>) => {
    const times = [];
    for (let round = 0; round < 9; round++) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
    return times.sort((one, other) => one - other)[4]!;
  };
  await dummyHash();
  const known = await timed(() => isRightPassword(stored, 'wrong'));
  const unknown = await timed(() => isRightPassword(null, 'wrong'));
  // both compute one hash; without it the unknown user would be answered a hundred times faster
  expect(unknown).toBeGreaterThan(known / 10);
});

test('a hash with weaker parameters is to be made anew', async () => {
  expect(isOutdated(await hashPassword('x'))).toBe(false);
  expect(isOutdated(await hash('x', { algorithm: 2, memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true);
});

import process from 'node:process';
import { test } from 'vitest';
import { pick, randomOf } from 'edutech/host/server/demo-city/random';
import { type Kill, noWordIsLost } from '../../faults/prepare/no-word-is-lost';
import { seedOfRun } from '../report';

const count = Number(process.env['LONG_KILLS'] ?? 200);
/** Tabs and networks die more often than servers, which take seconds to come back. */
const kinds: readonly Kill[] = [
  'tab',
  'tab',
  'tab',
  'network',
  'network',
  'network',
  'before',
  'during',
  'after',
  'any',
  'database',
];

test(
  `two teachers lose no word of a plan in ${count} kills of tabs, networks, servers and PostgreSQL`,
  async () => {
    const seed = seedOfRun();
    const random = randomOf(`${seed} kinds`);
    await noWordIsLost({ kills: Array.from({ length: count }, () => pick(kinds, random)), seed });
  },
  2 * 3_600_000,
);

import { expect, test } from 'vitest';
import { comesBack } from '../../faults/start/comes-back';
import { seedOfRun } from '../report';

const kills = Number(process.env['LONG_KILLS'] ?? 50);
/** Within so many milliseconds after a kill it takes requests again. */
const longestWayBack = 5000;

test.each([1, 2])(
  'killed again and again, %d workers are back within seconds, and nothing is lost',
  async (workers) => {
    const returns = await comesBack({ kills, students: 30, workers, seed: seedOfRun() });
    expect(returns.filter(({ milliseconds }) => milliseconds > longestWayBack)).toEqual([]);
  },
  3_600_000,
);

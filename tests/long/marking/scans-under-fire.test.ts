import process from 'node:process';
import { test } from 'vitest';
import { noPageIsLost } from '../../faults/marking/scans-under-fire';
import { seedOfRun } from '../report';

const kills = Number(process.env['LONG_KILLS'] ?? 200);

test(
  'no scanned page is lost or twice there while servers and PostgreSQL are killed 200 times',
  async () => {
    await noPageIsLost({ students: 20, kills, seed: seedOfRun() });
  },
  2 * 3_600_000,
);

import process from 'node:process';
import { test } from 'vitest';
import { nothingAcknowledgedIsMissing } from '../../faults/guide/guides-under-fire';
import { seedOfRun } from '../report';

const kills = Number(process.env['LONG_KILLS'] ?? 200);

test('a class loses nothing in a guide book while everything is killed 200 times', async () => {
  await nothingAcknowledgedIsMissing({ students: 20, kills, seed: seedOfRun() });
}, 3_600_000);

import process from 'node:process';
import { test } from 'vitest';
import { nothingAcknowledgedIsMissing } from '../../faults/guide/guides-under-fire';
import { seedOfRun } from '../report';

const kills = Number(process.env['LONG_KILLS'] ?? 200);

test('50 students lose nothing of guide books and of words while everything is killed 200 times', async () => {
  await nothingAcknowledgedIsMissing({ students: 50, kills, seed: seedOfRun() });
}, 3_600_000);

import process from 'node:process';
import { test } from 'vitest';
import { nothingAcknowledgedIsMissing } from '../../faults/exam/sittings-under-fire';
import { seedOfRun } from '../report';

const kills = Number(process.env['LONG_KILLS'] ?? 200);

test('50 students lose nothing in an exam, and two teachers nothing of their plan, while everything is killed 200 times', async () => {
  await nothingAcknowledgedIsMissing({ students: 50, kills, seed: seedOfRun() });
}, 3_600_000);

import process from 'node:process';
import { test } from 'vitest';
import { seedOfRun } from '../report';
import { noMarkIsLost } from '../../faults/marking/markers-under-fire';

const kills = Number(process.env['LONG_KILLS'] ?? 200);

test('six mark a whole exam while everything is killed 200 times', async () => {
  await noMarkIsLost({ questions: 40, kills, seed: seedOfRun() });
}, 3_600_000);

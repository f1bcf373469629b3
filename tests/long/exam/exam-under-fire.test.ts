import { test } from 'vitest';
import { nothingAcknowledgedIsMissing } from '../../faults/exam/sittings-under-fire';
import { seedOfRun } from '../report';

test('nothing is missing after 200 kills in an exam of 50 students', async () => {
  await nothingAcknowledgedIsMissing({ students: 50, kills: 200, seed: seedOfRun() });
}, 3_600_000);

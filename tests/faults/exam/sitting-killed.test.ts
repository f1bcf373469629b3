import { test } from 'vitest';
import { seedOfRun } from '../../long/report';
import { nothingAcknowledgedIsMissing } from './sittings-under-fire';

// Short enough for every run of the tests; the long run kills 200 times while 50 students write (tests/long/exam).
test('nothing that was acknowledged in an exam, or of a plan that two write meanwhile, is missing after tabs, lines, servers and PostgreSQL were killed', async () => {
  await nothingAcknowledgedIsMissing({ students: 8, kills: 14, seed: seedOfRun() });
}, 600_000);

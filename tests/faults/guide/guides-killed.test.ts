import { test } from 'vitest';
import { seedOfRun } from '../../long/report';
import { nothingAcknowledgedIsMissing } from './guides-under-fire';

// Short enough for every run of the tests; the long run kills 200 times while 50 students answer (tests/long/guide).
test('nothing that was acknowledged of guide books and words is missing after tabs, lines, servers and PostgreSQL were killed', async () => {
  await nothingAcknowledgedIsMissing({ students: 6, kills: 12, seed: seedOfRun() });
}, 600_000);

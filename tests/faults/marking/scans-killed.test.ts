import { test } from 'vitest';
import { seedOfRun } from '../../long/report';
import { noPageIsLost } from './scans-under-fire';

// Short enough for every run of the tests; the long run kills 200 times (tests/long/marking).
test('no page is lost or twice there when servers that read, and PostgreSQL, are killed', async () => {
  await noPageIsLost({ students: 4, kills: 4, seed: seedOfRun() });
}, 300_000);

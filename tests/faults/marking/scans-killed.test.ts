import { test } from 'vitest';
import { seedOfRun } from '../../long/report';
import { noPageIsLost } from './scans-under-fire';

// Short enough for every run of the tests; the long run kills 200 times (tests/long/marking).
test('no page is lost or twice there when servers that read, and PostgreSQL, are killed', async () => {
  await noPageIsLost({ students: 3, kills: 3, seed: seedOfRun() });
}, 600_000);

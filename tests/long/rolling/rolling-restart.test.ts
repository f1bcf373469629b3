import { test } from 'vitest';
import { noRequestFails } from '../../faults/rolling/no-request-fails';

test('none of 100,000 requests fails while both servers are restarted three times', async () => {
  await noRequestFails({ rounds: 3, students: 12, requests: 100_000, drainSeconds: 10 });
}, 3_600_000);

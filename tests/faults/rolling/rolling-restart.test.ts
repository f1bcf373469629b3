import { test } from 'vitest';
import { noRequestFails } from './no-request-fails';

// `npm run test:long` sends 100,000 requests through three rounds (tests/long/rolling).
test('servers that are restarted one by one behind a balancer fail no request', async () => {
  await noRequestFails({ rounds: 1, students: 4, requests: 500, drainSeconds: 1 });
}, 300_000);

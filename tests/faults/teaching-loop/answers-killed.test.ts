import { test } from 'vitest';
import { seedOfRun } from '../../long/report';
import { noAnswerIsLost } from './no-answer-is-lost';

// Short enough for every run of the tests; `npm run test:long` kills 500 times while 50 students write (tests/long/teaching).
test('nothing that was acknowledged is missing after tabs, lines, servers and PostgreSQL were killed', async () => {
  await noAnswerIsLost({ kills: 14, students: 10, teachers: 3, seed: seedOfRun() });
}, 900_000);

import { test } from 'vitest';
import { seedOfRun } from '../../long/report';
import { noMarkIsLost } from './markers-under-fire';

// Short enough for every run of the tests; the long run kills 200 times (tests/long/marking).
test('six mark while tabs, lines, servers and PostgreSQL are killed: no mark is lost and none is given twice', async () => {
  await noMarkIsLost({ questions: 2, kills: 10, seed: seedOfRun() });
}, 600_000);

import { expect, test } from 'vitest';
import { seedOfRun } from '../../long/report';
import { comesBack } from './comes-back';

// `npm run test:long` kills fifty times, and looks at the clock (tests/long/start).
test('the server and the database of npm start come back by themselves, with all that was acknowledged', async () => {
  const returns = await comesBack({ kills: 4, students: 6, workers: 1, seed: seedOfRun() });
  expect(returns.map(({ what }) => what)).toEqual(['server', 'database', 'server', 'database']);
}, 600_000);

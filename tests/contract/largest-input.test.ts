import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clock } from 'edutech/core/server/clock';
import { Programs } from 'edutech/core/server/programs/programs';
import { stoppedClock } from '../support/browser';
import { programs } from '../support/conversion/converters';
import { startApp, type TestApp } from '../support/servers/start-app';
import { endpointsOf } from './server/endpoints';
import { type Walked, walkLargest } from './server/walk-largest';

// How long others wait meanwhile is a long run's (tests/long/stalls): no clock is looked at here.
const clock = stoppedClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    city: { settings: { requestsPerMinute: 1_000_000 } },
    replace: [
      [Clock, clock],
      [Programs, programs],
    ],
  });
});
afterAll(() => app.close());

test('the largest input that a schema allows brings no 5xx to light, and most of them reach their handlers', async () => {
  const tried = endpointsOf(app);
  const walked: Walked[] = [];
  for await (const one of walkLargest(app, tried)) walked.push(one);
  expect(walked.filter(({ status }) => status >= 500)).toEqual([]);
  const asked = walked.filter(({ text }) => !text.includes('core.error.invalidInput'));
  expect(asked.length).toBeGreaterThan(walked.length * 0.8);
}, 300_000);

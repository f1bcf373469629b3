import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clock } from 'edutech/core/server/clock';
import { Programs } from 'edutech/core/server/programs/programs';
import { endpointsOf } from '../../contract/server/endpoints';
import { type Walked, walkLargest } from '../../contract/server/walk-largest';
import { stoppedClock } from '../../support/browser';
import { programs } from '../../support/conversion/converters';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { report } from '../report';

/** Nobody waits longer for somebody else's call, and no handler should hold the event loop so long. Milliseconds. */
const mostWaited = 250;
const aim = 50;
/** A pause of the garbage collector, or of the machine, is not the handler's: what was slow once is asked again. */
const tries = 3;

/** How long the server stood still or the other caller waited; what was not tried yet is endless. */
const longestOf = (walked: Walked | undefined) =>
  walked ? Math.max(walked.stall, walked.otherWaited) : Number.POSITIVE_INFINITY;

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

test('nobody waits while any endpoint is sent the largest input that its schema allows', async () => {
  const best = new Map<string, Walked>();
  const all = endpointsOf(app);
  for (let round = 0; round < tries; round++) {
    // the first calls of a process compile and load; a round costs each endpoint's own limit one call
    clock.move(60_000);
    const tried = all.filter(({ name }) => longestOf(best.get(name)) > aim);
    for await (const one of walkLargest(app, tried))
      if (longestOf(one) < longestOf(best.get(one.name))) best.set(one.name, one);
  }
  const slowest = [...best.values()].sort((a, b) => longestOf(b) - longestOf(a));
  report('the largest inputs', {
    endpoints: all.length,
    answered: slowest.filter(({ status }) => status < 400).length,
    'larger than 50,000 characters': slowest.filter(({ bytes }) => bytes > 50_000).length,
    'of these answered': slowest.filter(({ bytes, status }) => bytes > 50_000 && status < 400).length,
    'refused as input': slowest.filter(({ text }) => text.includes('core.error.invalidInput')).length,
    ...Object.fromEntries(
      slowest
        .slice(0, 25)
        .map(({ name, stall, otherWaited, bytes, status }) => [
          name,
          `${Math.round(stall)} ms, another waited ${Math.round(otherWaited)} ms (${status}, ${bytes} bytes)`,
        ]),
    ),
  });
  const tooLong = slowest.filter((walked) => longestOf(walked) > mostWaited);
  expect(tooLong.map(({ name }) => name)).toEqual([]);
}, 3_600_000);

import { expect, test } from 'vitest';
import { quietEnd } from './quiet-hours';

test.each([
  ['2026-11-28T13:29:59Z', null],
  ['2026-11-28T13:30:00Z', '2026-11-28T23:00:00.000Z'],
  ['2026-12-31T15:59:00Z', '2026-12-31T23:00:00.000Z'],
  ['2026-12-31T16:00:00Z', '2026-12-31T23:00:00.000Z'],
  ['2026-11-28T22:59:59Z', '2026-11-28T23:00:00.000Z'],
  ['2026-11-28T23:00:00Z', null],
])('the night of the city at %s ends at %s', (now, end) => {
  expect(quietEnd(new Date(now))?.toISOString() ?? null).toBe(end);
});

import { expect, test } from 'vitest';
import { urgencyOf } from './urgency';

const now = new Date('2026-11-21T08:00:00Z');

test.each([
  ['2026-11-23T08:00:00Z', 'plain'],
  ['2026-11-22T07:59:00Z', 'due'],
  ['2026-11-21T09:59:00Z', 'late'],
  ['2026-11-20T08:00:00Z', 'late'],
])('a deadline at %s is %s', (due, tone) => expect(urgencyOf(new Date(due), now)).toBe(tone));

import { expect, test } from 'vitest';
import { attemptStates, type AttemptStatus } from './attempt';
import { mayAsk, mayKnowMistakes, maySeeKeys, type ReleaseTimes, releases } from './release';

const { waiting, doing, handedIn, corrected, returned } = attemptStates;
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const rule = (release: ReleaseTimes['release'], more: Partial<ReleaseTimes> = {}): ReleaseTimes => ({
  startsAt: at('08:00'),
  dueAt: at('12:00'),
  lateUntil: null,
  withdrawnAt: null,
  releasedAt: null,
  release,
  ...more,
});
const status = (state: AttemptStatus['state'], more: Partial<AttemptStatus> = {}): AttemptStatus => ({
  state,
  round: 0,
  isLate: false,
  openedAt: null,
  submittedAt: null,
  dueAt: null,
  ...more,
});
const sees = (
  releasing: ReleaseTimes,
  state: AttemptStatus['state'],
  time: string,
  more: Partial<AttemptStatus> = {},
) => maySeeKeys(releasing, status(state, more), at(time));

test.each(Object.values(releases))('nobody sees a key by rule %d while he has the homework in hand', (release) => {
  for (const state of [waiting, doing, returned])
    expect(sees(rule(release, { releasedAt: at('09:00') }), state, '11:00')).toBe(false);
  for (const state of [doing, returned])
    expect(sees(rule(release, { releasedAt: at('09:00') }), state, '23:00')).toBe(false);
});

test('after handing in, after the deadline, after correcting, or by hand', () => {
  expect(sees(rule(releases.afterHandIn), handedIn, '09:00')).toBe(true);
  expect(sees(rule(releases.afterDeadline), handedIn, '11:59')).toBe(false);
  expect(sees(rule(releases.afterDeadline), handedIn, '12:01')).toBe(true);
  expect(sees(rule(releases.afterCorrecting), handedIn, '23:00')).toBe(false);
  expect(sees(rule(releases.afterCorrecting), corrected, '09:00')).toBe(true);
  expect(sees(rule(releases.byHand), corrected, '23:00')).toBe(false);
  expect(sees(rule(releases.byHand, { releasedAt: at('10:00') }), corrected, '09:59')).toBe(false);
  expect(sees(rule(releases.byHand, { releasedAt: at('10:00') }), handedIn, '10:00')).toBe(true);
});

test('the deadline is over only when nobody of the class may be late, and for oneself one’s own counts', () => {
  const late = rule(releases.afterDeadline, { lateUntil: at('14:00') });
  expect(sees(late, handedIn, '13:00')).toBe(false);
  expect(sees(late, handedIn, '14:01')).toBe(true);
  expect(sees(late, handedIn, '14:01', { dueAt: at('18:00') })).toBe(false);
});

test('what was seen after the deadline stays so, whatever deadline a correction round has', () => {
  const corrects = { round: 1, dueAt: at('20:00') };
  expect(sees(rule(releases.afterDeadline), handedIn, '13:00', corrects)).toBe(true);
  expect(sees(rule(releases.afterDeadline), handedIn, '11:00', corrects)).toBe(false);
  expect(sees(rule(releases.afterDeadline), returned, '13:00', corrects)).toBe(false);
  expect(mayKnowMistakes(rule(releases.afterDeadline), status(returned, corrects), at('13:00'))).toBe(true);
});

test('who never began sees the answers when they are out and it is closed, and nobody what was withdrawn', () => {
  expect(sees(rule(releases.afterDeadline), waiting, '12:01')).toBe(true);
  expect(sees(rule(releases.afterHandIn), waiting, '12:01')).toBe(false);
  expect(sees(rule(releases.afterHandIn, { withdrawnAt: at('09:00') }), corrected, '23:00')).toBe(false);
});

test('a student asks while homework runs only if its teacher allows it, and never about homework that is withdrawn or not begun', () => {
  const running = { ...rule(releases.afterCorrecting), asks: true };
  expect(mayAsk(running, status(doing), at('09:00'))).toBe(true);
  expect(mayAsk({ ...running, asks: false }, status(doing), at('09:00'))).toBe(false);
  expect(mayAsk(running, status(waiting), at('07:00'))).toBe(false);
  expect(mayAsk({ ...running, withdrawnAt: at('08:30') }, status(doing), at('09:00'))).toBe(false);
  expect(mayAsk({ ...running, asks: false }, status(corrected), at('13:00'))).toBe(true);
});

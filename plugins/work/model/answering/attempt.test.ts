import { expect, test } from 'vitest';
import {
  attemptStates,
  canReturn,
  closeAttempt,
  closingTimeOf,
  extendDeadline,
  finishMarking,
  deadlineGrace,
  submitAttempt,
  isClosedAt,
  isLateAt,
  openAttempt,
  reopenAttempt,
  resumeMarking,
  returnAttempt,
  type AttemptStatus,
  type Times,
} from './attempt';

const { waiting, doing, handedIn, corrected, returned } = attemptStates;
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const times: Times = { startsAt: at('08:00'), dueAt: at('12:00'), lateUntil: null, withdrawnAt: null };
const late: Times = { ...times, lateUntil: at('14:00') };
const fresh: AttemptStatus = {
  state: waiting,
  round: 0,
  isLate: false,
  openedAt: null,
  submittedAt: null,
  dueAt: null,
};
const begun: AttemptStatus = { ...fresh, state: doing, openedAt: at('09:00') };
const done: AttemptStatus = { ...begun, state: handedIn, submittedAt: at('10:00') };

test('a student opens, hands in once, and handing in again changes nothing', () => {
  const open = openAttempt(fresh, times, at('09:00'));
  expect(open).toMatchObject({ state: doing, openedAt: at('09:00') });
  const given = submitAttempt(open, times, at('10:00'));
  expect(given).toEqual(done);
  expect(submitAttempt(given, times, at('11:00'))).toBe(given);
});

test('nobody begins before the start, nor after it was withdrawn', () => {
  expect(() => openAttempt(fresh, times, at('07:59'))).toThrow('work.error.notStarted');
  expect(() => openAttempt(fresh, { ...times, withdrawnAt: at('08:01') }, at('09:00'))).toThrow('work.error.withdrawn');
  expect(() => submitAttempt(begun, { ...times, withdrawnAt: at('08:01') }, at('09:00'))).toThrow(
    'work.error.withdrawn',
  );
});

test('what is on its way when the clock strikes is on time; later it is closed', () => {
  const onItsWay = new Date(times.dueAt.getTime() + deadlineGrace);
  expect(submitAttempt(begun, times, onItsWay)).toMatchObject({ state: handedIn, isLate: false });
  expect(() => submitAttempt(begun, times, new Date(onItsWay.getTime() + 1))).toThrow('work.error.closed');
});

test('where one may be late, what comes after the deadline is taken and marked late', () => {
  expect(submitAttempt(begun, late, at('13:00'))).toMatchObject({ state: handedIn, isLate: true });
  expect(() => submitAttempt(begun, late, at('14:01'))).toThrow('work.error.closed');
});

test('a moved deadline is one student’s own, and takes the time to be late along', () => {
  const moved = extendDeadline(begun, late, at('18:00'), at('11:00'));
  expect(closingTimeOf(late, moved)).toEqual(at('20:00'));
  expect(isLateAt(late, moved, at('17:00'))).toBe(false);
  expect(isLateAt(late, moved, at('19:00'))).toBe(true);
  expect(isClosedAt(late, begun, at('19:00'))).toBe(true);
  expect(() => extendDeadline(moved, late, at('17:00'), at('11:00'))).toThrow('work.error.deadlineEarlier');
  expect(() => extendDeadline(begun, late, at('10:00'), at('11:00'))).toThrow('work.error.deadlinePast');
});

test('closing takes what was begun when time is up, and leaves who never began without', () => {
  expect(closeAttempt(begun, times, at('11:59'))).toBe(begun);
  expect(closeAttempt(begun, times, at('12:01'))).toMatchObject({ state: handedIn, isLate: false });
  expect(closeAttempt(begun, late, at('13:00'))).toBe(begun);
  expect(closeAttempt(fresh, times, at('12:01'))).toBe(fresh);
  expect(closeAttempt(done, times, at('12:01'))).toBe(done);
});

test('what is corrected goes back to be set right as often as was said, without a deadline unless one is set', () => {
  const finished = finishMarking(done);
  expect(finished.state).toBe(corrected);
  const back = returnAttempt(finished, 1, null);
  expect(back).toMatchObject({ state: returned, round: 1 });
  expect(isClosedAt(times, back, at('23:00'))).toBe(false);
  const again = submitAttempt(back, times, at('23:00'));
  expect(again).toMatchObject({ state: handedIn, round: 1, isLate: false });
  expect(() => returnAttempt(again, 1, null)).toThrow('work.error.noRounds');
  expect(() => returnAttempt(begun, 1, null)).toThrow('work.error.notHandedIn');
  expect([finished, again, begun, back].map((one) => canReturn(one, 1))).toEqual([true, false, false, false]);
  expect(closeAttempt(returnAttempt(finished, 2, at('15:00')), times, at('15:01')).state).toBe(handedIn);
});

test('a mark that is taken back makes it uncorrected', () => {
  expect(resumeMarking(finishMarking(done)).state).toBe(handedIn);
  expect(resumeMarking(begun)).toBe(begun);
});

test('what was handed in by mistake is taken up again until a new deadline', () => {
  expect(reopenAttempt(done, at('18:00'), at('13:00'))).toMatchObject({ state: doing, submittedAt: null });
  expect(reopenAttempt(fresh, at('18:00'), at('13:00'))).toMatchObject({ state: waiting, dueAt: at('18:00') });
  expect(() => reopenAttempt(begun, at('18:00'), at('13:00'))).toThrow('work.error.stillInHand');
  expect(() => reopenAttempt(done, at('12:00'), at('13:00'))).toThrow('work.error.deadlinePast');
});

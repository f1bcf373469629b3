import { expect, test } from 'vitest';
import { conflictsIn, isBlocking, movedSlots, placesFor } from './conflicts';
import type { TimetableSlot } from './lessons';

const slot = (classId: string, weekday: number, period: number, more: Partial<TimetableSlot> = {}): TimetableSlot => ({
  classId,
  weekday,
  period,
  weeks: 0,
  subjectId: 'maths',
  title: '',
  teacherId: null,
  room: '',
  ...more,
});
const kinds = (slots: TimetableSlot[], rooms: [string, number][] = []) =>
  conflictsIn(slots, new Map(rooms)).map(({ kind, weekday, period }) => `${kind} ${weekday} ${period}`);

test('a teacher is in one class at a time, and a class has one lesson', () => {
  const zhou = { teacherId: 'zhou' };
  expect(kinds([slot('a', 2, 1, zhou), slot('b', 2, 1, zhou), slot('c', 2, 1)])).toEqual(['teacher 2 1']);
  expect(kinds([slot('a', 2, 1), slot('a', 2, 1, { weeks: 2 })])).toEqual(['slot 2 1']);
});

test('odd and even weeks do not meet', () => {
  const odd = { teacherId: 'zhou', room: '机房', weeks: 1 } as const;
  expect(kinds([slot('a', 2, 1, odd), slot('b', 2, 1, { ...odd, weeks: 2 })])).toEqual([]);
});

test('a room holds one class, or as many as the school says', () => {
  const field = { room: '操场' };
  const slots = ['a', 'b', 'c'].map((classId) => slot(classId, 4, 6, field));
  expect(kinds(slots, [['操场', 2]])).toEqual(['room 4 6']);
  expect(kinds(slots, [['操场', 3]])).toEqual([]);
});

test('four lessons without a break are only shown', () => {
  const slots = [1, 2, 3, 4].map((period) => slot('abcd'[period]!, 2, period, { teacherId: 'zhou' }));
  const found = conflictsIn(slots, new Map());
  expect(found.map(({ kind }) => kind)).toEqual(['row']);
  expect(found.some(isBlocking)).toBe(false);
});

test('a lesson goes where its teacher and its room are free, and so must what it changes places with', () => {
  const own = [slot('a', 3, 6, { teacherId: 'zhou' }), slot('a', 2, 7, { teacherId: 'su' }), slot('a', 1, 5)];
  const elsewhere = [
    { weekday: 1, period: 5, weeks: 0, teacherId: 'zhou', room: '', className: '七(3)班' },
    { weekday: 3, period: 6, weeks: 0, teacherId: 'su', room: '', className: '八(1)班' },
  ] as const;
  const times = [
    { weekday: 1, period: 5 },
    { weekday: 2, period: 7 },
    { weekday: 4, period: 4 },
  ];
  const refusals = placesFor(own[0]!, times, { own, elsewhere, rooms: new Map() }).map(({ refusal }) => refusal);
  expect(refusals).toEqual([
    { kind: 'teacher', teacherId: 'zhou', className: '七(3)班' },
    { kind: 'teacher', teacherId: 'su', className: '八(1)班' },
    null,
  ]);
});

test('a moved lesson changes places; a new one takes the place of what was there', () => {
  const own = [slot('a', 3, 6), slot('a', 2, 7, { subjectId: 'music' })];
  expect(movedSlots(own, own[0]!, { weekday: 2, period: 7 })).toEqual([
    slot('a', 3, 6, { subjectId: 'music' }),
    slot('a', 2, 7),
  ]);
  const fresh = slot('a', 0, 0, { subjectId: 'art' });
  expect(movedSlots(own, fresh, { weekday: 2, period: 7 })).toEqual([own[0], slot('a', 2, 7, { subjectId: 'art' })]);
});

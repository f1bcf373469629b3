import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { type Seatable, seatStudents } from './seats';

const [third, fourth] = [newId(), newId()];
const of = (classId: string, classNumber: number, count: number): Seatable[] =>
  Array.from({ length: count }, () => ({ personId: newId(), classId, classNumber, grade: 7, year: 2026 }));
const [first, second] = [{ roomId: newId() }, { roomId: newId() }];

test('rooms are filled by number, and a class goes on in the next one', () => {
  const seated = seatStudents(
    [...of(third, 3, 3), ...of(fourth, 4, 2)],
    [
      { ...first, seats: 4 },
      { ...second, seats: 4 },
    ],
  )!;
  expect(seated.map(({ roomId, seat, admission }) => [roomId, seat, admission])).toEqual([
    [first.roomId, 1, '260703001'],
    [first.roomId, 2, '260703002'],
    [first.roomId, 3, '260703003'],
    [first.roomId, 4, '260704001'],
    [second.roomId, 1, '260704002'],
  ]);
});

test('a class has its own room', () => {
  const seated = seatStudents(
    [...of(third, 3, 2), ...of(fourth, 4, 1)],
    [
      { ...first, classId: fourth },
      { ...second, classId: third },
    ],
  )!;
  expect(seated.map(({ roomId }) => roomId)).toEqual([second.roomId, second.roomId, first.roomId]);
});

test('too few seats are said, not made', () => {
  expect(seatStudents(of(third, 3, 3), [{ ...first, seats: 2 }])).toBeNull();
  expect(seatStudents(of(third, 3, 1), [{ ...first, classId: fourth }])).toBeNull();
});

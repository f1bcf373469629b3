import { expect, test } from 'vitest';
import { type Placed, placeLessons, type Wanted } from './place-lessons';

/** Nine classes whose week is full, with teachers of several classes: as tight as the demo city. */
const wanted: Wanted[] = Array.from({ length: 9 }, (_, at) => at).flatMap((at) =>
  (
    [
      ['chinese', 6, 2],
      ['mathematics', 6, 2],
      ['english', 5, 2],
      ['sports', 4, 6],
      ['biology', 3, 6],
      ['history', 3, 6],
      ['geography', 3, 6],
      ['music', 2, 9],
      ['art', 2, 9],
      ['meeting', 1, 1],
    ] as const
  ).map(([subject, lessons, load]) => ({
    classId: `class ${at}`,
    subject,
    lessons,
    teacherId: `${subject} ${Math.floor(at / load)}`,
  })),
);

const twice = (placed: readonly Placed[], keyOf: (one: Placed) => string) => {
  const keys = placed.map(keyOf);
  return keys.filter((key, at) => keys.indexOf(key) !== at);
};

test('a full week has no class and no teacher in two places', () => {
  const placed = placeLessons(wanted, 7);
  expect(placed).toHaveLength(9 * 35);
  expect(twice(placed, ({ classId, weekday, period }) => `${classId} ${weekday} ${period}`)).toEqual([]);
  expect(twice(placed, ({ teacherId, weekday, period }) => `${teacherId} ${weekday} ${period}`)).toEqual([]);
  expect(placed.every(({ period }) => period >= 1 && period <= 7)).toBe(true);
});

test('lessons of a subject are spread over the week', () => {
  const ofSubject = Map.groupBy(
    placeLessons(wanted, 7),
    ({ classId, subject, weekday }) => `${classId} ${subject} ${weekday}`,
  );
  expect(Math.max(...[...ofSubject.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
});

import { expect, test } from 'vitest';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import { newId } from 'edutech/core/common/ids';
import { groupsOf, joinedTo, normalised, noRegrouping, putInto, regrouped, takenOut, unlike } from './groups';

const cell = (answer: Answer, isBlank = false) => ({ answer, isBlank });
const shape = (cells: Parameters<typeof groupsOf>[0]) =>
  groupsOf(cells).map(({ text, cells: of }) => [text, of.length]);

test('width, space and the kind of minus make no other answer', () => {
  expect(normalised('ｙ ＝ 3x − 2。')).toBe(normalised('y=3x-2'));
  expect(normalised('2 × 3')).toBe(normalised('2·3'));
  expect(normalised('-5')).not.toBe(normalised('5'));
});

test('the same answers stand together, the most frequent first', () => {
  const cells = [
    cell({ gaps: ['-5'] }),
    cell({ content: plainContent('x = 1') }),
    cell({ gaps: ['－5 '] }),
    cell({ gaps: ['5'] }),
  ];
  expect(shape(cells)).toEqual([
    ['-5', 2],
    ['x=1', 1],
    ['5', 1],
  ]);
});

test('who has other points than most of the group is found, before anybody is marked nobody', () => {
  const group = [2, 2, null, 1, 2].map((points, at) => ({ at, points }));
  expect(unlike(group).map(({ at }) => at)).toEqual([3]);
  expect(unlike(group.map((cell) => ({ ...cell, points: null })))).toEqual([]);
});

test('blank sheets are one group, and photographs are looked at one by one', () => {
  const cells = [cell({ pictures: [newId()] }), cell({}, true), cell({ gaps: ['1'] }), cell({ gaps: ['', ''] }, true)];
  expect(shape(cells)).toEqual([
    ['1', 1],
    ['', 2],
    [null, 1],
  ]);
});

const student = (attemptId: string, answer: Answer) => ({ attemptId, answer, isBlank: false });
const students = [
  student('a', { gaps: ['5'] }),
  student('b', { gaps: ['5'] }),
  student('c', { gaps: ['五'] }),
  student('d', { pictures: [newId()] }),
];
const members = (now: Parameters<typeof regrouped>[1]) =>
  regrouped(students, now).map(({ cells }) => cells.map(({ attemptId }) => attemptId).join(''));
const named = (now: Parameters<typeof regrouped>[1], attemptId: string) =>
  regrouped(students, now).find(({ cells }) => cells.some((one) => one.attemptId === attemptId))!.name;

test('an answer that is taken out stands by itself, and can be put back', () => {
  const out = takenOut(noRegrouping, 'b');
  expect(members(out)).toEqual(['a', 'b', 'c', 'd']);
  expect(members(putInto(out, 'b', named(noRegrouping, 'a')))).toEqual(['ab', 'c', 'd']);
});

test('two groups are joined, also the other way round, and never in a circle', () => {
  const [five, word] = [named(noRegrouping, 'a'), named(noRegrouping, 'c')];
  const once = joinedTo(noRegrouping, word, five);
  expect(members(once)).toEqual(['abc', 'd']);
  expect(members(joinedTo(once, five, word))).toEqual(['abc', 'd']);
});

test('a photograph joins a group one by one; those that nobody has looked at do not', () => {
  const rest = named(noRegrouping, 'd');
  expect(joinedTo(noRegrouping, rest, named(noRegrouping, 'a'))).toBe(noRegrouping);
  const put = putInto(noRegrouping, 'd', named(noRegrouping, 'a'));
  expect(members(put)).toEqual(['abd', 'c']);
  expect(regrouped(students, put)[0]).toMatchObject({ text: '5', isByHand: true });
});

import { expect, test } from 'vitest';
import { usualRules } from '../../../model/marks/rules';
import { firstValues, hasEnough, requestOf } from './setup-values';

const setup = {
  examId: 'exam',
  title: '期末',
  mode: 'printed' as const,
  students: 40,
  keyed: 8,
  questions: [
    { itemId: 'one', part: 0, label: '9', points: 4, rules: usualRules(4), steps: [] },
    { itemId: 'two', part: 1, label: '21(2)', points: 8, rules: usualRules(8), steps: [{ text: '列式', points: 8 }] },
  ],
  teachers: [
    { personId: 'a', name: '甲', isOfSubject: true },
    { personId: 'b', name: '乙', isOfSubject: true },
    { personId: 'c', name: '丙', isOfSubject: false },
  ],
  templates: [],
};

test('teachers of the subject mark everything at first', () => {
  const { questions } = firstValues(setup);
  expect(questions.map(({ markers }) => markers.map(({ personId }) => personId))).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(questions.every(hasEnough)).toBe(true);
});

test('a mode with a named third wants somebody besides the two', () => {
  const [, question] = firstValues(setup).questions;
  const rules = { ...question!.rules, mode: '2+1' as const };
  expect(hasEnough({ ...question!, rules })).toBe(false);
  const third = [...question!.markers, { personId: 'c', isThird: true, quota: '' }];
  expect(hasEnough({ ...question!, rules, markers: third })).toBe(true);
});

test('a quota that is no number is none, and steps go only where points are given by them', () => {
  const values = firstValues(setup);
  const [first, second] = values.questions;
  const markers = [
    { personId: 'a', isThird: false, quota: '12' },
    { personId: 'b', isThird: true, quota: 'x' },
  ];
  const sent = requestOf({ ...values, questions: [{ ...first!, markers }, { ...second!, bySteps: false }] });
  expect(sent[0]!.markers).toEqual([
    { personId: 'a', quota: 12 },
    { personId: 'b', isThird: true },
  ]);
  expect(sent[1]!.steps).toEqual([]);
});

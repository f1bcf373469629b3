import { expect, test } from 'vitest';
import { type PracticeReasonFacts, practiceReasonOf } from './practice-reason';

const facts: PracticeReasonFacts = {
  origin: 'told',
  title: '课堂小测',
  wrongCount: 1,
  points: [],
  daysSince: null,
  chance: null,
  daysToExam: null,
};
const point = (name: string, times: number, wrong: number) => ({ name, times, wrong });

test('what a teacher sent is told first, until it was practised', () => {
  expect(practiceReasonOf({ ...facts, origin: 'pushed' })).toEqual({ kind: 'pushed' });
  expect(practiceReasonOf({ ...facts, origin: 'pushed', daysSince: 3, chance: 0.784 })).toEqual({
    kind: 'fading',
    days: 3,
    chance: 78,
  });
});

test('what keeps going wrong: the question, else the point of which most went wrong', () => {
  expect(practiceReasonOf({ ...facts, wrongCount: 3 })).toEqual({ kind: 'repeated', wrong: 3 });
  const points = [point('乘方', 5, 2), point('数轴', 3, 2), point('相反数', 1, 1)];
  expect(practiceReasonOf({ ...facts, points })).toEqual({ kind: 'point', point: '数轴', times: 3, wrong: 2 });
});

test('else the examination, or the homework that it comes from', () => {
  expect(practiceReasonOf({ ...facts, daysToExam: 9 })).toEqual({ kind: 'exam', days: 9 });
  expect(practiceReasonOf({ ...facts, daysToExam: 40 })).toEqual({ kind: 'fresh', title: '课堂小测' });
  expect(practiceReasonOf({ ...facts, origin: 'photo' })).toEqual({ kind: 'photo' });
});

import { expect, test } from 'vitest';
import { homeworkLeft } from './homework-left';

const homework = {
  assignmentId: 'h',
  language: 'zh' as const,
  modes: ['recognise' as const, 'strokes' as const],
  wordIds: ['a', 'b'],
};
const left = (...answers: Parameters<typeof homeworkLeft>[1]) =>
  homeworkLeft(homework, answers).left.map(({ wordId, mode }) => `${wordId} ${mode}`);

test('each word is asked in each way, one way after the other', () => {
  expect(left()).toEqual(['a strokes', 'b strokes', 'a recognise', 'b recognise']);
});

test('what was right in the end is done, what was wrong in the end is not', () => {
  expect(
    left({ wordId: 'a', mode: 'strokes', isRight: true }, { wordId: 'a', mode: 'recognise', isRight: false }),
  ).toEqual(['b strokes', 'a recognise', 'b recognise']);
});

test('paper that was checked counts as writing, and not as reading', () => {
  expect(left({ wordId: 'b', mode: 'paper', isRight: true })).toEqual(['a strokes', 'a recognise', 'b recognise']);
});

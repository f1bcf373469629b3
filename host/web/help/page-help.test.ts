import { expect, test } from 'vitest';
import { helpOf, labelsIn, withLabels } from './page-help';

const texts = {
  'chess.help.list.purpose': '',
  'chess.help.list.step.1': '',
  'chess.help.list.step.2': '',
  'chess.help.list.question.1': '',
  'chess.help.list.answer.1': '',
};

test('a page has its purpose, its steps and what is asked, in order', () => {
  expect(helpOf('chess.list', texts)).toEqual({
    purpose: 'chess.help.list.purpose',
    steps: ['chess.help.list.step.1', 'chess.help.list.step.2'],
    asked: [{ question: 'chess.help.list.question.1', answer: 'chess.help.list.answer.1' }],
  });
});

test('a page without a purpose has no help', () => {
  expect(helpOf('chess.board', texts)).toBeNull();
});

test('controls are called as the screen calls them now', () => {
  const text = '点[[chess.add]]，再点[[chess.save]]。';
  expect(labelsIn(text)).toEqual(['chess.add', 'chess.save']);
  expect(withLabels(text, (id) => `“${id}”`)).toBe('点“chess.add”，再点“chess.save”。');
});

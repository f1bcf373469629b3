import { expect, test } from 'vitest';
import { choicesFor, gradeOf, isInSentence, isWritten } from './check-answer';

test('capitals, outer spaces and the form of an apostrophe do not make a word wrong; a letter does', () => {
  expect(isWritten({ text: "o'clock" }, ' O’clock ')).toBe(true);
  expect(isWritten({ text: 'forty' }, 'fourty')).toBe(false);
  expect(isWritten({ text: '酝酿' }, '酝 酿')).toBe(true);
  expect(isWritten({ text: '酝酿' }, '蕴酿')).toBe(false);
});

test('a sentence has the word in one of its forms, and says more than the word', () => {
  expect(isInSentence({ text: 'carry' }, 'She carries a bag.')).toBe(true);
  expect(isInSentence({ text: 'carry' }, 'carry')).toBe(false);
  expect(isInSentence({ text: '酝酿' }, '空气里酝酿着花香。')).toBe(true);
  expect(isInSentence({ text: '酝酿' }, '酝酿。')).toBe(false);
});

test('hints make an answer hard, mistakes bring it back', () => {
  expect([gradeOf(true, 0), gradeOf(true, 1), gradeOf(false, 0)]).toEqual([3, 2, 1]);
});

test('the right meaning is among four, always in the same place', () => {
  const words = ['a', 'b', 'c', 'd', 'e', 'f'].map((wordId) => ({ wordId }));
  for (const word of words) {
    const choices = choicesFor(word, words);
    expect(choices).toHaveLength(4);
    expect(new Set(choices.map(({ wordId }) => wordId)).size).toBe(4);
    expect(choices).toContain(word);
    expect(choicesFor(word, words)).toEqual(choices);
  }
});

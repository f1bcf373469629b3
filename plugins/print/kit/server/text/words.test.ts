import { expect, test } from 'vitest';
import { measuringLetters } from './letters';
import { wordAtom, wordsIn } from './words';

test('brackets for an answer stand in one line, with what ends the sentence', () => {
  const letters = measuringLetters();
  expect(wordsIn(letters, '记作（　　）．')).toEqual(['记', '作', '（　　）．']);
  expect(wordsIn(letters, '合格的有(   )')).toEqual(['合', '格', '的', '有', '(   )']);
  expect(wordsIn(letters, '约（精确到个位）是')).toEqual(['约', '（精', '确', '到', '个', '位）', '是']);
  const { width, inks } = wordAtom(letters, '（　　）', { size: 10 });
  expect(inks).toMatchObject([
    { text: '（', x: 0 },
    { text: '）', x: width - 10 },
  ]);
  expect(width).toBe(40);
});

test.each(['3'.repeat(500), '.'.repeat(500), '（'.repeat(500), '！'.repeat(500), `（${'　'.repeat(500)}）`])(
  'what is longer than a line is divided, and nothing of it is lost',
  (text) => {
    const letters = measuringLetters();
    const divided = wordsIn(letters, text);
    expect(divided.join('')).toBe(text);
    for (const word of divided) expect(wordAtom(letters, word, { size: 10.5 }).width).toBeLessThan(330);
  },
);

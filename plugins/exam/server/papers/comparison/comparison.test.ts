import { expect, test } from 'vitest';
import { zipSync, strToU8 } from 'fflate';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import { wordsInOrder } from './words-in-order';
import { readPdf, readWord } from './written-files';

const question = (text: string) => ({
  id: text,
  key: {},
  body: { type: 5 as const, stem: plainContent(text), points: 1 },
});
const paper = { questions: [question('Which of these is a prime?'), question('Write 5 < 7 & why.')] };
const word = (...texts: string[]) =>
  zipSync({
    'word/document.xml': strToU8(
      `<w:p>${texts.map((text) => `<w:t xml:space="preserve">${text}</w:t>`).join('')}<m:oMath><m:r/></m:oMath></w:p>`,
    ),
  });

test('a Word file has all questions in their order, however its runs are cut', () => {
  const { text, formulas } = readWord(word('1. Which of', ' these is a prime?', '2. Write 5 &lt; 7 &amp; why.'));
  expect([wordsInOrder(paper, text), formulas]).toEqual([true, 1]);
});

test('a question that is missing or stands before another is noticed', () => {
  expect(wordsInOrder(paper, readWord(word('Which of these is a prime?')).text)).toBe(false);
  expect(wordsInOrder(paper, readWord(word('Write 5 &lt; 7 &amp; why.', 'Which of these is a prime?')).text)).toBe(
    false,
  );
  expect(readWord(strToU8('no archive'))).toEqual({ text: '', formulas: 0 });
});

test('the measures of the pages of a PDF are read, not those of the list of its pages', () => {
  const page = (box: string) => `<<\n/Type /Page\n/Parent 1 0 R\n/MediaBox [0 0 ${box}]\n>>`;
  const file = `<<\n/Type /Pages\n/Count 2\n>>\n${page('595.28 841.89')}\n${page('841.89 595.28')}`;
  expect(readPdf(strToU8(file))).toEqual([
    [595.28, 841.89],
    [841.89, 595.28],
  ]);
});

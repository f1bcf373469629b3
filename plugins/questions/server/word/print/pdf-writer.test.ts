import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { plainContent } from '../../../kit/common/content';
import type { Content } from '../../../kit/common/content';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { textsOf } from 'edutech/core/server/texts';
import { picture } from '../../../../../tests/support/papers/package';
import { papers } from '../../../../../tests/support/papers/all-papers';
import english from '../../messages/en.json';
import chinese from '../../messages/zh-CN.json';
import type { WrittenQuestion } from '../../exporting/writer';
import { readWord } from '../read-word';
import { Typesetter } from '../../../kit/server/formula/typesetting/typesetter';
import { heightOf as heightOfRows } from 'edutech/plugins/print/kit/server/flow/rows';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { sheetOf } from '../sheet/sheet';
import { pagesOfPaper } from './pages-of-paper';
import { pdfWriter } from './pdf-writer';
import { rowsOfUnit } from './pieces';

const texts = textsOf({ 'zh-CN': chinese, en: english });
const typesetting = new Typesetter().forDocument();
const options = (withAnswers: boolean) => ({
  typesetting,
  title: '八年级综合练习',
  language: 'zh-CN' as const,
  answers: withAnswers ? ('after' as const) : ('none' as const),
  medium: async () => ({ name: 'a.png', mime: 'image/png', ext: 'png', bytes: picture }),
});

/** The text of each page. */
async function pagesOf(
  questions: readonly WrittenQuestion[],
  withAnswers: boolean,
  look: SheetLook = { size: 'a4' },
): Promise<string[]> {
  const { bytes } = await pdfWriter(texts).write(questions, { ...options(withAnswers), look });
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= pdf.numPages; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return pages;
}

const choice = (stem: string): WrittenQuestion => ({
  id: newId(),
  body: {
    type: 0,
    stem: [...plainContent(stem), { kind: 'formula', latex: '\\frac{1}{2}' }],
    options: ['甲', '乙', '丙', '丁'].map((text) => plainContent(text)) as Content[],
    points: 3,
  },
  key: { choice: [1], analysis: plainContent('因为乙是对的') },
  difficulty: 3,
  tags: [],
});

test('a paper has title, sections, points, options and the number of each page, and its answers on a page of their own', async () => {
  const pages = await pagesOf([choice('下列说法正确的是'), choice('下列计算正确的是')], true);
  expect(pages).toHaveLength(2);
  for (const words of [
    '八年级综合练习',
    '一、单项选择题（共2小题，共6分）',
    '（3分）下列说法正确的是',
    'A．甲',
    '第1页',
    '共2页',
  ])
    expect(pages[0]!.replace(/\s/g, '')).toContain(words);
  expect(pages[1]!.replace(/\s/g, '')).toMatch(/参考答案.*1．B.*【解析】因为乙是对的/);
});

test('without answers nothing of a key is printed', async () => {
  const pages = await pagesOf([choice('下列说法正确的是')], false);
  expect(pages.join('')).not.toMatch(/参考答案|因为乙/);
});

test('a question is not cut where it fits on a page, and a long paper goes on through pages', async () => {
  const pages = await pagesOf(
    Array.from({ length: 40 }, (_, at) => choice(`题目${at}`)),
    false,
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page.match(/题目\d/g)?.length).toBe(page.match(/D．丁/g)?.length);
});

test('papers that were read from Word are printed whole: tables, pictures, dotted words, signs that the font lacks', async () => {
  const questions: WrittenQuestion[] = [];
  for (const { bytes } of papers().filter(({ maker }) => maker === 'Word'))
    for (const { body, key } of (await readWord(bytes)).items)
      questions.push({ id: newId(), body, key, difficulty: 3, tags: [] });
  const all = (await pagesOf(questions, true)).join('').replace(/\s/g, '');
  for (const words of ['速度/(m/s)', '酝', '老家门前有一棵槐树', '参考答案']) expect(all).toContain(words);
});

test('on A3 two columns take twice as many questions, and the sealed side asks who writes instead of a line below the title', async () => {
  const questions = Array.from({ length: 40 }, (_, at) => choice(`题目${at}`));
  const onA4 = await pagesOf(questions, false);
  const onA3 = await pagesOf(questions, false, { size: 'a3', hasBinding: true });
  expect(onA3.length).toBeLessThanOrEqual(Math.ceil(onA4.length / 2) + 1);
  expect(onA4[0]).not.toContain('考号');
  expect(onA3[0]!.replace(/\s/g, '')).toContain('密封线内不要答题');
  expect(onA3[1]).not.toContain('考号');
});

test('signs that no font has are told with their question; Greek and signs of mathematics are drawn', async () => {
  const questions = [choice('△ABC 中，∠α ≌ ℃ ① ɡ'), choice('㐂字 🎲')];
  const pages = await pagesOfPaper(sheetOf(questions, options(false), texts), options(false), texts);
  expect(pages.flatMap(({ missing = [] }) => missing)).toEqual([{ id: questions[1]!.id, signs: '㐂🎲' }]);
});

test('a figure that stands beside its text leaves room for it, and one that is wide stands below', async () => {
  const beside = (width: number, place: 'end' | 'below'): WrittenQuestion => {
    const question = choice('如图所示');
    const figure = { kind: 'picture' as const, file: newId(), width, height: 160, alt: '图', place };
    return { ...question, body: { ...question.body, stem: [...question.body.stem, figure] } };
  };
  const heightOf = async (question: WrittenQuestion) => {
    const sheet = sheetOf([question], options(false), texts);
    return heightOfRows(
      await rowsOfUnit({ letters: measuringLetters(), typesetting, width: 495 }, sheet.units.at(-1)!.pieces),
    );
  };
  expect(await heightOf(beside(200, 'end'))).toBeLessThan((await heightOf(beside(200, 'below'))) - 20);
  expect(await heightOf(beside(900, 'end'))).toBe(await heightOf(beside(900, 'below')));
});

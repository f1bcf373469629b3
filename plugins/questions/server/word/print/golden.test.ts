import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { Ink } from 'edutech/plugins/print/kit/common/ink';
import { pagesOf, type Unit } from 'edutech/plugins/print/kit/server/flow/pages';
import { heightOf } from 'edutech/plugins/print/kit/server/flow/rows';
import { columnWidth, frameOf } from 'edutech/plugins/print/kit/server/flow/sheet-frame';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { textsOf } from 'edutech/core/server/texts';
import { textOfPages } from '../../../../../tests/support/printed/page-text';
import { demoMedium, printedPapers } from '../../../../../tests/support/printed/printed-papers';
import type { Paper } from '../../../api/papers';
import type { Content } from '../../../kit/common/content';
import { answeredParts, type QuestionBody } from '../../../kit/common/question-body';
import type { QuestionKey } from '../../../kit/common/question-key';
import { questionTypes } from '../../../kit/common/types/question-types';
import { textOf } from '../../../kit/common/walk-content';
import { Typesetter } from '../../../kit/server/formula/typesetting/typesetter';
import english from '../../messages/en.json';
import chinese from '../../messages/zh-CN.json';
import type { FormatOptions } from '../../exporting/writer';
import { readWord } from '../read-word';
import { wordWriter } from '../export/word-writer';
import { sheetOf } from '../sheet/sheet';
import { pagesOfPaper } from './pages-of-paper';
import { pdfWriter } from './pdf-writer';
import { rowsOfUnit } from './pieces';

const texts = textsOf({ 'zh-CN': chinese, en: english });
const typesetting = new Typesetter().forDocument();

const optionsOf = ({ questions: _, ...paper }: Paper): FormatOptions => ({ ...paper, typesetting, medium: demoMedium });
const writtenOf = ({ questions }: Paper) => questions.map((one) => ({ ...one, difficulty: 3 as const, tags: [] }));
const sheetOfPaper = (paper: Paper) => sheetOf(writtenOf(paper), optionsOf(paper), texts);
const a4 = { size: 'a4' } as const;

const all = await Promise.all(
  Object.entries(printedPapers).map(async ([name, paper]) => {
    const pages = await pagesOfPaper(sheetOfPaper(paper), optionsOf(paper), texts);
    return { name, paper, pages };
  }),
);

/** What stands around the columns: numbers of pages, the sealed side, watermarks. */
const isAround = (paper: Paper, ink: Ink) => {
  const [column] = frameOf(paper.look ?? a4).columns(0);
  return (ink.kind === 'text' && ink.turn !== undefined) || ink.y > column!.top + column!.height;
};

test.each(all)('$name: each thing stands where it stood', async ({ name, paper, pages }) => {
  const text = textOfPages(pages, (ink) => isAround(paper, ink));
  await expect(text).toMatchFileSnapshot(`golden/${name}.txt`);
});

test.each(all)('$name: nothing reaches out of a column', ({ paper, pages }) => {
  const frame = frameOf(paper.look ?? a4);
  const outside = pages.flatMap((page, at) => {
    const columns = frame.columns(at);
    const isInside = ({ x, y, width }: Extract<Ink, { width: number }>, height: number) =>
      columns.some(
        ({ left, top, width: room, height: most }) =>
          x >= left - 0.5 && x + width <= left + room + 0.5 && y >= top - 0.5 && y + height <= top + most + 0.5,
      );
    return page.inks.flatMap((ink) => {
      if (ink.kind === 'path' || isAround(paper, ink)) return [];
      const isFine = isInside(ink, ink.kind === 'picture' ? ink.height : 0);
      return isFine ? [] : [`page ${at + 1}: ${ink.kind === 'text' ? ink.text : ink.alt}`];
    });
  });
  expect(outside).toEqual([]);
});

test.each(all)('$name: what fits into a column is not cut, and headings stand with what follows', async ({ paper }) => {
  const look = paper.look ?? a4;
  const frame = frameOf(look);
  const layout = { letters: measuringLetters(), typesetting, width: columnWidth(look) };
  const units: Unit[] = [];
  for (const [at, { pieces, ...unit }] of sheetOfPaper(paper).units.entries())
    units.push({ ...unit, id: String(at), rows: await rowsOfUnit(layout, pieces) });
  const places = pagesOf(units, frame).flatMap((page, at) => page.places.map((place) => ({ ...place, page: at })));
  const column = frame.columns(0)[0]!.height;
  const cut = units.filter(
    ({ id, rows }) => heightOf(rows) <= column && places.filter((place) => place.id === id).length !== 1,
  );
  expect(cut.map(({ id }) => id)).toEqual([]);
  const where = (id: string | undefined) => places.find((place) => place.id === id);
  for (const [at, { id, keepsNext }] of units.entries()) {
    const [own, next] = [where(id), where(units[at + 1]?.id)];
    if (keepsNext) expect([next?.page, next?.x], `unit ${id}`).toEqual([own?.page, own?.x]);
  }
});

test.each(all)('$name: the text of its PDF goes on as one reads it', async ({ paper, pages }) => {
  const { bytes } = await pdfWriter(texts).write(writtenOf(paper), optionsOf(paper));
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  expect(pdf.numPages).toBe(pages.length);
  let text = '';
  for (let at = 1; at <= pdf.numPages; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  const plain = text.replace(/\s/g, '');
  const count = paper.questions.reduce((sum, { body }) => sum + answeredParts(body).length, 0);
  let from = plain.indexOf(paper.title.replace(/\s/g, ''));
  expect(from).toBeGreaterThanOrEqual(0);
  for (let number = 1; number <= count; number++) {
    const at = plain.indexOf(`${number}．`, from);
    expect(at, `number ${number}`).toBeGreaterThan(from);
    from = at;
  }
});

const asked = all.filter(({ paper }) => paper.answers !== 'only');

/** A paper does not say whether something is calculated or explained: both are worked out. */
const typeOf = ({ type }: QuestionBody) => (type === questionTypes.shortAnswer ? questionTypes.calculation : type);
/** Content without room, and without what LaTeX and blanks may be written with in two ways. */
const plain = (content: unknown) =>
  textOf((content ?? []) as Content)
    .replaceAll('\\dfrac', '\\frac')
    .replace(/\\mathrm|\\[, ]|[\s{}\\]/g, '')
    .replace(/_+/g, '_');
const shapeOf = (body: QuestionBody, key: QuestionKey) => ({
  type: typeOf(body),
  stem: plain(body.stem),
  points: body.points,
  options: body.options?.map(plain),
  parts: body.parts?.map(({ type, points, options }) => [type, points, options?.map(plain)]),
  gaps: body.gaps?.length,
  choice: key.choice,
});

test('the papers have every type of question', () => {
  const types = new Set(asked.flatMap(({ paper }) => paper.questions.map(({ body }) => body.type)));
  expect([...types].toSorted()).toEqual(Object.values(questionTypes).toSorted());
});

test('of what papers ask, 98 in 100 come back from their Word files, and nothing else does', async () => {
  const lost: string[] = [];
  let count = 0;
  for (const { name, paper } of asked) {
    const { bytes } = await wordWriter(texts).write(writtenOf(paper), optionsOf(paper));
    const { items } = await readWord(Buffer.from(bytes));
    const { questions } = sheetOfPaper(paper);
    expect(items.length, name).toBe(questions.length);
    count += questions.length;
    for (const [at, { id, body, key }] of questions.entries()) {
      const told = paper.answers === 'none' ? {} : key;
      const [before, after] = [shapeOf(body, told), shapeOf(items[at]!.body, items[at]!.key)].map((one) =>
        JSON.stringify(one),
      );
      if (before !== after) lost.push(`${name}, ${id}:\n${before}\n${after}`);
    }
  }
  expect(lost.length / count, lost.join('\n')).toBeLessThanOrEqual(0.02);
});

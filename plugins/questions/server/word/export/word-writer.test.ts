import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Content } from '../../../kit/common/content';
import type { QuestionBody } from '../../../kit/common/question-body';
import type { GapKey, QuestionKey } from '../../../kit/common/question-key';
import { contentsOf, filesOfBody } from '../../../kit/common/walk-body';
import { formulasIn, gapsIn, textOf } from '../../../kit/common/walk-content';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { noPrograms } from 'edutech/core/server/programs/programs';
import { textsOf } from 'edutech/core/server/texts';
import { picture } from '../../../../../tests/support/papers/package';
import english from '../../messages/en.json';
import chinese from '../../messages/zh-CN.json';
import type { WrittenQuestion } from '../../exporting/writer';
import { readWord } from '../read-word';
import { wordReader } from '../word-reader';
import { Typesetter } from '../../../kit/server/formula/typesetting/typesetter';
import { wordWriter } from './word-writer';

const texts = textsOf({ 'zh-CN': chinese, en: english });
const typesetting = new Typesetter().forDocument();
const file = newId();

const words = (...inlines: readonly (string | { latex: string } | { gap: number })[]): Content => [
  {
    kind: 'paragraph',
    inlines: inlines.map((inline) =>
      typeof inline === 'string'
        ? { kind: 'text' as const, text: inline }
        : 'latex' in inline
          ? { kind: 'formula' as const, latex: inline.latex }
          : { kind: 'gap' as const, gap: inline.gap },
    ),
  },
];
const figure: Content = [{ kind: 'picture', file, width: 120, height: 80, alt: '示意图' }];
const question = (body: QuestionBody, key: QuestionKey): WrittenQuestion => ({
  id: newId(),
  body,
  key,
  difficulty: 3,
  tags: [],
});

const questions: readonly WrittenQuestion[] = [
  question(
    {
      type: 0,
      stem: [...words('若 ', { latex: 'x^{2}=4' }, '，则 ', { latex: 'x' }, ' 的值是（　　）'), ...figure],
      options: [words({ latex: '2' }), words({ latex: '-2' }), words({ latex: '\\pm2' }), words('不存在')],
      points: 3,
    },
    { choice: [2], analysis: words('开平方得 ', { latex: 'x=\\pm2' }, '．') },
  ),
  question(
    {
      type: 1,
      stem: words('下列各式中，正确的有（　　）'),
      options: [
        words({ latex: '\\sqrt{4}=2' }),
        words({ latex: '\\sqrt[3]{8}=2' }),
        words({ latex: '\\frac{1}{2}>1' }),
      ],
      points: 4,
    },
    { choice: [0, 1] },
  ),
  question({ type: 2, stem: words('两条平行线被第三条直线所截，同位角相等．'), points: 2 }, { truth: true }),
  question(
    {
      type: 3,
      stem: words(
        '方程组 ',
        { latex: '\\begin{cases}x+y=3\\\\x-y=1\\end{cases}' },
        ' 的解是 x＝',
        { gap: 0 },
        '，y＝',
        { gap: 1 },
        '．',
      ),
      gaps: [{ kind: 'number' }, { kind: 'number' }],
      points: 4,
    },
    {
      gaps: [
        { accepted: ['2'], comparison: 'number' },
        { accepted: ['1'], comparison: 'number' },
      ],
    },
  ),
  question(
    {
      type: 8,
      stem: words('We ', { gap: 0 }, ' trees and ', { gap: 1 }, ' flowers in spring.'),
      parts: [
        { type: 0, stem: [], options: [words('plant'), words('cut'), words('sell'), words('draw')], points: 1.5 },
        { type: 0, stem: [], options: [words('eat'), words('water'), words('lose'), words('hear')], points: 1.5 },
      ],
      points: 3,
    },
    { parts: [{ choice: [0] }, { choice: [1] }] },
  ),
  question(
    {
      type: 9,
      stem: [
        ...words('老家门前有一棵槐树，每到五月开满白花。'),
        {
          kind: 'table',
          rows: [[{ inlines: [{ kind: 'text', text: '月份' }] }, { inlines: [{ kind: 'text', text: '五月' }] }]],
        },
      ],
      parts: [
        { type: 5, stem: words('文章写了什么？'), points: 4 },
        {
          type: 0,
          stem: words('槐花是什么颜色的？（　　）'),
          options: [words('白色'), words('红色'), words('黄色')],
          points: 2,
        },
      ],
      points: 6,
    },
    { parts: [{ answer: words('写了老家的槐树。') }, { choice: [0] }] },
  ),
  question(
    { type: 4, stem: [...words('计算下面的积分．'), { kind: 'formula', latex: '\\int_{0}^{1}x^{2}dx' }], points: 8 },
    { answer: words({ latex: '\\frac{1}{3}' }) },
  ),
];

const options = (language: Language, withAnswers = true) => ({
  title: '单元测试',
  language,
  answers: withAnswers ? ('after' as const) : ('none' as const),
  typesetting,
  medium: async () => ({ name: 'a.png', mime: 'image/png', ext: 'png', bytes: picture }),
});

async function readBack(language: Language) {
  const { bytes } = await wordWriter(texts).write(questions, options(language));
  const path = join(await mkdtemp(join(tmpdir(), 'edutech-test-')), 'paper.docx');
  await writeFile(path, bytes);
  const context = { store: async () => file, progress: async () => {}, signal: new AbortController().signal };
  return wordReader(noPrograms).read(path, 'docx', context);
}

const formulas = (body: QuestionBody) => contentsOf(body).flatMap(({ content }) => formulasIn(content));
const shape = (body: QuestionBody) => ({
  type: body.type,
  points: body.points,
  formulas: formulas(body),
  pictures: filesOfBody(body),
  options: body.options?.map((option) => textOf(option as Content)),
  gaps: gapsIn(body.stem as Content),
  parts: body.parts?.map(({ type, points, options: of }) => ({ type, points, options: of?.length })),
});

test.each(['zh-CN', 'en'] as const)(
  'a paper written for Word in %s comes back with its formulas, points, pictures and answers',
  async (language) => {
    const paper = await readBack(language);
    expect(paper.items.map(({ body }) => shape(body))).toEqual(questions.map(({ body }) => shape(body)));
    expect(
      paper.items.map(({ key }) => ({
        ...key,
        answer: undefined,
        analysis: undefined,
        parts: key.parts?.map(({ choice }) => choice),
      })),
    ).toEqual(
      questions.map(({ key }) => ({
        ...key,
        answer: undefined,
        analysis: undefined,
        parts: key.parts?.map(({ choice }) => choice),
      })),
    );
    expect(formulasIn((paper.items[0]?.key.analysis ?? []) as Content)).toEqual(['x=\\pm2']);
    expect(paper.title).toBe('单元测试');
    expect(paper.problems).toEqual([]);
  },
);

test('tolerances, units and points of steps stand in a paper', async () => {
  const gap = (accepted: string, more: Partial<GapKey>): GapKey => ({
    accepted: [accepted],
    comparison: 'number',
    ...more,
  });
  const gaps = [
    gap('9.8', { tolerance: { kind: 'absolute', value: 0.1 } }),
    gap('50', { tolerance: { kind: 'percent', value: 5 }, unit: { name: 'kg', isNeeded: true } }),
  ];
  const measured = question(
    {
      type: 3,
      stem: words('g≈', { gap: 0 }, '，m=', { gap: 1 }, '．'),
      gaps: [{ kind: 'number' }, { kind: 'number' }],
      points: 4,
    },
    { gaps },
  );
  const proved = question(
    { type: 5, stem: words('说明理由．'), points: 6 },
    { answer: words('因为两直线平行．'), rubric: [{ text: words('写出条件'), points: 4 }] },
  );
  const { bytes, losses } = await wordWriter(texts).write([measured, proved], options('zh-CN'));
  const [first, second] = (await readWord(Buffer.from(bytes))).items;
  expect(first?.key.gaps).toEqual(gaps);
  expect(textOf((second?.key.answer ?? []) as Content)).toContain('写出条件（4 分）');
  const told = losses.map(({ id, fields }) => [id, fields]);
  expect(told).toEqual([
    [measured.id, ['difficulty']],
    [proved.id, ['answer', 'rubric', 'difficulty']],
  ]);
});

test('without answers nothing of a key is in the file', async () => {
  const marked = questions.map((one) => ({
    ...one,
    key: { ...one.key, answer: words('CANARY'), analysis: words('CANARY') },
  }));
  const { bytes } = await wordWriter(texts).write(marked, options('zh-CN', false));
  const all = Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('');
  expect(all).not.toContain('CANARY');
  expect(all).not.toContain('参考答案');
});

test('LaTeX that nobody can read stands in the file as it is', async () => {
  const broken = question({ type: 5, stem: words('求 ', { latex: '\\frac{1}' }), points: 1 }, {});
  const { bytes } = await wordWriter(texts).write([broken], options('zh-CN'));
  expect(strFromU8(unzipSync(bytes)['word/document.xml']!)).toContain('$\\frac{1}$');
});

test('a Word file is of the sheet that was asked for: its size, its columns, its margins', async () => {
  const sectionOf = async (look: SheetLook) => {
    const { bytes } = await wordWriter(texts).write(questions, { ...options('zh-CN'), look });
    return strFromU8(unzipSync(bytes)['word/document.xml']!).match(/<w:sectPr>.*<\/w:sectPr>/)![0];
  };
  const a3 = await sectionOf({ size: 'a3', hasBinding: true });
  expect(a3).toContain('w:w="23811" w:h="16838" w:orient="landscape"');
  expect(a3).toContain('<w:cols w:num="2"');
  expect(a3).toContain('w:left="1984"');
  expect(await sectionOf({ size: 'a4' })).toContain('w:w="11906" w:h="16838"/>');
});

import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { textsOf } from 'edutech/core/server/texts';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { blocksOf, type PaperBlocks } from '../../model/paper/blocks';
import type { PaperDocument, PaperItem } from '../../model/paper/document';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { type Printable, printedPaper } from './printed-paper';

const texts = textsOf({ 'zh-CN': chinese, en: english });
const words = { fields: ['班级', '姓名'], bindingFields: ['学校', '考号'], notes: '' };
const choice: QuestionBody = {
  type: 0,
  stem: plainContent('下列说法正确的是'),
  options: ['甲', '乙', '丙', '丁'].map((text) => plainContent(text)),
  points: 1,
};
const reading: QuestionBody = {
  type: 9,
  stem: plainContent('一段材料'),
  points: 2,
  parts: [choice, choice].map(({ type, stem, options }) => ({ type: type as 0, stem, options, points: 1 })),
};

const bodies = new Map<string, Printable>();
const item = (body: QuestionBody, points: number[], more: Partial<PaperItem> = {}): PaperItem => {
  const one = { id: newId(), questionId: newId(), version: 1, points, ...more };
  bodies.set(versionKey(one), { body, key: { choice: [1] } });
  return one;
};
const section = (title: string, items: PaperItem[], note = '') => ({ id: newId(), title, note, items });
const document = (parts: PaperDocument['parts'], blocks: Partial<PaperBlocks> = {}): PaperDocument => ({
  blocks: { ...blocksOf('standard', words), ...blocks },
  sheet: { size: 'a3', fillTo: 4 },
  parts,
  target: { points: 120, minutes: 120, difficulty: 0.7 },
});
const printed = (paper: PaperDocument, language: 'zh-CN' | 'en' = 'zh-CN') =>
  printedPaper({
    title: '期中考试',
    document: paper,
    questions: bodies,
    answers: 'none',
    language,
    say: (name, params) => texts.say(language, `exam.print.${name}`, params),
  });

test('sections are numbered through all parts, and say how many questions they have and what these are worth', () => {
  const choices = section('选择题', [item(choice, [3]), item(choice, [3])]);
  const mixed = section('阅读题', [item(reading, [2, 3])], '请仔细阅读。');
  const paper = printed(
    document([
      { id: newId(), title: '选择题', sections: [choices] },
      { id: newId(), title: '非选择题', sections: [mixed] },
    ]),
  );
  expect(paper.sections).toEqual([
    {
      id: choices.id,
      title: '一、选择题（本大题共 2 小题，每小题 3 分，共 6 分）',
      questions: 2,
      part: '第Ⅰ卷　选择题（共 6 分）',
    },
    {
      id: mixed.id,
      title: '二、阅读题（本大题共 2 小题，共 5 分）请仔细阅读。',
      questions: 1,
      part: '第Ⅱ卷　非选择题（共 5 分）',
    },
  ]);
  expect(paper.questions.map(({ body }) => body.points)).toEqual([3, 3, 5]);
  expect(paper.questions[2]!.body.parts!.map(({ points }) => points)).toEqual([2, 3]);
});

test('blocks without words say what the platform says, those that are off do not stand there', () => {
  const paper = printed(document([{ id: newId(), title: '', sections: [section('', [item(choice, [2.5])])] }]));
  expect(paper.front).toMatchObject({
    secret: '保密★启用前',
    info: '满分 2.5 分　　考试时间 120 分钟',
    student: { fields: ['班级', '姓名'], boxes: 9 },
    hasScores: true,
    hasSectionScores: true,
    bindingFields: ['学校', '考号'],
    fillTo: 4,
  });
  expect(paper.front).not.toHaveProperty('watermark');
  expect(paper.front!.notes).toHaveLength(4);
  expect(paper.look).toEqual({ size: 'a3', hasBinding: true });
  // the only part has no name, a section without one has that of its type
  expect(paper.sections).toEqual([
    expect.objectContaining({ title: '一、单项选择题（本大题共 1 小题，共 2.5 分）', questions: 1 }),
  ]);
  expect(paper.sections![0]).not.toHaveProperty('part');

  const bare = printed(
    document([{ id: newId(), title: '', sections: [] }], {
      title: { isOn: false, text: '' },
      info: { isOn: true, text: '满分 150 分' },
    }),
  );
  expect([bare.title, bare.front!.info, bare.sections, bare.questions]).toEqual(['', '满分 150 分', [], []]);
});

test('an English print is numbered in figures', () => {
  const one = section('Choices', [item(choice, [1]), item(choice, [1])]);
  const paper = printed(document([{ id: newId(), title: '', sections: [one] }]), 'en');
  expect(paper.sections![0]!.title).toBe('1. Choices (2 questions, 1 point each, 2 points in total)');
});

test('a question that is gone is left out, and is not counted', () => {
  const kept = item(choice, [4], { space: { kind: 'lines', rows: 3 }, figure: 'below', beginsPage: true });
  const gone = { ...item(choice, [4]), version: 9 };
  const paper = printed(document([{ id: newId(), title: '', sections: [section('选择题', [gone, kept])] }]));
  expect(paper.sections![0]!.title).toBe('一、选择题（本大题共 1 小题，共 4 分）');
  expect(paper.questions).toMatchObject([
    { id: kept.id, space: { kind: 'lines', rows: 3 }, figure: 'below', beginsPage: true, key: { choice: [1] } },
  ]);
});

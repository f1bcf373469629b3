import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { QuestionBody } from '../../kit/common/question-body';
import { QuestionKey } from '../../kit/common/question-key';
import { questionTypes } from '../../kit/common/types/question-types';
import { noPrograms } from 'edutech/core/server/programs/programs';
import { papers } from '../../../../tests/support/papers/all-papers';
import { namespaces } from '../../../../tests/support/papers/makers/maker';
import { juniorMathematics } from '../../../../tests/support/papers/mathematics';
import { line } from '../../../../tests/support/papers/notation';
import { damaged, types, zipped } from '../../../../tests/support/papers/package';
import { word } from '../../../../tests/support/papers/makers/word';
import { wordReader, readWithAnswers } from './word-reader';

const reader = wordReader(noPrograms);

async function pathOf(bytes: Buffer): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'edutech-test-')), 'paper.docx');
  await writeFile(path, bytes);
  return path;
}

/** A platform that keeps what is stored in memory. */
function context() {
  const stored: Buffer[] = [];
  const progress: number[] = [];
  return {
    stored,
    told: progress,
    store: async (bytes: Uint8Array) => {
      stored.push(Buffer.from(bytes));
      return newId();
    },
    progress: async (share: number) => void progress.push(share),
    signal: new AbortController().signal,
  };
}

const readBytes = async (bytes: Buffer) => reader.read(await pathOf(bytes), 'docx', context());

test('what is read of every paper is a body and a key as the platform keeps them', async () => {
  for (const { bytes, name } of papers()) {
    const paper = await readBytes(bytes);
    expect(paper.items.length, name).toBeGreaterThan(0);
    for (const { body, key, confidence } of paper.items) {
      expect(Check(QuestionBody, body), `${name}: ${JSON.stringify(body)}`).toBe(true);
      expect(Check(QuestionKey, key), `${name}: ${JSON.stringify(key)}`).toBe(true);
      expect(confidence >= 0 && confidence <= 1).toBe(true);
      expect(JSON.stringify(body)).not.toMatch(/[\ue001-\ue003]/);
    }
  }
});

test('pictures are drawn anew and stored once, and progress is told up to the end', async () => {
  const at = context();
  const physics = papers().find(({ name }) => name.startsWith('physics'))!;
  const paper = await reader.read(await pathOf(physics.bytes), 'docx', at);
  expect(at.stored).toHaveLength(1);
  expect((await sharp(at.stored[0]!).metadata()).format).toBe('png');
  expect(at.told.at(-1)).toBeCloseTo(0.9);
  expect(paper.pages[0]).toContain('八年级物理期末试卷');
  expect(paper.sections.map(({ title, points }) => [title, points])).toContainEqual([
    '一、选择题（每题 3 分，共 12 分）',
    12,
  ]);
});

test('a file of answers is joined to its paper by number', async () => {
  const biology = papers().find(({ answers }) => answers)!;
  const paper = await readWithAnswers(
    await pathOf(biology.bytes),
    await pathOf(biology.answers!),
    noPrograms,
    context(),
  );
  expect(paper.items.map(({ key }) => key.choice?.[0] ?? null)).toEqual([1, 3, 0, null, null]);
});

const document = (body: string) =>
  zipped([
    ['[Content_Types].xml', types()],
    [
      'word/document.xml',
      `<w:document xmlns:w="${namespaces.w}" xmlns:m="${namespaces.m}"><w:body>${body}</w:body></w:document>`,
    ],
  ]);

test('a file that is no paper is refused with a sentence', async () => {
  await expect(readBytes(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ key: 'questions.read.word.damaged' });
  await expect(readBytes(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toMatchObject({
    key: 'questions.read.word.old',
  });
  await expect(readBytes(zipped([['a.txt', 'a']]))).rejects.toMatchObject({ key: 'questions.read.word.notWord' });
  await expect(readBytes(document('<w:p>').subarray(0, 300))).rejects.toMatchObject({
    key: 'questions.read.word.damaged',
  });
  await expect(readBytes(document('<w:p><w:r>'))).rejects.toMatchObject({ key: 'questions.read.word.damaged' });
});

test('a document that would unfold, or nests beyond reason, is refused', async () => {
  const bomb = zipped([
    ['word/document.xml', '<!DOCTYPE d [<!ENTITY a "aaaa">]><w:document xmlns:w="x"><w:body>&a;</w:body></w:document>'],
  ]);
  await expect(readBytes(bomb)).rejects.toMatchObject({ key: 'questions.read.word.damaged' });
  const deep = document(`${'<w:sdt>'.repeat(5000)}${'</w:sdt>'.repeat(5000)}`);
  await expect(readBytes(deep)).rejects.toMatchObject({ key: 'questions.read.word.damaged' });
  const large = zipped([['word/document.xml', Buffer.alloc(300 * 1_048_576, 32)]]);
  await expect(readBytes(large)).rejects.toMatchObject({ key: 'questions.read.word.tooLarge' });
}, 60_000);

test('a paper that was torn anywhere is read in part or refused with a sentence, never a crash', async () => {
  const { bytes } = papers()[0]!;
  const { unzipSync, zipSync, strFromU8, strToU8 } = await import('fflate');
  const parts = unzipSync(bytes);
  const text = strFromU8(parts['word/document.xml']!);
  const steps = Array.from({ length: 14 }, (_, at) => Math.floor((text.length * (at + 1)) / 16));
  const torn = steps.flatMap((at) => [
    // a piece left out, a piece twice, a bracket too many
    text.slice(0, at) + text.slice(at + 37),
    text.slice(0, at + 211) + text.slice(at),
    `${text.slice(0, at)}<w:p>${text.slice(at)}`,
  ]);
  const outcomes = await Promise.all(
    torn.map((broken) =>
      readBytes(Buffer.from(zipSync({ ...parts, 'word/document.xml': strToU8(broken) }))).then(
        ({ items }) => items.length,
        (error: unknown) => (error as { key?: string }).key,
      ),
    ),
  );
  for (const outcome of outcomes)
    expect(typeof outcome === 'number' || outcome === 'questions.read.word.damaged', String(outcome)).toBe(true);
}, 60_000);

test('8 MB of numbers, brackets, tabs and marks are read to their end', async () => {
  const noise = ['1．', '（　', 'A．', '\t', '____', '【答案】', '一、', '２', '3.'].join('').repeat(400);
  const body = Array.from({ length: 500 }, () => word.paragraph(`<w:r><w:t>${noise}</w:t></w:r>`)).join('');
  expect(body.length).toBeGreaterThan(4_000_000);
  const paper = await readBytes(word.file(body));
  expect(paper.items.length).toBeLessThanOrEqual(500);
}, 60_000);

test('a paper of thousands of paragraphs is read while others have their turn, and its end is told', async () => {
  const one = Array.from(
    { length: 40 },
    (_, at) => line(word, `${at + 1}．下列说法正确的是（　　）`) + line(word, 'A．甲~B．乙~C．丙~D．丁'),
  ).join('');
  const path = await pathOf(word.file((line(word, '一、选择题（每小题 2 分）') + one).repeat(60)));
  let [turns, isReading] = [0, true];
  const others = async () => {
    for (; isReading; turns += 1) await setImmediate();
  };
  const waiting = others();
  const paper = await reader.read(path, 'docx', context());
  isReading = false;
  await waiting;
  expect(paper.items).toHaveLength(500);
  expect(paper.problems.at(-1)).toMatchObject({ key: 'questions.read.word.problem.tooMuch' });
  // one turn for each part of the file, for some paragraphs, some lines and some questions
  expect(turns).toBeGreaterThan(300);
}, 60_000);

test('a damaged paper gives what can be read, and tells the rest with page, paragraph and reason', async () => {
  const paper = juniorMathematics();
  const { items, problems } = await readBytes(damaged(paper.bytes, '参考'));
  expect(items.map(({ number }) => number)).toEqual(paper.expected.map(({ number }) => number));
  const told = (name: string) => problems.find(({ key }) => key === `questions.read.word.problem.${name}`);
  expect(told('picture')).toMatchObject({ page: 1 });
  expect(told('cutOff')?.page).toBe(1);
  expect(told('cutOff')?.line).toBeGreaterThan(30);
});

test('a paper whose file was cut short gives the questions before the cut, and says what is missing', async () => {
  const paper = juniorMathematics();
  const numbers = paper.expected.map(({ number }) => number);
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      const bytes = paper.bytes.subarray(0, Math.floor((paper.bytes.length * (at + 1)) / 31));
      const read = await readBytes(bytes).catch((error: { key?: string }) => String(error.key));
      if (typeof read === 'string') return read;
      expect(read.items.map(({ number }) => number)).toEqual(numbers.slice(0, read.items.length));
      const told = read.problems
        .map(({ key }) => key.split('.').at(-1))
        .filter((name) => /cutOff|partsLost/.test(name!));
      return `${told.join()} ${read.items.length}`;
    }),
  );
  for (const outcome of outcomes) expect(outcome).toMatch(/^(?:cutOff|partsLost) \d+$|^questions.read.word.damaged$/);
  // the text lies near the beginning: more of it is read the later the cut is, and behind it nothing of it is missing
  expect(outcomes).toContain(`partsLost ${numbers.length}`);
  const some = outcomes.filter((outcome) => /^cutOff [1-9]/.test(outcome));
  expect(some.length, outcomes.join(', ')).toBeGreaterThan(2);
});

test('an answer that fits no question is told where it stands', async () => {
  const body = ['1．求 2＋3 的值．', '参考答案', '1．5', '9．没有这道题'].map((text) => line(word, text));
  const { problems } = await readBytes(word.file(body.join('')));
  expect(problems).toMatchObject([
    { key: 'questions.read.word.problem.answerWithoutItem', page: 1, line: 4, params: { detail: '9' } },
  ]);
});

test('of a paper for teachers the answers are read from the brackets and from the blanks that are filled in colour', async () => {
  const red = { red: true };
  const onBlank = { red: true, underline: true };
  const body = [
    [word.text('1．下列属于哺乳动物的有（'), word.text('ABD', red), word.text('）')],
    [word.text('A．鲸　B．蝙蝠　C．企鹅　D．海豚')],
    [word.text('2．下列是偶数的有（　　）')],
    [word.text('A．2', red), word.text('　B．3　'), word.text('C．4', red), word.text('　D．5')],
    [word.text('3．月亮自己会发光．（'), word.text('错', red), word.text('）')],
    [
      word.text('4．《静夜思》的作者是'),
      word.text('李白', onBlank),
      word.text('，他是'),
      word.text('唐', onBlank),
      word.text('朝人．'),
    ],
    [word.text('5．说说光的速度（错）是怎样测出来的．')],
  ].map((content) => word.paragraph(content));
  const { items } = await readBytes(word.file(body.join('')));
  const { multipleChoice, trueFalse, gapFilling, shortAnswer } = questionTypes;
  expect(items.map(({ body: { type }, key }) => [type, key])).toEqual([
    [multipleChoice, { choice: [0, 1, 3] }],
    [multipleChoice, { choice: [0, 2] }],
    [trueFalse, { truth: false }],
    [
      gapFilling,
      {
        gaps: [
          { accepted: ['李白'], comparison: 'text' },
          { accepted: ['唐'], comparison: 'text' },
        ],
      },
    ],
    [shortAnswer, {}],
  ]);
  // what only a colour tells is looked at by somebody
  expect(items.map(({ fields }) => fields.answer)).toEqual([1, 0.6, 1, 0.6, expect.any(Number)]);
});

test('questions are read from a table with their answers, and from brackets where nothing else has numbers', async () => {
  const cell = (...texts: string[]) => texts.map((text) => line(word, text)).join('');
  const table = word.table([
    [cell('题号'), cell('题目'), cell('答案')],
    [cell('1'), cell('最小的数是（　　）', 'A．-3', 'B．0'), cell('A')],
    [cell('2'), cell('月亮自己会发光．（　　）'), cell('错')],
  ]);
  const brackets = ['（1）最小的数是（　　）', 'A．-3　B．0', '答案：A', '（2）月亮自己会发光．（　　）', '答案：错'];
  const { singleChoice, trueFalse } = questionTypes;
  for (const body of [table, brackets.map((text) => line(word, text)).join('')]) {
    const { items } = await readBytes(word.file(body));
    expect(items.map(({ number, body: { type }, key }) => [number, type, key])).toEqual([
      ['1', singleChoice, { choice: [0] }],
      ['2', trueFalse, { truth: false }],
    ]);
  }
});

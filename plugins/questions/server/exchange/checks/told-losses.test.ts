import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { textsOf } from 'edutech/core/server/texts';
import type { Content } from '../../../kit/common/content';
import { answeredParts, type QuestionBody, type QuestionPart } from '../../../kit/common/question-body';
import { type GapKey, type PartKey, partKeys, type QuestionKey } from '../../../kit/common/question-key';
import { textOf } from '../../../kit/common/walk-content';
import { Typesetter } from '../../../kit/server/formula/typesetting/typesetter';
import type { FormatOptions, WrittenQuestion } from '../../exporting/writer';
import english from '../../messages/en.json';
import chinese from '../../messages/zh-CN.json';
import { wordWriter } from '../../word/export/word-writer';
import { readWord } from '../../word/read-word';
import type { ExchangeQuestion } from '../exchange-format';
import { exchangeWriters } from '../exchange-writers';
import { demoFiles, demoQuestions } from '../fixtures/demo-questions';
import { anyMedia, anyQuestion, seeded } from '../fixtures/any-question';
import { readGift } from '../gift/read-gift';
import type { LossField } from './lost-fields';
import { readMoodle } from '../moodle/read-moodle';
import { readQti } from '../qti/read-qti';
import { readRows } from '../sheet/read-rows';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-losses-'));
});
afterAll(() => rm(folder, { recursive: true }));

const [first, , recording] = [...anyMedia.values()];
const demoMedia = new Map([
  [demoFiles.picture, first!],
  [demoFiles.recording, recording!],
]);
const options: FormatOptions = {
  typesetting: new Typesetter().forDocument(),
  title: 'Paper',
  language: 'en',
  answers: 'after',
  medium: async (id) => {
    const media = anyMedia.get(id) ?? demoMedia.get(id);
    return media ? { name: 'a', mime: 'image/png', ext: 'png', bytes: media.bytes } : null;
  },
};

const texts = textsOf({ 'zh-CN': chinese, en: english });
const writers = [...exchangeWriters, wordWriter(texts)];
const readers: Readonly<Record<string, (bytes: Buffer) => Promise<readonly Pick<ExchangeQuestion, 'body' | 'key'>[]>>> =
  {
    gift: async (bytes) => readGift(bytes).questions,
    moodle: async (bytes) => (await readMoodle(bytes)).questions,
    qti: async (bytes) => readQti(bytes).questions,
    qti21: async (bytes) => readQti(bytes).questions,
    xlsx: async (bytes) => {
      const path = join(folder, newId());
      await writeFile(path, bytes);
      return readRows(await readSheets(path)).questions;
    },
    docx: async (bytes) => (await readWord(bytes)).items,
  };

const words = (text: string): Content => [{ kind: 'paragraph', inlines: [{ kind: 'text', text }] }];

/** What a teacher may set on a part, beside its words and its right answer. */
const details = fc.record({
  mayShuffle: fc.boolean(),
  credit: fc.constantFrom('all' as const, 'half' as const, 'share' as const, undefined),
  gap: fc.constantFrom<Partial<GapKey>>(
    {},
    { isCaseSensitive: true },
    { comparison: 'number', accepted: ['9.8'], tolerance: { kind: 'percent', value: 5 } },
    { comparison: 'number', accepted: ['50'], unit: { name: 'kg', isNeeded: false } },
    { comparison: 'formula', accepted: ['x+1'] },
    { comparison: 'formula', accepted: ['2(x+1)'], form: 'same' },
    { comparison: 'text', accepted: ['12'] },
  ),
  width: fc.constantFrom(undefined, 6),
  hasAnswer: fc.boolean(),
  hasRubric: fc.boolean(),
});
type Details = typeof details extends fc.Arbitrary<infer One> ? One : never;

function detailed<Part extends QuestionPart, Key extends PartKey>(part: Part, key: Key, set: Details): [Part, Key] {
  if (part.type === 3)
    return [
      {
        ...part,
        gaps: part.gaps?.map((gap, at) =>
          at === 0 ? { ...gap, ...(set.width && { width: set.width }), kind: set.gap.comparison ?? gap.kind } : gap,
        ),
      },
      {
        ...key,
        gaps: key.gaps?.map((gap, at) => {
          if (at > 0) return gap;
          const { tolerance: _tolerance, ...rest } = gap;
          return set.gap.comparison
            ? { ...rest, ...set.gap }
            : rest.comparison === 'text'
              ? { ...gap, ...set.gap }
              : gap;
        }),
        ...((key.gaps?.length ?? 0) > 1 && { freeOrder: [[0, 1]] }),
      },
    ];
  if (part.options) {
    const { partialCredit: _usual, ...rest } = key;
    return [
      { ...part, ...(set.mayShuffle && { mayShuffle: true }) },
      { ...rest, ...(part.type === 1 && set.credit && { partialCredit: set.credit }) } as Key,
    ];
  }
  if (part.type === 2) return [part, key];
  return [
    part,
    {
      ...key,
      ...(set.hasAnswer && { answer: words('model answer') }),
      ...(set.hasRubric && { rubric: [{ text: words('a step'), points: 1 }] }),
    },
  ];
}

const anyDetailed: fc.Arbitrary<WrittenQuestion> = fc
  .tuple(anyQuestion(3), fc.array(details, { minLength: 3, maxLength: 3 }), fc.constantFrom(1 as const, 4 as const))
  .map(([{ body, key }, sets, difficulty]) => {
    const parts = answeredParts(body);
    const made = parts.map((part, at) => detailed(part, partKeys(key, parts.length)[at]!, sets[at % sets.length]!));
    const isComposite = body.parts !== undefined;
    return {
      id: newId(),
      body: (isComposite ? { ...body, parts: made.map(([part]) => part) } : made[0]![0]) as QuestionBody,
      key: (isComposite ? { ...key, parts: made.map(([, one]) => one) } : made[0]![1]) as QuestionKey,
      difficulty,
      tags: ['knowledge'],
    };
  });

/** What each field says, in the plainest words, without the code that looks for losses. */
function said({ body, key }: Pick<ExchangeQuestion, 'body' | 'key'>): Partial<Record<LossField, string>> {
  const parts = answeredParts(body);
  const keys = partKeys(key, parts.length);
  const gaps = keys.flatMap((one) => one.gaps ?? []);
  const plain = (content: unknown) =>
    textOf((content ?? []) as Content)
      .replace(/\s+/g, ' ')
      .trim();
  return {
    type: [body.type, ...parts.map(({ type }) => type)].join(),
    stem: [body, ...parts].map(({ stem }) => plain(stem)).join('|'),
    options: parts.map((part) => (part.options ?? []).map(plain).join('|')).join('||'),
    shuffle: parts.map(({ mayShuffle = false }) => mayShuffle).join(),
    gaps: parts.map((part) => (part.gaps ?? []).map(({ kind, width }) => `${kind}${width ?? ''}`).join()).join('|'),
    points: parts.map(({ points }) => points).join(),
    choice: keys.map(({ choice }) => choice?.join('')).join(),
    credit: keys.map(({ partialCredit }) => partialCredit).join(),
    truth: keys.map(({ truth }) => truth).join(),
    accepted: gaps.map(({ accepted }) => accepted.join('|')).join('||'),
    comparison: gaps.map(({ comparison, form = 'equal' }) => `${comparison} ${form}`).join(),
    tolerance: gaps.map(({ tolerance }) => tolerance && `${tolerance.kind} ${tolerance.value}`).join(),
    unit: gaps.map(({ unit }) => unit && `${unit.name} ${unit.isNeeded}`).join(),
    case: gaps.map(({ isCaseSensitive = false }) => isCaseSensitive).join(),
    order: keys.map(({ freeOrder }) => freeOrder?.join('|')).join(),
    answer: keys.map(({ answer }) => plain(answer)).join('|'),
    analysis: [key, ...keys].map(({ analysis }) => plain(analysis)).join('|'),
    rubric: keys
      .map(({ rubric = [] }) => rubric.map(({ text, points }) => `${plain(text)} ${points}`).join())
      .join('|'),
  };
}

/** Notes that say of a question that it is not in the file. */
const leftOut = ['questions.write.severalGaps', 'questions.write.noAnswer'];

test.each(writers)('each field comes back from $format as it was, or is told', async (writer) => {
  let come = 0;
  await fc.assert(
    fc.asyncProperty(anyDetailed, async (question) => {
      const { bytes, losses } = await writer.write([question], options);
      const told = new Set(losses.flatMap(({ fields = [] }) => fields));
      if (losses.some(({ key }) => leftOut.includes(key)) || told.has('question')) return;
      const [again] = await readers[writer.format]!(Buffer.from(bytes));
      expect(again).toBeDefined();
      const [before, after] = [said(question), said(again!)];
      const lost = Object.keys(before).filter((field) => before[field as LossField] !== after[field as LossField]);
      expect(lost.filter((field) => !told.has(field as LossField))).toEqual([]);
      come += 1;
    }),
    { ...seeded, numRuns: 80 },
  );
  // a writer that leaves everything out has told no lie either
  expect(come).toBeGreaterThan(30);
});

/** What the formats have no place for; one listening of the demo city has no recording. */
const alike: readonly LossField[] = ['analysis', 'gaps', 'listening', 'order', 'rubric', 'transcript', 'unit'];
test.each<[string, readonly LossField[]]>([
  ['moodle', alike],
  ['gift', ['listening', 'rubric', 'shuffle', 'transcript']],
  ['qti', [...alike, 'type']],
  ['qti21', [...alike, 'type']],
])('of the questions of the demo city %s loses what it has no place for, and no more', async (format, lost) => {
  const writer = writers.find((one) => one.format === format)!;
  const questions = demoQuestions().map((one) => ({ ...one, id: newId(), difficulty: 3 as const, tags: [] }));
  const { losses } = await writer.write(questions, options);
  const told = new Set(losses.flatMap(({ fields = [] }) => fields));
  expect([...told].filter((field) => !lost.includes(field))).toEqual([]);
});

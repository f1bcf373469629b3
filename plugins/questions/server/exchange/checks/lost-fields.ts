import { isDeepStrictEqual } from 'node:util';
import type { Block, Content, Inline } from '../../../kit/common/content';
import { answeredParts, type QuestionPart } from '../../../kit/common/question-body';
import { type PartKey, partKeys } from '../../../kit/common/question-key';
import { textOf } from '../../../kit/common/walk-content';
import { contentsOfQuestion } from './contents';
import type { ExchangeQuestion } from '../exchange-format';

/** Fields of a question of which a format may lose something: message keys `questions.write.field.<name>`. */
export const lossFields = [
  'question',
  'type',
  'stem',
  'options',
  'shuffle',
  'gaps',
  'points',
  'listening',
  'choice',
  'credit',
  'truth',
  'accepted',
  'comparison',
  'tolerance',
  'unit',
  'case',
  'order',
  'answer',
  'analysis',
  'rubric',
  'transcript',
  'difficulty',
  'tags',
] as const;
export type LossField = (typeof lossFields)[number];

/**
 * What came back of each question that was written. Where fewer came back than were written, or others, those of
 * the same words belong together.
 */
export function pairsOf(
  written: readonly (ExchangeQuestion | null)[],
  again: readonly ExchangeQuestion[],
): readonly (ExchangeQuestion | undefined)[] {
  const kept = written.filter((question) => question !== null);
  const isWhole = kept.length === again.length && kept.every(({ body }, at) => body.type === again[at]!.body.type);
  const wordsOf = ({ body }: ExchangeQuestion) =>
    contentsOfQuestion({ title: '', body, key: {} }).map(textOf).join('\n');
  let next = 0;
  return written.map((question) => {
    if (question === null) return undefined;
    const found = isWhole ? next : again.findIndex((one, at) => at >= next && wordsOf(one) === wordsOf(question));
    if (found >= 0) next = found + 1;
    return again[found];
  });
}

type Fields = Partial<Record<LossField, unknown>>;

/** Names of files in what was written and read again. */
export type FileName = (file: string) => string;

/**
 * Fields that do not come back: what a question was, beside what a reader of ours makes of the file that was written of it.
 * So nothing is lost silently, whatever a writer forgets.
 */
export function lostFields(
  question: ExchangeQuestion,
  again: ExchangeQuestion | undefined,
  nameOf: FileName,
  nameOfRead: FileName = (file) => file,
): readonly LossField[] {
  if (!again) return ['question'];
  const [before, after] = [fieldsOf(question, nameOf), fieldsOf(again, nameOfRead)];
  return lossFields.filter((field) => !isDeepStrictEqual(asData(before[field]), asData(after[field])));
}

/** What is undefined is not there. */
const asData = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

function fieldsOf({ body, key, difficulty = 0, tags = [] }: ExchangeQuestion, nameOf: FileName): Fields {
  const parts = answeredParts(body);
  const keys = partKeys(key, parts.length);
  const each = parts.map((part, at) => fieldsOfPart(part, keys[at] ?? {}, nameOf));
  const isComposite = body.parts !== undefined;
  const all = (field: LossField) => each.map((one) => one[field] ?? null);
  const { listening } = body;
  return {
    ...Object.fromEntries(lossFields.map((field) => [field, all(field)])),
    question: null,
    type: [body.type, ...all('type')],
    stem: isComposite ? [plain(body.stem as Content, nameOf), ...all('stem')] : all('stem'),
    listening: listening ? { ...listening, file: nameOf(listening.file) } : null,
    analysis: isComposite ? [plain((key.analysis ?? []) as Content, nameOf), ...all('analysis')] : all('analysis'),
    transcript: plain((key.transcript ?? []) as Content, nameOf),
    difficulty,
    tags,
  };
}

const fieldsOfPart = (part: QuestionPart, key: PartKey, nameOf: FileName): Fields => {
  const content = (one: unknown) => plain((one ?? []) as Content, nameOf);
  const gaps = key.gaps ?? [];
  return {
    type: part.type,
    stem: content(part.stem),
    options: part.options?.map(content),
    shuffle: part.mayShuffle ?? false,
    gaps: part.gaps,
    points: part.points,
    choice: key.choice,
    credit: key.partialCredit,
    truth: key.truth,
    accepted: gaps.map(({ accepted }) => accepted),
    comparison: gaps.map(({ comparison, form = 'equal' }) => [comparison, form]),
    tolerance: gaps.map(({ tolerance = null }) => tolerance),
    unit: gaps.map(({ unit = null }) => unit),
    case: gaps.map(({ isCaseSensitive = false }) => isCaseSensitive),
    order: key.freeOrder,
    answer: content(key.answer),
    analysis: content(key.analysis),
    rubric: key.rubric?.map(({ text, ...rest }) => ({ ...rest, text: content(text) })),
  };
};

/** A content in one form: texts that are set alike are one, files have the names that they get. */
const plain = (content: Content, nameOf: FileName): unknown =>
  content.map((block): unknown => {
    const { kind } = block;
    if (kind === 'paragraph') return { ...block, inlines: plainInlines(block.inlines, nameOf) };
    if (kind === 'table')
      return {
        kind,
        rows: block.rows.map((row) => row.map((cell) => ({ ...cell, inlines: plainInlines(cell.inlines, nameOf) }))),
      };
    return named(block, nameOf);
  });

const named = <One extends Block | Inline>(one: One, nameOf: FileName): One =>
  'file' in one ? { ...one, file: nameOf(one.file) } : one;

function plainInlines(inlines: readonly Inline[], nameOf: FileName): Inline[] {
  const all: Inline[] = [];
  for (const inline of inlines) {
    const last = all.at(-1);
    const isAlike =
      last?.kind === 'text' && inline.kind === 'text' && (last.marks ?? []).join() === (inline.marks ?? []).join();
    if (isAlike) all[all.length - 1] = { ...last, text: last.text + inline.text };
    else all.push(named(inline, nameOf));
  }
  return all;
}

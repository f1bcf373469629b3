import { questionTypes } from '../../kit/common/types/question-types';
import { type DemoEntry, type DemoRecord, DemoTextError } from 'edutech/core/server/demo/demo-text';
import { demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import {
  Answered,
  Around,
  Facts,
  isComparison,
  isGapKind,
  type WrittenGap,
  type WrittenPart,
  type WrittenQuestion,
} from './written';

const t = questionTypes;
const partTypes = new Map<string, WrittenPart['type']>([
  ['single', t.singleChoice],
  ['multiple', t.multipleChoice],
  ['truth', t.trueFalse],
  ['fill', t.gapFilling],
  ['calculate', t.calculation],
  ['explain', t.shortAnswer],
]);
const compositeTypes = new Map<string, 7 | 8 | 9>([
  ['listening', t.listening],
  ['cloze', t.cloze],
  ['reading', t.readingComprehension],
]);
/** Points where a question does not say them; of gaps, for each. */
const usualPoints: Readonly<Record<WrittenPart['type'], number>> = { 0: 3, 1: 5, 2: 2, 3: 3, 4: 8, 5: 6 };

const isAsked = ({ key }: DemoEntry) => partTypes.has(key) || compositeTypes.has(key);
const isOption = ({ key }: DemoEntry) => /^[A-J]$/.test(key);

/**
 * Questions of the demo city, file by file. A question is its facts, then what it asks: `single: …` with `A: …` to `J: …` and
 * `right: B`; `truth` with `right: yes`; `fill` with a `gap: … | …` for each gap; `calculate` and `explain` with `answer` and
 * `rubric (points): …`. After `reading`, `cloze` and `listening` their parts follow. In parentheses after the key: points,
 * the kind of gaps, and how a gap is compared (`gap (number, ±0.05, unit cm)`).
 */
export function writtenQuestions(folder: string): WrittenQuestion[] {
  const byFile = Map.groupBy(readDemo(folder, 'content'), ({ file }) => file);
  return [...byFile.values()].flatMap((records) => records.map(questionIn));
}

function questionIn(record: DemoRecord, index: number): WrittenQuestion {
  const { entries, name: slug } = record;
  const from = entries.findIndex(isAsked);
  if (from < 0) throw new DemoTextError(record, `"${slug}" asks nothing`);
  const facts = demoValues(Facts, record, entries.slice(0, from));
  const [asked, ...parts] = blocksOf(entries.slice(from));
  const [head, ...around] = asked!;
  const type = compositeTypes.get(head!.key);
  if (type === undefined) {
    if (parts.length > 0) throw new DemoTextError({ ...record, line: parts[0]![0]!.line }, 'a second question');
    return { slug, facts, index, ...partOf(record, asked!) };
  }
  const {
    recording: [recording],
    ...said
  } = demoValues(Around, record, around);
  return {
    slug,
    facts,
    index,
    type,
    stem: head!.text,
    ...said,
    ...(recording && { recording: { file: recording.text, seconds: Number(recording.note) } }),
    parts: parts.map((part) => partOf(record, part)),
  };
}

/** What is asked, each with the lines that belong to it. */
function blocksOf(entries: readonly DemoEntry[]): DemoEntry[][] {
  const blocks: DemoEntry[][] = [];
  for (const entry of entries) {
    if (isAsked(entry)) blocks.push([entry]);
    else blocks.at(-1)!.push(entry);
  }
  return blocks;
}

function partOf(record: DemoRecord, [asked, ...entries]: readonly DemoEntry[]): WrittenPart {
  const { key, note, text: stem, line } = asked!;
  const type = partTypes.get(key);
  if (type === undefined) throw new DemoTextError({ ...record, line }, `"${key}" cannot be a part`);
  const words = wordsOf(note);
  const options = entries.filter(isOption);
  const others = entries.filter((entry) => !isOption(entry));
  const { right, freeOrder, gap: gaps, rubric, ...answered } = demoValues(Answered, record, others);
  return {
    type,
    stem,
    ...answered,
    gapKind: words.find(isGapKind),
    points: Number(words.find((word) => /^\d/.test(word)) ?? usualPoints[type] * Math.max(1, gaps.length)),
    ...(options.length > 0 && { options: options.map(({ text }) => text) }),
    ...(right !== undefined && (type === t.trueFalse ? { truth: right === 'yes' } : { choice: right })),
    ...(gaps.length > 0 && { gaps: gaps.map(gapOf) }),
    ...(freeOrder && { freeOrder: [freeOrder.map((nth) => nth - 1)] }),
    ...(rubric.length > 0 && { rubric: rubric.map(({ text, note: points }) => [text, Number(points)] as const) }),
  };
}

const wordsOf = (note: string) => note.split(',').map((word) => word.trim());

function gapOf({ text, note }: Pick<DemoEntry, 'text' | 'note'>): WrittenGap {
  const words = wordsOf(note);
  const comparison = words.find(isComparison);
  const form = words.find((word): word is 'equal' | 'same' => word === 'equal' || word === 'same');
  const tolerance = words.find((word) => word.startsWith('±'));
  const unit = words.find((word) => word.startsWith('unit '));
  return {
    accepted: text.split(' | '),
    ...(comparison && { comparison }),
    ...(form && { form }),
    ...(tolerance && { tolerance: { kind: 'absolute', value: Number(tolerance.slice(1)) } }),
    ...(unit && { unit: { name: unit.slice('unit '.length), isNeeded: true } }),
  };
}

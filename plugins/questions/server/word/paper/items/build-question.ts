import type { Content } from '../../../../kit/common/content';
import { type Gap, mostPoints, type QuestionPart, type SimpleType } from '../../../../kit/common/question-body';
import type { PartKey } from '../../../../kit/common/question-key';
import { type QuestionType, questionTypes } from 'edutech/core/common/teaching/question-types';
import { flatText, type SourceLine, standIns } from '../../document/source-line';
import { contentOf, textOfLines, without } from '../content-of';
import { keyOf, lettersIn, truthOf } from '../answers/keys';
import { pointsIn, pointsRemark } from '../line-labels';
import type { RawQuestion } from '../raw-paper';
import type { ReadField, Confidence } from './read-item';
import { withPlaces } from './places';

const { singleChoice, multipleChoice, trueFalse, gapFilling, calculation, shortAnswer } = questionTypes;
const simple: ReadonlySet<number> = new Set([
  singleChoice,
  multipleChoice,
  trueFalse,
  gapFilling,
  calculation,
  shortAnswer,
]);

/** What is known about a question from around it. */
export interface Around {
  /** The type its section speaks of. */
  readonly type: QuestionType | null;
  /** Points of each question of the section, and of each of its gaps. */
  readonly each: number | null;
  readonly perGap: number | null;
  /** What the end of the paper or another file says of it. */
  readonly answer: readonly SourceLine[];
  readonly analysis: readonly SourceLine[];
}

export interface BuiltPart {
  readonly part: QuestionPart;
  readonly key: PartKey;
  readonly trust: Partial<Record<ReadField, Confidence>>;
}

/** A question that is answered itself, or one part of a composite. */
export function buildQuestion(raw: RawQuestion, around: Around): BuiltPart {
  const pointed = without(raw.lines, pointsRemark);
  const remark = pointsIn(pointed.found ?? '');
  const written = raw.fields.get('answer') ?? around.answer;
  const shape = shapeOf({ ...raw, lines: pointed.lines }, around, written);
  const { lines, gaps, filled } = withPlaces(pointed.lines, shape.type);
  const answer = written.length > 0 ? written : filled;
  const options = shape.isChoice ? raw.options.map((option) => contentOf(option)) : undefined;
  const stem: Content = contentOf(lines, gapOf(shape.type));
  const points = pointsOf(remark, around, gaps.length);
  const part: QuestionPart = {
    type: shape.type,
    stem,
    ...(options && { options: options.slice(0, 10) }),
    ...(shape.type === gapFilling && { gaps }),
    points: points.value,
  };
  const { key, trust } = keyOf(part, fromBefore(raw, answer));
  const analysis = [...(raw.fields.get('analysis') ?? []), ...around.analysis];
  return {
    part,
    key: { ...key, ...(analysis.length > 0 && { analysis: contentOf(analysis) }) },
    trust: {
      type: shape.trust,
      stem: stemConfidence(raw, stem, options !== undefined),
      ...(options && { options: optionsConfidence(options) }),
      key: trust,
      points: points.trust,
    },
  };
}

/** A bracket before the number may hold the tick or the cross. */
const fromBefore = ({ before, place }: RawQuestion, answer: readonly SourceLine[]): readonly SourceLine[] => {
  const text = before.replace(/[（()）\s\u3000]/g, '');
  if (answer.length > 0 || text === '') return answer;
  return [
    {
      place,
      inlines: [{ kind: 'text', text }],
      blocks: [],
      rows: null,
      isCounted: false,
      isBold: false,
      align: null,
      isIndented: false,
    },
  ];
};

const gapOf = (type: SimpleType) => (number: number) =>
  type === gapFilling ? ({ kind: 'gap', gap: number } as const) : ({ kind: 'text', text: '______' } as const);

interface Shape {
  readonly type: SimpleType;
  readonly isChoice: boolean;
  readonly trust: Confidence;
}

const says: Confidence = { value: 1, why: 'sectionSays' };
const form = (value: number): Confidence => ({ value, why: 'formSays' });
const guess: Confidence = { value: 0.5, why: 'guessed' };

/** The question type: by its form first, then by its section. */
function shapeOf(raw: RawQuestion, { type: said }: Around, answer: readonly SourceLine[]): Shape {
  const text = textOfLines(raw.lines);
  if (raw.options.length > 1) {
    const isSeveral =
      said === multipleChoice ||
      /[（(](?:多选|不定项)[）)]/.test(text) ||
      (lettersIn(textOfLines(answer))?.length ?? 1) > 1;
    const isSaid = said === null || said === multipleChoice || said === singleChoice || !simple.has(said);
    const type = isSeveral ? multipleChoice : singleChoice;
    return { type, isChoice: true, trust: isSaid ? (said === null ? form(0.95) : says) : form(0.85) };
  }
  const hasGap = text.includes(standIns.gap);
  const hasBracket = /[（(][\s\u3000]*[）)]/.test(text) || raw.before !== '';
  if (said === trueFalse || (said === null && raw.before !== '' && truthOf(textOfLines(answer)) !== null))
    return { type: trueFalse, isChoice: false, trust: says };
  if (said === gapFilling && (hasGap || hasBracket)) return { type: gapFilling, isChoice: false, trust: says };
  if (said === calculation || said === shortAnswer) return { type: said, isChoice: false, trust: says };
  if (hasGap) return { type: gapFilling, isChoice: false, trust: form(0.85) };
  if (hasBracket && truthOf(textOfLines(answer)) !== null)
    return { type: trueFalse, isChoice: false, trust: form(0.8) };
  if (said === singleChoice || said === multipleChoice)
    return { type: shortAnswer, isChoice: false, trust: { value: 0.2, why: 'missing' } };
  const isWorkedOut = /计算|解方程|求[^学]|化简|证明|列式/.test(text);
  return {
    type: isWorkedOut ? calculation : shortAnswer,
    isChoice: false,
    trust: said === null || simple.has(said) ? guess : form(0.9),
  };
}

function stemConfidence(raw: RawQuestion, stem: Content, isChoice: boolean): Confidence {
  if (!raw.isInOrder) return { value: 0.6, why: 'numberSkipped' };
  if (stem.length === 0) return isChoice ? form(0.9) : { value: 0.2, why: 'empty' };
  return flatText(raw.lines[0]?.inlines ?? []).length > 3000
    ? { value: 0.6, why: 'long' }
    : { value: 1, why: 'complete' };
}

function optionsConfidence(options: readonly Content[]): Confidence {
  if (options.some((option) => option.length === 0)) return { value: 0.4, why: 'empty' };
  return options.length < 3 ? { value: 0.7, why: 'fewOptions' } : { value: 1, why: 'complete' };
}

const half = (points: number) => Math.min(mostPoints, Math.round(points * 2) / 2);

function pointsOf(
  remark: ReturnType<typeof pointsIn>,
  { each, perGap }: Around,
  gaps: number,
): { readonly value: number; readonly trust: Confidence } {
  if (remark.total !== null) return { value: half(remark.total), trust: { value: 1, why: 'written' } };
  const ofGap = remark.perGap ?? (each === null ? perGap : null);
  if (ofGap !== null) return { value: half(ofGap * Math.max(1, gaps)), trust: { value: 1, why: 'perSection' } };
  if (each !== null) return { value: half(each), trust: { value: 1, why: 'perSection' } };
  return { value: 0, trust: { value: 0.6, why: 'missing' } };
}

export type { Gap };

import type { Content, Inline } from '../../../../kit/common/content';
import type { Gap, QuestionPart, SimpleType } from '../../../../kit/common/question-body';
import type { GapKey, PartKey } from '../../../../kit/common/question-key';
import { mostOptions, type QuestionType, questionTypes } from '../../../../kit/common/types/question-types';
import { flatText, type SourceLine } from '../../document/source-line';
import { contentOf, textOfLines } from '../content-of';
import { keyOf, lettersIn, type ReadKey } from '../answers/keys';
import { markedOptions } from '../answers/marked-options';
import type { RawOption, RawQuestion } from '../raw-paper';
import type { ReadField, Confidence } from './read-item';
import { filledBlanks } from './filled-blanks';
import { withPlaces } from './places';
import { type PointsOfSection, pointsOf, withoutPoints } from './points';
import { shapeOf, truthsOf } from './shape';

const { singleChoice, multipleChoice, trueFalse, gapFilling } = questionTypes;

/** What is known about a question from around it. */
export interface Around extends PointsOfSection {
  /** The type its section speaks of. */
  readonly type: QuestionType | null;
  /** What the end of the paper or another file says of it. */
  readonly answer: readonly SourceLine[];
  readonly analysis: readonly SourceLine[];
}

export interface BuiltPart {
  readonly part: QuestionPart;
  readonly key: PartKey;
  readonly trust: Partial<Record<ReadField, Confidence>>;
}

/** A gap takes what its answer is, which decides the keyboard. */
const ofKind = (gap: Gap, answer: GapKey | undefined): Gap => (answer ? { ...gap, kind: answer.comparison } : gap);

/** A question that is answered itself, or one part of a composite. */
export function buildQuestion(raw: RawQuestion, around: Around): BuiltPart {
  const { lines: all, said } = withoutPoints(raw.lines);
  const given = raw.fields.get('answer') ?? around.answer;
  const blanks = given.length > 0 || raw.options.length > 0 ? null : filledBlanks(all);
  const asked = blanks?.lines ?? all;
  const written = blanks?.answer ?? given;
  const shape = shapeOf({ ...raw, lines: asked }, around.type, written);
  const { lines, gaps, filled } = withPlaces(asked, shape.type, raw.options.length > 0);
  const options = shape.isChoice ? optionsOf(raw.options) : null;
  const stem: Content = [...contentOf(lines, gapOf(shape.type)), ...(options?.beyond ?? [])];
  const points = pointsOf(said, around, gaps.length);
  const part: QuestionPart = {
    type: shape.type,
    stem,
    ...(options && { options: options.kept }),
    ...(shape.type === gapFilling && { gaps }),
    points: points.value,
  };
  const { key, trust } = keyOfQuestion(raw, part, written.length > 0 ? written : filled);
  const isMarked = blanks !== null && blanks.answer.length > 0;
  const analysis = [...(raw.fields.get('analysis') ?? []), ...around.analysis];
  return {
    part: { ...part, ...(part.gaps && { gaps: part.gaps.map((gap, at) => ofKind(gap, key.gaps?.[at])) }) },
    key: { ...key, ...(analysis.length > 0 && { analysis: contentOf(analysis) }) },
    trust: {
      type: shape.trust,
      stem: stemConfidence(raw, stem, options !== null),
      ...(options && { options: optionsConfidence(options) }),
      key: isMarked ? { value: Math.min(trust.value, 0.6), why: 'marked' } : trust,
      points: points.trust,
    },
  };
}

interface Options {
  readonly kept: Content[];
  /** Those that a question of ours has no room for: they stay to be read below the stem. */
  readonly beyond: Content;
}

function optionsOf(options: readonly RawOption[]): Options {
  const most = mostOptions(singleChoice);
  const beyond = options.slice(most).flatMap(({ label, lines: [first, ...others] }) => {
    const inlines: Inline[] = [...label, ...(first?.inlines ?? [])];
    return first ? contentOf([{ ...first, inlines }, ...others]) : [];
  });
  return { kept: options.slice(0, most).map(({ lines }) => contentOf(lines)), beyond };
}

/** The key of a question: as it is written, or as its options are marked. */
function keyOfQuestion(raw: RawQuestion, part: QuestionPart, answer: readonly SourceLine[]): ReadKey {
  const truths = part.type === trueFalse ? truthsOf(raw.options) : null;
  const letters = truths && lettersIn(textOfLines(answer));
  // A of 「A. 正确 B. 错误」
  const truth = letters?.length === 1 ? truths?.[letters[0]!] : undefined;
  if (truth !== undefined) return { key: { truth }, trust: { value: 1, why: 'fits' } };
  const all = fromBefore(raw, answer);
  const read = keyOf(part, all);
  if (all.length > 0) return read;
  const marked = markedOptions(raw.options);
  if (!marked) return read;
  const trust: Confidence = { value: 0.6, why: 'marked' };
  if (truths) return marked.length === 1 ? { key: { truth: truths[marked[0]!]! }, trust } : read;
  const isCount = part.type === multipleChoice || (part.type === singleChoice && marked.length === 1);
  return isCount && marked.every((at) => at < (part.options?.length ?? 0)) ? { key: { choice: marked }, trust } : read;
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

function stemConfidence(raw: RawQuestion, stem: Content, isChoice: boolean): Confidence {
  if (!raw.isInOrder) return { value: 0.6, why: 'numberSkipped' };
  if (stem.length === 0) return { value: isChoice ? 0.9 : 0.2, why: isChoice ? 'formSays' : 'empty' };
  return flatText(raw.lines[0]?.inlines ?? []).length > 3000
    ? { value: 0.6, why: 'long' }
    : { value: 1, why: 'complete' };
}

function optionsConfidence({ kept, beyond }: Options): Confidence {
  if (beyond.length > 0) return { value: 0.3, why: 'manyOptions' };
  if (kept.some((option) => option.length === 0)) return { value: 0.4, why: 'empty' };
  return kept.length < 3 ? { value: 0.7, why: 'fewOptions' } : { value: 1, why: 'complete' };
}

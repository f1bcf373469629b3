import type { Content, Inline } from '../../../../kit/common/content';
import { type CompositeType, mostParts, mostPoints, type QuestionBody } from '../../../../kit/common/question-body';
import type { QuestionKey } from '../../../../kit/common/question-key';
import { type QuestionType, questionTypes } from '../../../../kit/common/types/question-types';
import type { SourceLine } from '../../document/source-line';
import { type Around, type BuiltPart, buildQuestion } from './build-question';
import { contentOf, type GapOf } from '../content-of';
import { numbersIn, type RawGroup, type RawQuestion } from '../raw-paper';
import type { ReadField, Confidence } from './read-item';

const { listening, cloze, readingComprehension, gapFilling } = questionTypes;

export interface BuiltGroup {
  readonly body: QuestionBody;
  readonly key: QuestionKey;
  readonly trust: Partial<Record<ReadField, Confidence>>;
}

/** Finds what the end of the paper says of a number. */
export type AroundOf = (number: number) => Around;

/** A text with its questions: listening, cloze or reading. */
export function buildGroup(
  group: RawGroup,
  said: QuestionType | null,
  aroundOf: AroundOf,
  saidOfAll: readonly SourceLine[],
): BuiltGroup {
  const numbers = numbersIn(group);
  const type = typeOf(group, said, numbers);
  const questions = (
    group.questions.length > 0 ? group.questions : numbers.map((number) => blank(group, number))
  ).slice(0, mostParts);
  const first = group.range?.[0] ?? questions[0]?.number ?? 1;
  const built = questions.map((question) => {
    const around = aroundOf(question.number);
    return buildQuestion(question, { ...around, type: partType(question, around) });
  });
  const parts = built.map(({ part }) => part);
  const stem: Content = contentOf(group.lines, type === cloze ? gapsOf(first) : undefined);
  const points = Math.min(
    mostPoints,
    parts.reduce((sum, part) => sum + part.points, 0),
  );
  const transcript = contentOf([
    ...(group.fields.get('transcript') ?? []),
    ...group.questions.flatMap(({ fields }) => fields.get('transcript') ?? []),
  ]);
  const analysis = contentOf([...(group.fields.get('analysis') ?? []), ...saidOfAll]);
  return {
    body: { type, stem, points, parts },
    key: {
      parts: built.map(({ key }) => key),
      ...(transcript.length > 0 && { transcript }),
      ...(analysis.length > 0 && { analysis }),
    },
    trust: lowestConfidence(built, stem, type),
  };
}

function typeOf(group: RawGroup, said: QuestionType | null, numbers: readonly number[]): CompositeType {
  if (said === listening || /听/.test(group.introduction)) return listening;
  if (said === cloze || /完形|填入空白|填入短文|选词填空|语法填空/.test(group.introduction)) return cloze;
  return numbers.length > 2 ? cloze : readingComprehension;
}

/** Gap n of a cloze is the place of part n; one without a number comes after the last. */
function gapsOf(first: number): GapOf {
  let next = 0;
  return (number): Inline => {
    const gap = number > 0 ? number - first : next;
    next = gap + 1;
    return gap >= 0 && gap < mostParts ? { kind: 'gap', gap } : { kind: 'text', text: '______' };
  };
}

const bare = { blocks: [], rows: null, isCounted: false, isBold: false, align: null, isIndented: false };

/** A blank without a question of its own: it takes one of the options for all blanks, or words. */
const blank = (group: RawGroup, number: number): RawQuestion => ({
  number,
  place: group.place,
  section: group.section,
  before: '',
  isInOrder: true,
  lines: group.options.length > 0 ? [] : [{ ...bare, place: group.place, inlines: [{ kind: 'gap', gap: 0 }] }],
  options: group.options,
  fields: new Map(),
});

/** What a part is follows from its form; its section speaks of the whole. */
function partType(question: RawQuestion, { type }: Around): QuestionType | null {
  if (question.options.length === 0 && question.lines[0]?.inlines[0]?.kind === 'gap') return gapFilling;
  return type === listening || type === cloze || type === readingComprehension ? null : type;
}

/** The parts' doubts are the whole's. */
function lowestConfidence(
  built: readonly BuiltPart[],
  stem: Content,
  type: CompositeType,
): Partial<Record<ReadField, Confidence>> {
  const worst = (field: ReadField): Partial<Record<ReadField, Confidence>> => {
    const all = built.flatMap(({ trust }) => (trust[field] ? [trust[field]] : []));
    const lowest = all.reduce<Confidence | null>(
      (least, trust) => (least && least.value <= trust.value ? least : trust),
      null,
    );
    return lowest ? { [field]: lowest } : {};
  };
  const own: Confidence =
    stem.length === 0 && type !== listening ? { value: 0.3, why: 'empty' } : { value: 1, why: 'complete' };
  const stems = worst('stem').stem ?? own;
  return {
    type: { value: 0.95, why: 'sectionSays' },
    ...worst('options'),
    ...worst('key'),
    ...worst('points'),
    stem: stems.value < own.value ? stems : own,
  };
}

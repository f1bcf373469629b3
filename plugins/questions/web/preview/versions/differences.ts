import type { Content } from '../../../kit/common/content';
import type { QuestionBody, QuestionPart } from '../../../kit/common/question-body';

/** What two versions of a question differ in. */
export interface Difference {
  /** What it is of: the whole question (null), or a part, counted from 0. */
  readonly part: number | null;
  readonly field: 'stem' | 'option' | 'points' | 'type' | 'whole';
  /** Of options: which, counted from 0. */
  readonly option?: number;
  /** A text, a number, or nothing where there was none. */
  readonly before: Content | number | null;
  readonly after: Content | number | null;
}

/** What has become of a question from one version to another, in the order in which it is read. None: they say the same. */
export function differencesOf(before: QuestionBody, after: QuestionBody): Difference[] {
  const [old, now] = [before.parts ?? [], after.parts ?? []];
  return [
    ...askedDifferences(before, after, null),
    ...Array.from({ length: Math.max(old.length, now.length) }, (_, part) =>
      partDifferences(old[part], now[part], part),
    ).flat(),
  ];
}

function partDifferences(
  before: QuestionPart | undefined,
  after: QuestionPart | undefined,
  part: number,
): Difference[] {
  if (before && after) return askedDifferences(before, after, part);
  const stem = (one: QuestionPart | undefined) => (one ? (one.stem as Content) : null);
  return [{ part, field: 'whole', before: stem(before), after: stem(after) }];
}

/** What is asked: of a question, or of a part. */
type Asked = Pick<QuestionBody, 'type' | 'stem' | 'options' | 'points'>;

function askedDifferences(before: Asked, after: Asked, part: number | null): Difference[] {
  const [old, now] = [(before.options ?? []) as Content[], (after.options ?? []) as Content[]];
  const found: Difference[] = [
    { part, field: 'type', before: before.type, after: after.type },
    { part, field: 'stem', before: before.stem as Content, after: after.stem as Content },
    ...Array.from({ length: Math.max(old.length, now.length) }, (_, option) => ({
      part,
      field: 'option' as const,
      option,
      before: old[option] ?? null,
      after: now[option] ?? null,
    })),
    { part, field: 'points', before: before.points, after: after.points },
  ];
  return found.filter((one) => !isSame(one.before, one.after));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

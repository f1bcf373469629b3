import { type Difficulty, isRated } from '../../../kit/common/types/difficulty';
import type { QuestionPart } from '../../../kit/common/question-body';
import { comparisons, type GapKey, partialCredits, type PartKey } from '../../../kit/common/question-key';
import { questionTypes } from '../../../kit/common/types/question-types';
import { wordGap } from './gap-keys';

/**
 * What our files say of a question beyond their format, in words that stand as tags and as classes of elements: how a gap is
 * compared where its answers do not show it, what part of a multiple choice earns, how difficult a question is. Other systems
 * keep or ignore them.
 */
const prefix = 'edutech-';

/** Of one gap; nothing where a reader guesses right. */
export function marksOfGap(key: GapKey): string[] {
  const guessed = key.comparison === 'number' ? 'number' : wordGap(key.accepted).key.comparison;
  const isPlain = key.comparison !== 'number' || key.accepted.every((text) => /^-?\d+(?:\.\d+)?$/.test(text.trim()));
  return [
    ...(guessed === key.comparison && isPlain ? [] : [`${prefix}compare-${key.comparison}`]),
    ...(key.form ? [`${prefix}form-${key.form}`] : []),
  ];
}

/** Of a choice; `share` is what other systems do. */
export const marksOfChoice = ({ type }: QuestionPart, { partialCredit }: PartKey): string[] =>
  type === questionTypes.multipleChoice && partialCredit !== 'share'
    ? [`${prefix}credit-${partialCredit ?? 'unset'}`]
    : [];

/** Of a whole part, as tags: those of gaps with their numbers. */
export const marksOfPart = (part: QuestionPart, key: PartKey): string[] =>
  part.type === questionTypes.gapFilling
    ? (key.gaps ?? []).flatMap((gap, at) => marksOfGap(gap).map((mark) => `${mark}-${at}`))
    : marksOfChoice(part, key);

export const marksOfDifficulty = ({ difficulty }: { readonly difficulty?: Difficulty }): string[] =>
  difficulty !== undefined && isRated(difficulty) ? [`${prefix}difficulty-${difficulty}`] : [];

export function difficultyIn(marks: readonly string[]): { difficulty?: Difficulty } {
  const said = /^[1-5]$/.exec(valueIn(marks, 'difficulty') ?? '');
  return said ? { difficulty: Number(said[0]) as Difficulty } : {};
}

const valueIn = (marks: readonly string[], name: string): string | undefined =>
  marks.find((mark) => mark.startsWith(`${prefix}${name}-`))?.slice(prefix.length + name.length + 1);

export const isOwnMark = (tag: string): boolean => tag.startsWith(prefix);

/** The marks among words of one text, and that text without them. */
export const marksAmong = (words: string): string[] => words.split(/\s+/).filter(isOwnMark);
export const withoutMarks = (words: string): string =>
  words
    .split(/\s+/)
    .filter((word) => !isOwnMark(word))
    .join(' ');

/** A gap as its marks say. */
export function gapWithMarks(
  read: { readonly gap: { readonly kind: string }; readonly key: GapKey },
  marks: readonly string[],
) {
  const comparison = comparisons.find((one) => one === valueIn(marks, 'compare'));
  const form = (['equal', 'same'] as const).find((one) => one === valueIn(marks, 'form'));
  const { isCaseSensitive, ...key } = read.key;
  const isText = (comparison ?? key.comparison) === 'text';
  return {
    gap: { ...read.gap, kind: comparison ?? (read.gap.kind as GapKey['comparison']) },
    key: {
      ...key,
      ...(comparison && { comparison }),
      ...(form && { form }),
      ...(isCaseSensitive && isText && { isCaseSensitive }),
    },
  };
}

/** What part of a choice earns, as its marks say; `usual` where they say nothing. */
export function creditIn(marks: readonly string[], usual: PartKey['partialCredit']): Pick<PartKey, 'partialCredit'> {
  const said = valueIn(marks, 'credit');
  if (said === 'unset') return {};
  const credit = partialCredits.find((one) => one === said) ?? usual;
  return credit ? { partialCredit: credit } : {};
}

/** A part as the tags of its question say. */
export function partWithMarks<Read extends { readonly body: QuestionPart; readonly key: PartKey }>(
  read: Read,
  tags: readonly string[],
): Read {
  const marks = tags.filter(isOwnMark);
  if (marks.length === 0) return read;
  const { body, key } = read;
  if (body.type === questionTypes.multipleChoice) {
    const { partialCredit, ...rest } = key;
    return { ...read, key: { ...rest, ...creditIn(marks, partialCredit) } };
  }
  if (!key.gaps || !body.gaps) return read;
  const gaps = key.gaps.map((gapKey, at) =>
    gapWithMarks(
      { gap: body.gaps![at]!, key: gapKey },
      marks.filter((mark) => mark.endsWith(`-${at}`)).map((mark) => mark.slice(0, mark.lastIndexOf('-'))),
    ),
  );
  return {
    ...read,
    body: { ...body, gaps: gaps.map(({ gap }) => gap) },
    key: { ...key, gaps: gaps.map((gap) => gap.key) },
  };
}

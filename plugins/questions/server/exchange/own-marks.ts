import type { QuestionPart } from '../../kit/common/question-body';
import { comparisons, type GapKey, partialCredits, type PartKey } from '../../kit/common/question-key';
import { questionTypes } from 'edutech/core/common/teaching/question-types';
import { wordGap } from './gap-keys';

/**
 * What our files say of a question beyond their format, in words that stand as tags and as classes of elements: how a gap is
 * compared where its answers do not show it, and what part of a multiple choice earns. Other systems keep or ignore them.
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

export const isOwnMark = (tag: string): boolean => tag.startsWith(prefix);

/** A gap as its marks say. */
export function gapWithMarks(read: { readonly gap: { readonly kind: string }; readonly key: GapKey }, marks: readonly string[]) {
  const value = (name: string) => marks.find((mark) => mark.startsWith(`${prefix}${name}-`))?.slice(prefix.length + name.length + 1);
  const comparison = comparisons.find((one) => one === value('compare'));
  const form = (['equal', 'same'] as const).find((one) => one === value('form'));
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
  const said = marks.find((mark) => mark.startsWith(`${prefix}credit-`))?.slice(prefix.length + 'credit-'.length);
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

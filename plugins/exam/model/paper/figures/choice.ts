import type { Id } from 'edutech/core/common/ids';
import { type PaperDocument, type PaperSection, pointsOfItem, sectionsOf } from '../document';

// Questions of which students answer one (选做题). They are worth the same, and only the one that is chosen counts: in totals, in
// full marks, in the figures of the exam.

/** Questions beside each other on an answer sheet, each with a bubble for its number. */
export const mostToChooseFrom = 6;

/** A section whose questions are chosen from, with the ids of its questions in their order. */
export interface Choice {
  readonly sectionId: Id;
  readonly itemIds: readonly Id[];
}

/** Whether there is something to choose: of a single question there is not. */
export const isChosenFrom = ({ choosesOne, items }: Pick<PaperSection, 'choosesOne' | 'items'>): boolean =>
  choosesOne === true && items.length > 1;

export const choicesOf = (paper: Pick<PaperDocument, 'parts'>): Choice[] =>
  sectionsOf(paper)
    .filter(isChosenFrom)
    .map(({ id, items }) => ({ sectionId: id, itemIds: items.map((item) => item.id) }));

/** Whether students can choose: its questions are worth the same, and there is room for their numbers. */
export const isFair = (section: Pick<PaperSection, 'choosesOne' | 'items'>): boolean =>
  !isChosenFrom(section) ||
  (section.items.length <= mostToChooseFrom && new Set(section.items.map(pointsOfItem)).size === 1);

/** Share of its points with which each question counts in what is expected of a paper: of those to choose from, all alike. */
export const sharesOf = (paper: Pick<PaperDocument, 'parts'>): ReadonlyMap<Id, number> =>
  new Map(
    sectionsOf(paper).flatMap((section) =>
      section.items.map(({ id }) => [id, isChosenFrom(section) ? 1 / section.items.length : 1] as const),
    ),
  );

/** What a student has of the questions of a choice. */
export interface Chosen {
  /** The place of the question that was chosen; undefined: none was. */
  readonly chosen: number | undefined;
  /** Whether something was answered, by the place of the question. */
  readonly answered: readonly boolean[];
}

/** The place of the question that counts: the one that was chosen, else the first that was answered, else the first. */
export function placeThatCounts({ chosen, answered }: Chosen): number {
  if (chosen !== undefined && chosen < answered.length) return chosen;
  return Math.max(0, answered.indexOf(true));
}

/** Questions that do not count where this one of a choice does. */
export const leftOut = ({ itemIds }: Choice, countsId: Id): Id[] => itemIds.filter((id) => id !== countsId);

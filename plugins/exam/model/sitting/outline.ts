import type { Id } from 'edutech/core/common/ids';
import { isChosenFrom } from '../paper/figures/choice';
import { type PaperDocument, sectionsOf } from '../paper/document';

/** When a section is open, in minutes before the exam ends; absent: as long as the exam. */
export interface SectionSpan {
  /** It is collected so many minutes before the exam ends. */
  readonly beforeEnd?: number;
  /** It opens so many minutes before the exam ends. */
  readonly opensBeforeEnd?: number;
}

/** An item of a held exam as answers are checked against it. It tells nothing of a question. */
export interface OutlineItem extends SectionSpan {
  readonly itemId: Id;
  readonly parts: number;
  /** A section of which one question is chosen: answered by its place. */
  readonly isChoice?: boolean;
  /** The section from which it is chosen. */
  readonly choiceId?: Id;
}

/** A section with a time of its own, in minutes after the start. */
export interface SectionLimit {
  readonly sectionId: Id;
  /** It opens; absent: with the exam. */
  readonly from?: number;
  /** It is collected; absent: with the exam. */
  readonly minutes?: number;
}

/**
 * When each limited section is open, by section. Counted from the end, so that a pause, an extension and an accommodation move it
 * along with the end, and a section opens when the one before it is collected.
 */
export function spansOf(limits: readonly SectionLimit[], minutes: number): ReadonlyMap<Id, SectionSpan> {
  const spans = limits.map(({ sectionId, from = 0, minutes: until = minutes }): [Id, SectionSpan] => [
    sectionId,
    {
      ...(until < minutes && { beforeEnd: minutes - until }),
      ...(from > 0 && { opensBeforeEnd: minutes - from }),
    },
  ]);
  return new Map(spans.filter(([, span]) => Object.keys(span).length > 0));
}

/** The items of a paper, in its order; before those to choose from their section, whose answer is the place of the chosen one. */
export const outlineOf = (document: PaperDocument, spans: ReadonlyMap<Id, SectionSpan> = new Map()): OutlineItem[] =>
  sectionsOf(document).flatMap((section) => {
    const span = spans.get(section.id);
    const isChoice = isChosenFrom(section);
    return [
      ...(isChoice ? [{ itemId: section.id, parts: 1, isChoice: true, ...span }] : []),
      ...section.items.map((item) => ({
        itemId: item.id,
        parts: item.points.length,
        ...(isChoice && { choiceId: section.id }),
        ...span,
      })),
    ];
  });

/** Questions that a student answers: of those to choose from one. */
export const countAsked = (outline: Iterable<OutlineItem>): number =>
  [...outline].filter(({ choiceId }) => choiceId === undefined).length;

/** Questions of each section to choose from, in their order, by the section. */
export function choicesIn(outline: Iterable<OutlineItem>): ReadonlyMap<Id, readonly Id[]> {
  const all = new Map<Id, Id[]>();
  for (const { itemId, choiceId } of outline)
    if (choiceId !== undefined) all.set(choiceId, [...(all.get(choiceId) ?? []), itemId]);
  return all;
}

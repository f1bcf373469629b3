import type { Id } from 'edutech/core/common/ids';
import { type PaperDocument, sectionsOf } from '../paper/document';

/** An item of a held exam as answers are checked against it. It tells nothing of a question. */
export interface OutlineItem {
  readonly itemId: Id;
  readonly parts: number;
  /** Its section ends so many minutes before the exam does; absent: with it. */
  readonly beforeEnd?: number;
}

/** A section that is collected so many minutes after the start. */
export interface SectionLimit {
  readonly sectionId: Id;
  readonly minutes: number;
}

/**
 * How long before the exam each limited section ends, by section. Counted from the end, so that a pause, an extension and an
 * accommodation move it along with the end.
 */
export const endsBefore = (limits: readonly SectionLimit[], minutes: number): ReadonlyMap<Id, number> =>
  new Map(limits.filter((one) => one.minutes < minutes).map((one) => [one.sectionId, minutes - one.minutes]));

/** The items of a paper, in its order. */
export const outlineOf = (document: PaperDocument, ends: ReadonlyMap<Id, number> = new Map()): OutlineItem[] =>
  sectionsOf(document).flatMap(({ id, items }) => {
    const beforeEnd = ends.get(id);
    return items.map((item) => ({
      itemId: item.id,
      parts: item.points.length,
      ...(beforeEnd !== undefined && { beforeEnd }),
    }));
  });

import type { Id } from '../../common/ids';
import { contributions } from '../../common/token';
import type { Db } from '../data/db';
import type { GradeAndSubject } from './classes/classes.queries';

/**
 * The plugin with the textbooks says here to which grade and subject one belongs, so that lists of classes can be
 * narrowed by a book.
 */
export interface TextbookPlaces {
  /** Grade and subject of a book; nothing for one that is not theirs. */
  placeOf(db: Db, bookId: Id): Promise<GradeAndSubject | undefined>;
}
export const TextbookPlaces = contributions<TextbookPlaces>('core.TextbookPlaces');

/** Where a book belongs. Nothing: no book was named, or nobody knows it, and then lists are not narrowed. */
export async function placeOfBook(
  db: Db,
  known: readonly TextbookPlaces[],
  bookId: Id | undefined,
): Promise<GradeAndSubject | undefined> {
  if (!bookId) return undefined;
  for (const places of known) {
    const place = await places.placeOf(db, bookId);
    if (place) return place;
  }
  return undefined;
}

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import type { Db } from 'edutech/core/server/data/db';
import type { BookPlace, Textbooks, TreeNode } from 'edutech/plugins/textbook/api';
import type { AirBook, AirNode } from '../../api';
import { chapterCodes } from '../../model/chapters';
import { countByBook, selectPlacesIn } from './places.queries';

/** Who knows the books. */
export interface Shelf {
  readonly textbooks: Textbooks;
}

/**
 * The city's books that have lessons: those of the reader's own grades first, then those with most lessons that can be
 * watched. The first are the tabs of the list.
 */
export async function booksWithLessons(
  db: Db,
  { textbooks }: Shelf,
  language: Language,
  grades: ReadonlySet<Id> = new Set(),
): Promise<AirBook[]> {
  const counts = await countByBook(db);
  const ids = counts.map(({ bookId }) => bookId);
  const books = await textbooks.books(db, ids, language);
  return counts
    .flatMap((count) => {
      const book = books.get(count.bookId);
      return book?.isCity && !book.isRemoved ? [{ book, ...count }] : [];
    })
    .toSorted(
      (one, other) =>
        Number(grades.has(other.book.gradeId)) - Number(grades.has(one.book.gradeId)) ||
        other.playable - one.playable ||
        other.own - one.own ||
        other.lessons - one.lessons ||
        one.book.name.localeCompare(other.book.name, language),
    )
    .map(({ book, lessons }) => airBook(book, lessons));
}

const airBook = (book: BookPlace, lessons: number): AirBook => ({
  ...book,
  airBookId: book.bookId,
  airBookName: book.name,
  hue: subjectHue(book.subjectCode),
  lessons,
});

/** A chapter with its code and the number of lessons at and below it. */
export type ShelfNode = AirNode & Pick<TreeNode, 'parentId' | 'level'>;

/** The chapters of a book in reading order; none for a book that there is not. */
export async function chaptersOf(
  db: Db,
  { textbooks }: Shelf,
  bookId: Id,
  language: Language,
): Promise<readonly ShelfNode[]> {
  const [chapters, places] = await Promise.all([textbooks.chapters(db, bookId, language), selectPlacesIn(db, bookId)]);
  const codes = chapterCodes(chapters);
  const below = lessonsBelow(chapters, places);
  return chapters.map((chapter) => ({
    ...chapter,
    nodeCode: codes.get(chapter.nodeId)!,
    lessons: below.get(chapter.nodeId)?.size ?? 0,
  }));
}

/** Lessons at and below each chapter: one that stands on two chapters counts once above both. */
function lessonsBelow(chapters: readonly TreeNode[], places: readonly { nodeId: Id; resourceId: Id }[]) {
  const parents = new Map(chapters.map(({ nodeId, parentId }) => [nodeId, parentId]));
  const below = new Map<Id, Set<Id>>();
  for (const { nodeId, resourceId } of places) {
    for (let at: Id | null | undefined = nodeId; at; at = parents.get(at)) {
      const lessons = below.get(at) ?? new Set();
      below.set(at, lessons.add(resourceId));
    }
  }
  return below;
}

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { contributions, token } from 'edutech/core/common/token';
import type { TreeNode } from './chapters';

/** A book with its edition, grade and subject; names are in the reader's language. */
export interface BookPlace {
  readonly bookId: Id;
  readonly name: string;
  readonly stage: Stage;
  readonly subjectId: Id;
  readonly subject: string;
  /** One English word that never changes: `mathematics`. */
  readonly subjectCode: string;
  /** Place of the subject among the others. */
  readonly subjectOrder: number;
  readonly gradeId: Id;
  readonly grade: string;
  /** 1 to 12. */
  readonly gradeNumber: number;
  readonly editionId: Id;
  readonly edition: string;
  /** It was removed: existing references stay, but no new ones can be made. */
  readonly isRemoved: boolean;
  /** Of the city's catalogue, which everybody sees; else a school's or a person's own. */
  readonly isCity: boolean;
}

/** The thing itself and everything above it, outermost first. */
type Path = readonly { readonly id: Id; readonly name: string }[];

/** The position of a chapter: records of other areas store it beside the id, and their lists filter by it. */
export interface ChapterPlace {
  readonly nodeId: Id;
  readonly book: BookPlace;
  readonly path: Path;
  /** It was taken out, or one above it, or the book. */
  readonly isRemoved: boolean;
}

/** The position of a knowledge point. */
export interface PointPlace {
  readonly pointId: Id;
  readonly treeId: Id;
  readonly stage: Stage;
  readonly subjectId: Id;
  readonly path: Path;
  /** Shown, but nothing new is put there: it was taken out, or it is only a heading. */
  readonly isDisabled: boolean;
}

/** A heading of a knowledge tree with the points below it, in the order in which they are taught. */
export interface PointTopic {
  readonly topicId: Id;
  readonly name: string;
  readonly points: Path;
}

/**
 * Textbooks for other areas; they point at `textbook.book`, `textbook.node` and `textbook.knowledge_point` by foreign keys
 * (`requires: ['textbook']`) and ask here for the rest, many at a time. Answers hold what the connection of `db` sees: the
 * city's, what belongs to schools within reach, and personal books of the caller only. `Db` is the server's.
 */
export interface Textbooks<Db = unknown> {
  /** Books by id; those that are not there, or not seen, are left out. */
  books(db: Db, bookIds: readonly Id[], language: Language): Promise<Map<Id, BookPlace>>;
  /** Chapters by id, in one query; those that are not there, or not seen, are left out. */
  nodes(db: Db, nodeIds: readonly Id[], language: Language): Promise<Map<Id, ChapterPlace>>;
  /** The city's catalogue: books that everybody sees and that are not taken out, in the order of the textbook tree. */
  catalogue(db: Db, language: Language): Promise<BookPlace[]>;
  /** All chapters of a book in reading order; none: not there, or not seen. */
  chapters(db: Db, bookId: Id, language: Language): Promise<readonly TreeNode[]>;
  /** The chapter and all below it that have not been taken out; none: not there, or not seen. */
  nodesBelow(db: Db, nodeId: Id): Promise<Id[]>;
  /** Chapters of other editions that teach the same as one of these. */
  twinsOf(db: Db, nodeIds: readonly Id[]): Promise<Id[]>;
  /** Knowledge points by id; those that are not there, or not seen, are left out. */
  points(db: Db, pointIds: readonly Id[], language: Language): Promise<Map<Id, PointPlace>>;
  /** Knowledge points that these chapters teach. */
  pointsOf(db: Db, nodeIds: readonly Id[]): Promise<Id[]>;
  /** The headings above these points, each with all its points in the order of the tree; points at the top have none. */
  topicsOf(db: Db, pointIds: readonly Id[], language: Language): Promise<PointTopic[]>;
}
export const Textbooks = token<Textbooks>('textbook.Textbooks');

/** An area whose rows refer to books and chapters: it reports their number before somebody removes these. */
export interface TextbookUses<Db = unknown> {
  /** In words of the reader's language (`资源`), with a number; nothing for zero. */
  countOn(
    db: Db,
    on: { readonly bookIds: readonly Id[]; readonly nodeIds: readonly Id[] },
    language: Language,
  ): Promise<{ readonly what: string; readonly count: number } | undefined>;
}
export const TextbookUses = contributions<TextbookUses>('textbook.TextbookUses');

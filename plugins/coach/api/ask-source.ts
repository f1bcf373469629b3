import type { Id } from 'edutech/core/common/ids';
import { contributions } from 'edutech/core/common/token';

/** Something of a student's own that they may ask about. */
export interface AskableItem {
  /** Within its place: an item of homework, of a paper. */
  readonly partId: Id;
  readonly subjectId: Id;
  /** Of the homework or exam, for lists. */
  readonly title: string;
  /** As the sheet counts it; null: it has none. */
  readonly number: number | null;
  /** The bank's question, or what is known of it otherwise. */
  readonly question: { readonly questionId: Id; readonly version: number } | null;
  /** In a line, where it is no question of the bank; also what the same exercises are known by. */
  readonly words: string;
  readonly pictures: readonly Id[];
}

/**
 * An area at whose items students ask (homework, exams, guide books, the wrong-question collection) answers here what they may ask about: at
 * each request, about the caller's own things only, and not before they may see them: homework that runs if its teacher allows it,
 * an exam never before its results. `Db` is the caller's connection.
 */
export interface AskSource<Db = unknown> {
  readonly area: 'work' | 'exam' | 'guide' | 'wrong';
  /** All items of a place (an attempt, an exam, an entry); none: not theirs, or not yet. */
  items(db: Db, personId: Id, placeId: Id, now: Date): Promise<readonly AskableItem[]>;
  /** Of its items that are no questions of the bank: those whose answers this student may not read yet. */
  withheld?(db: Db, personId: Id, partIds: readonly Id[], now: Date): Promise<ReadonlySet<Id>>;
}
export const AskSource = contributions<AskSource>('coach.AskSource');

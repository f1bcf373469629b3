import type { Id } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { contributions } from 'edutech/core/common/token';

/** How a pupil did on one part of a question of the bank, once its marks are final. Points below `of` are something wrong. */
export interface ToldResult {
  readonly schoolId: Id;
  readonly personId: Id;
  /** The class in which it was given. */
  readonly classId: Id;
  readonly subjectId: Id;
  /** Plugin that tells. */
  readonly area: string;
  /** What was given (homework of a class), and its title for lists. */
  readonly thingId: Id;
  readonly title: string;
  /** With `itemId` and `part` it names the result: telling it again changes it, and makes no second one. */
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly questionId: Id;
  readonly version: number;
  readonly points: number;
  readonly of: number;
  readonly answer: Answer;
  readonly at: Date;
}

/**
 * Keeps what pupils got wrong. An area takes the list behind this token as a dep, empty where nobody keeps, and tells every
 * result, right ones too: they are what error rates are shares of, and one that was told wrong and is right by another
 * marking leaves the collection. `Db` is the connection in which the marks were written: both stand, or neither.
 */
export interface WrongQuestions<Db = unknown> {
  note(db: Db, results: readonly ToldResult[]): Promise<void>;
}
export const WrongQuestions = contributions<WrongQuestions>('wrong.WrongQuestions');

/** Where a result came from, for the area that told it. */
export interface ToldPlace {
  readonly attemptId: Id;
  readonly itemId: Id;
}

/** A key that a pupil may see now. */
export interface ToldKey extends ToldPlace {
  readonly key: QuestionKey;
}

/**
 * An area that tells results says here what its pupil may see, each time anew: a key is asked for where it is shown, so
 * that homework that is reopened or withdrawn hides its answers again. Every method is about one pupil's own things.
 */
export interface WrongSource<Db = unknown> {
  /** The area of its results. */
  readonly area: string;
  /** Attempts whose answers may be seen now, of those asked for. */
  released(db: Db, personId: Id, attemptIds: readonly Id[], now: Date): Promise<ReadonlySet<Id>>;
  /** Keys that may be seen now: those by which the answers were marked. */
  keys(db: Db, personId: Id, places: readonly ToldPlace[], now: Date): Promise<readonly ToldKey[]>;
  /** Questions that the pupil has been given and whose answers he may not see yet, of those asked for. */
  withheld(db: Db, personId: Id, questionIds: readonly Id[], now: Date): Promise<ReadonlySet<Id>>;
}
export const WrongSource = contributions<WrongSource>('wrong.WrongSource');

import type { Id } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { contributions } from 'edutech/core/common/token';

/**
 * A student's result on one part of a question of the bank, with final marks. Points below `of` mean that something is
 * wrong.
 */
export interface ReportedResult {
  readonly schoolId: Id;
  readonly personId: Id;
  /** The class in which it was given. */
  readonly classId: Id;
  readonly subjectId: Id;
  /** The reporting plugin. */
  readonly area: string;
  /** What the student worked on (homework of a class), and its title for lists. */
  readonly thingId: Id;
  readonly title: string;
  /** With `itemId` and `part` it identifies the result: reporting it again changes it, and adds none. */
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
 * Collects the questions that students got wrong. An area takes the list behind this token as a dependency, which is
 * empty if nobody collects, and reports every result, right ones too: error rates need them, and a question that was
 * wrong and becomes right by re-marking leaves the collection. `Db` is the connection that writes the marks: both are
 * written, or neither.
 */
export interface WrongQuestions<Db = unknown> {
  note(db: Db, results: readonly ReportedResult[]): Promise<void>;
}
export const WrongQuestions = contributions<WrongQuestions>('wrong.WrongQuestions');

/** The origin of a result, for the area that reported it. */
export interface ReportedPlace {
  readonly attemptId: Id;
  readonly itemId: Id;
}

/** A key that a student may see now. */
export interface ReportedKey extends ReportedPlace {
  readonly key: QuestionKey;
}

/**
 * An area that reports results answers here what its student may see, at each request: keys are requested when they are
 * shown, so that homework that is reopened or withdrawn hides its answers again. Every method is about one student's
 * own data.
 */
export interface WrongSource<Db = unknown> {
  /** The area of its results. */
  readonly area: string;
  /**
   * Of the given attempts, those whose mistakes the student knows: `released` ones, whose answers may be seen now, and those
   * that are being corrected after they were released (`known`). A mistake stays in the collection while it is corrected; its
   * key is not shown meanwhile.
   */
  sights(db: Db, personId: Id, attemptIds: readonly Id[], now: Date): Promise<ReadonlyMap<Id, 'known' | 'released'>>;
  /** Keys that may be seen now: those by which the answers were marked. */
  keys(db: Db, personId: Id, places: readonly ReportedPlace[], now: Date): Promise<readonly ReportedKey[]>;
  /** Of the given questions, those that the student has been assigned and whose answers they may not see yet. */
  withheld(db: Db, personId: Id, questionIds: readonly Id[], now: Date): Promise<ReadonlySet<Id>>;
}
export const WrongSource = contributions<WrongSource>('wrong.WrongSource');

import type { Id } from 'edutech/core/common/ids';
import { contributions } from 'edutech/core/common/token';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Difficulty } from 'edutech/plugins/questions/kit/common/types/difficulty';

/**
 * A student's marked answer to one part of a question of the bank, or of what the area itself asks (`about`). `area`, `attemptId`, `itemId`, `part` and the student
 * identify it: reported again, it is replaced.
 */
export interface EvidenceAnswer {
  readonly schoolId: Id;
  readonly personId: Id;
  /** The class in which it was given; null: none, the student practised alone. */
  readonly classId: Id | null;
  readonly subjectId: Id;
  /** The reporting plugin. */
  readonly area: string;
  /** What the student worked on (homework of a class, an exam), and its title. */
  readonly thingId: Id;
  readonly title: string;
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly questionId: Id;
  readonly version: number;
  /** What it is evidence of, where it is no question of the bank: `questionId` is an id of the area's, `version` is 0. */
  readonly about?: { readonly pointIds: readonly Id[]; readonly difficulty: Difficulty };
  readonly points: number;
  readonly of: number;
  readonly answer: Answer;
  readonly at: Date;
  /** Practice that nobody but the student sees: it is in no figure of a class. */
  readonly isOwn?: boolean;
}

/**
 * Receives marked answers as evidence of what students know. An area that names `situation` as optional takes the list
 * behind this token, which is empty if nobody listens, and reports each answer when its marks are final, right or wrong,
 * on the connection that writes the marks: both are written, or neither.
 */
export interface Evidence<Db = unknown> {
  note(db: Db, answers: readonly EvidenceAnswer[]): Promise<void>;
  /** Removes what these students' attempts have reported: their results were undone. */
  withdraw(db: Db, of: WithdrawnAttempts): Promise<void>;
}
export const Evidence = contributions<Evidence>('situation.Evidence');

export interface WithdrawnAttempts {
  readonly schoolId: Id;
  readonly area: string;
  readonly attemptIds: readonly Id[];
  readonly personIds: readonly Id[];
}

/** An area that reports evidence answers here what may be shown, and what counts now. */
export interface EvidenceSource<Db = unknown> {
  readonly area: string;
  /** Of a student's attempts those whose results the student knows; the others are left out of the student's own view. */
  known(db: Db, personId: Id, attemptIds: readonly Id[], now: Date): Promise<ReadonlySet<Id>>;
  /**
   * All answers of a school that count now and were given since a moment: the nightly recount compares them. An area whose
   * answers never change has none.
   */
  answers?(db: Db, schoolId: Id, since: Date): Promise<readonly EvidenceAnswer[]>;
}
export const EvidenceSource = contributions<EvidenceSource>('situation.EvidenceSource');

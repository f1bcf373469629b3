import type { Id } from 'edutech/core/common/ids';
import type { Answer } from '../kit/common/answer';
import type { QuestionBody } from '../kit/common/question-body';
import type { QuestionKey } from '../kit/common/question-key';
import type { Verdict } from '../kit/common/verdict';
import type { Difficulty } from '../kit/common/types/difficulty';
import type { Ability } from '../kit/common/types/abilities';
import { token } from 'edutech/core/common/token';
import type { CandidateCount, Candidates, CandidateWish, Composer, QuestionVersion, Sampling } from './candidates';

/** The facts about a question for lists of other areas, besides the question itself. */
export interface QuestionFacts extends QuestionVersion {
  readonly difficulty: Difficulty;
  /** Share of the points that students got, 0 to 1; null before enough have answered. */
  readonly facility: number | null;
  /** The time that a student needs. Seconds; measured if enough have answered, else estimated by type. */
  readonly seconds: number;
  readonly subjectId: Id;
  readonly pointIds: readonly Id[];
  readonly nodeIds: readonly Id[];
  /** What it asks of those who answer; null: nobody has said. */
  readonly ability: Ability | null;
  /** Its newest version. */
  readonly newest: number;
  /** It lies in its owner's trash: what has it keeps it, nothing new takes it. */
  readonly isRemoved: boolean;
}

/** A student's result on one part of a question. */
export interface QuestionResult extends QuestionVersion {
  readonly part: number;
  readonly personId: Id;
  readonly schoolId: Id;
  readonly points: number;
  readonly of: number;
  /** Seconds spent; null where nobody knows. */
  readonly seconds: number | null;
  readonly at: Date;
}

/** A use of a question: the homework, paper or guide book that contains it. */
export interface QuestionUse extends QuestionVersion {
  readonly plugin: string;
  readonly thingId: Id;
  readonly schoolId: Id | null;
  readonly personId: Id;
  readonly at: Date;
}

/**
 * Questions for other areas (work, exam, guide, coach, spoc, live, prepare, wrong). They store `question_id` (a foreign
 * key on `questions.question`) with a version, and load the rest here, many at a time. `Db` is the server's.
 *
 * Maps are by `versionKey` (plugins/questions/kit/common/version-key.ts). Bodies and keys are separate calls: a handler
 * for students loads {@link bodies}, and so has no key that could leak. Both exist for every version: the caller
 * decides who may see them (a student sees a question because it is in homework assigned to them).
 */
export interface QuestionBank<Db = unknown> {
  bodies(db: Db, versions: readonly QuestionVersion[]): Promise<Map<string, QuestionBody>>;
  keys(db: Db, versions: readonly QuestionVersion[]): Promise<Map<string, QuestionKey>>;
  facts(db: Db, versions: readonly QuestionVersion[]): Promise<Map<string, QuestionFacts>>;
  /** The newest versions of questions that the connection may see, in the order of the ids; others are left out. */
  newest(db: Db, questionIds: readonly Id[]): Promise<QuestionVersion[]>;
  /** Questions of a grade and subject in the basket of the connection's person, in its order, in their newest versions. */
  basket(db: Db, of: { readonly gradeId: Id; readonly subjectId: Id }): Promise<QuestionVersion[]>;
  /** Marks an answer to one part by its key: pure, the same for the same input. */
  mark(body: QuestionBody, key: QuestionKey, part: number, answer: Answer): Verdict;
  /**
   * Up to `count` other questions that exercise the same at about the same difficulty; visible to the connection, best
   * first.
   */
  similar(db: Db, version: QuestionVersion, count: number): Promise<QuestionVersion[]>;
  /** The same of several at once, by their `questionId`. */
  similarToEach(
    db: Db,
    versions: readonly QuestionVersion[],
    count: number,
  ): Promise<ReadonlyMap<Id, readonly QuestionVersion[]>>;
  /**
   * Up to `count` public questions with these words and formulas, the closest first; none for words without meaning for
   * the search.
   */
  find(db: Db, words: string, count: number): Promise<QuestionVersion[]>;
  /**
   * A sample of what may stand on a paper of the composer, and of how many it is one: reading takes time with the bank's size
   * (a quarter of a second over 100,000), what follows with the sample's.
   */
  candidates(db: Db, composer: Composer, wish: CandidateWish, sampling: Sampling): Promise<Candidates>;
  /** How many there are by type and difficulty, each question once: to say what a rule costs. */
  candidateCounts(db: Db, composer: Composer, wish: CandidateWish): Promise<CandidateCount[]>;
  noteUses(db: Db, uses: readonly QuestionUse[]): Promise<void>;
  /**
   * Reports results for the measured figures (facility, seconds, discrimination). A result that is reported again
   * counts once.
   */
  noteResults(db: Db, results: readonly QuestionResult[]): Promise<void>;
}
export const QuestionBank = token<QuestionBank>('questions.QuestionBank');

import type { Id } from 'edutech/core/common/ids';
import { token } from 'edutech/core/common/token';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { PaperOutline } from './outline';

export interface ExamKey {
  readonly schoolId: Id;
  readonly examId: Id;
}

/** A student who is expected at an exam. */
export interface ExpectedStudent {
  readonly studentId: Id;
  readonly classId: Id;
  /** The number on the desk and on the answer sheet; empty where none was given. */
  readonly admission: string;
}

/** An exam as those who mark it know it. */
export interface ExamToMark extends ExamKey {
  readonly paperId: Id;
  readonly title: string;
  readonly subjectId: Id;
  readonly mode: 'online' | 'printed';
  readonly outline: PaperOutline;
  readonly students: readonly ExpectedStudent[];
}

/** A part of an item, of one student. */
export interface PartOfStudent {
  readonly studentId: Id;
  readonly itemId: Id;
  readonly part: number;
}

/** What was answered; null: nothing. */
export interface GivenAnswer extends PartOfStudent {
  readonly answer: Answer | null;
}

/** Points that people gave. */
export interface GivenPoints extends PartOfStudent {
  readonly points: number;
}

/**
 * The one record of what each student has of each part of an exam. All who mark an exam, on paper or on screens, write it here, and
 * from here results, analysis, wrong questions and appeals are made.
 */
export interface ExamResults<Db = unknown, Actor = unknown> {
  /** Exams of the actor's school whose marking the actor may lead, the latest first. */
  toMark(
    db: Db,
    actor: Actor,
  ): Promise<readonly { readonly examId: Id; readonly title: string; readonly startsAt: Date }[]>;
  /** 404 `exam.error.noExam` where the actor may not lead its marking, 423 `exam.error.sealed` until its paper is opened. */
  exam(db: Db, actor: Actor, examId: Id): Promise<ExamToMark>;
  /** What was answered on screens, of parts that no key decides. */
  answersToMark(db: Db, exam: ExamKey): Promise<readonly GivenAnswer[]>;
  /** Answers that were read from sheets. Those that have a key are marked by it; of others the points stay open. */
  recordAnswers(db: Db, exam: ExamKey, answers: readonly GivenAnswer[]): Promise<void>;
  /** Points that people gave, over those that stand. 422 for more points than a part has. */
  recordPoints(db: Db, exam: ExamKey, points: readonly GivenPoints[]): Promise<void>;
}
export const ExamResults = token<ExamResults>('exam.ExamResults');

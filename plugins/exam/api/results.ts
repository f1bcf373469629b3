import type { Id } from 'edutech/core/common/ids';
import { token } from 'edutech/core/common/token';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { PaperOutline } from './outline';

export interface ExamKey {
  readonly schoolId: Id;
  readonly examId: Id;
}

/** A student who is expected at an exam. */
export interface ExpectedStudent {
  readonly studentId: Id;
  readonly classId: Id;
  readonly className: string;
  /** Where the student sits; empty and null where nobody was seated. */
  readonly room: string;
  readonly seat: number | null;
  /** The number on the desk and on the answer sheet; empty where none was given. */
  readonly admission: string;
  /** Began it on a screen; false on paper, where scans tell. */
  readonly hasBegun: boolean;
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

/** A question as it was set, with what markers go by. */
export interface QuestionToMark {
  readonly body: QuestionBody;
  readonly key: QuestionKey | null;
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

/** Points that people gave; null: they are taken back, and the part is open again. */
export interface GivenPoints extends PartOfStudent {
  readonly points: number | null;
}

/** Which of several questions a student has chosen. */
export interface GivenChoice {
  readonly studentId: Id;
  /** Those to choose from. */
  readonly itemIds: readonly Id[];
  /** The one that counts; null: nobody knows yet, and all are open. */
  readonly countsId: Id | null;
}

/** A question that a machine marks, with the key that stands. */
export interface KeyedItem {
  readonly itemId: Id;
  readonly body: QuestionBody;
  readonly key: QuestionKey;
}

/** What another key does to answers; points that a person gave stay, and are counted apart. */
export interface KeyPreview {
  readonly changes: readonly {
    readonly studentId: Id;
    readonly name: string;
    readonly className: string;
    readonly part: number;
    readonly before: number | null;
    readonly after: number | null;
  }[];
  readonly unchanged: number;
  readonly byPerson: number;
}

/** A key that was changed, and how many answers got other points. */
export interface KeyChange {
  readonly itemId: Id;
  readonly changed: number;
  readonly by: string;
  readonly at: Date;
}

/** A student's own released result of a part. */
export interface OwnPart extends ExamKey {
  readonly title: string;
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
  /** Who is expected, class by class and within one by their seats. The caller's right to it is checked before. */
  students(db: Db, exam: ExamKey): Promise<readonly ExpectedStudent[]>;
  /** Of an exam that the caller marks; 404 `exam.error.noItem`. The caller's right to it is checked before. */
  question(db: Db, exam: ExamKey, itemId: Id): Promise<QuestionToMark>;
  /** All questions of it, by item: one reading for a page that shows many. */
  questions(db: Db, exam: ExamKey): Promise<ReadonlyMap<Id, QuestionToMark>>;
  /** What was answered on screens, of parts that no key decides. */
  answersToMark(db: Db, exam: ExamKey): Promise<readonly GivenAnswer[]>;
  /** Answers that were read from sheets. Those that have a key are marked by it; of others the points stay open. */
  recordAnswers(db: Db, exam: ExamKey, answers: readonly GivenAnswer[]): Promise<void>;
  /** Which questions count of those to choose from; the others are worth nothing and open for nobody. */
  recordChoices(db: Db, exam: ExamKey, choices: readonly GivenChoice[]): Promise<void>;
  /** Points that people gave, over those that stand; not of a question that was left out for another. 422 `exam.error.offScale` for more points than a part has. */
  recordPoints(db: Db, exam: ExamKey, points: readonly GivenPoints[]): Promise<void>;
  /** Questions whose answers a key decides, in the order of the paper. */
  keyed(db: Db, exam: ExamKey): Promise<readonly KeyedItem[]>;
  /** What another key would do: nothing is written. 404 `exam.error.noItem`, 422 `exam.error.noKey` where it decides nothing. */
  previewKey(db: Db, exam: ExamKey, change: { readonly itemId: Id; readonly key: QuestionKey }): Promise<KeyPreview>;
  /** Changes a key and marks all answers again with it, also after the release; errors as `previewKey`. Its own undo is the key before. */
  changeKey(
    db: Db,
    actor: Actor,
    exam: ExamKey & { readonly title: string },
    change: { readonly itemId: Id; readonly key: QuestionKey; readonly now: Date; readonly address: string },
  ): Promise<{ readonly changed: number; readonly byPerson: number }>;
  /** Keys of an exam that were changed, the latest first. */
  keyChanges(db: Db, exam: ExamKey): Promise<readonly KeyChange[]>;
  /** Lets students read their results; 409 `exam.error.notMarked` while points are open. */
  release(
    db: Db,
    actor: Actor,
    release: { readonly examId: Id; readonly now: Date; readonly address: string },
  ): Promise<void>;
  /** A released result of the student who calls; 404 `exam.error.noResult`. */
  ownPart(db: Db, actor: Actor, examId: Id, of: { readonly itemId: Id; readonly part: number }): Promise<OwnPart>;
}
export const ExamResults = token<ExamResults>('exam.ExamResults');

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { contributions } from 'edutech/core/common/token';
import type { HomeworkState } from '../model/homework-states';

/** The child that an area is asked about. The connection sees what the child sees, and nothing more. */
export interface ChildQuestion {
  readonly personId: Id;
  readonly schoolId: Id;
  readonly language: Language;
  readonly now: Date;
}

/** A piece of homework of the child. */
export interface HomeworkOfChild {
  readonly id: Id;
  readonly title: string;
  readonly subject: string;
  readonly subjectCode: string;
  readonly state: HomeworkState;
  /** Minutes that it should take. */
  readonly minutes: number;
  /** Minutes that it took, where that is known. */
  readonly spent: number | null;
  /** Questions that have an answer, of how many. */
  readonly answered: number;
  readonly questions: number;
  readonly dueAt: Date | null;
  readonly submittedAt: Date | null;
}

/** What came of one piece: the teacher's words and what is known or being practised, never points or a place. */
export interface ResultOfChild {
  readonly id: Id;
  readonly title: string;
  readonly subject: string;
  readonly subjectCode: string;
  readonly at: Date;
  readonly words: readonly string[];
  readonly knows: readonly string[];
  readonly practises: readonly string[];
}

/** What a child knows and is working on in a subject: names of knowledge points, no values. */
export interface LearningOfChild {
  readonly subject: string;
  readonly subjectCode: string;
  readonly knows: readonly string[];
  /** What comes next, the weakest first. */
  readonly practises: readonly string[];
}

/** What an area tells guardians of a child; each part is optional. */
export interface ChildSource<Db = unknown> {
  /** Minutes of homework that a day of this grade of a school may take; null: no limit. */
  limit?(grade: number, schoolId: Id): number | null;
  /** Homework that is open, or was due or submitted since a moment, by deadline. */
  homework?(db: Db, child: ChildQuestion, since: Date): Promise<readonly HomeworkOfChild[]>;
  /** Results that the child may see too, since a moment, the newest first. */
  results?(db: Db, child: ChildQuestion, since: Date): Promise<readonly ResultOfChild[]>;
  /** What the child knows by the results that the child may see too. */
  learning?(db: Db, child: ChildQuestion): Promise<readonly LearningOfChild[]>;
}
export const ChildSource = contributions<ChildSource>('guardian.ChildSource');

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Running } from 'edutech/core/common/routes';
import { contributions } from 'edutech/core/common/token';
import type { ActionCount } from './activity';
import type { HomeTask } from './tasks';

/** The person for whom the homes ask: signed in, in the current post and term. */
export interface HomeQuestion {
  readonly personId: Id;
  readonly schoolId: Id | null;
  readonly types: 'teacher' | 'student';
  readonly termId: Id;
  readonly gradeId?: Id;
  readonly subjectId?: Id;
  readonly language: Language;
  readonly now: Date;
}

/**
 * For whom tasks are asked; `staff` administers. What depends on a right asks `isAllowed` about the actor, whatever the
 * kind of account: principals and operators have tasks of administration too.
 */
export interface TaskQuestion<Actor = unknown> extends Omit<HomeQuestion, 'types' | 'termId'> {
  readonly types: 'teacher' | 'student' | 'staff';
  /** Null: there is no term now. */
  readonly termId: Id | null;
  readonly actor: Actor;
  /** Which plugins run for them: `routes.people.ifOn(running)`. */
  readonly running: Running;
}

/** A task as its area contributes it; what is left out is nothing. `due` decides how urgent it is. */
export type NewTask = Pick<HomeTask, 'id' | 'area' | 'act' | 'text' | 'path'> &
  Partial<Pick<HomeTask, 'count' | 'late' | 'note'>> & { readonly due?: Date | null };

/** What an area contributes to the homes; each part is optional. `Db` is the caller's connection, in their scope. */
export interface HomeSource<Db = unknown, Actor = unknown> {
  /** My tasks: homework to submit, answers to mark, resources to review, requests to decide. */
  tasks?(db: Db, question: TaskQuestion<Actor>): Promise<NewTask[]>;
  /** How much was done in the term. */
  counts?(db: Db, question: HomeQuestion): Promise<ActionCount[]>;
  /** Right answers and answers of each class, to be added up over areas. */
  rates?(
    db: Db,
    question: HomeQuestion,
    classIds: readonly Id[],
  ): Promise<{ classId: Id; right: number; answers: number }[]>;
}
export const HomeSource = contributions<HomeSource>('home.HomeSource');

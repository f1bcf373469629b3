import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import type { Running } from 'edutech/core/common/addresses/routes';
import { contributions } from 'edutech/core/common/token';
import type { ActionCount } from './activity';
import type { HomeFigure, SchoolEvening } from './figures';
import type { AskedRow, ClassLoad, DueRow, ExplainRow, HomeLesson, LessonLink, MarkingRow, StudentHome } from './homes';
import type { HomeSubject, HomeTask } from './tasks';
import type { HomeEvent } from './week';

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

/** Who has no lessons and no homework: guardians, who administers, and outside of a term everybody. */
type OtherQuestion = Omit<HomeQuestion, 'types' | 'termId'> & {
  readonly types: 'guardian' | 'staff';
  readonly termId: null;
};

/**
 * For whom tasks are asked. What depends on a right asks `isAllowed` about the actor, whatever the kind of account:
 * principals and operators have tasks of administration too.
 */
export type TaskQuestion<Actor = unknown> = (HomeQuestion | OtherQuestion) & {
  readonly actor: Actor;
  /** Which plugins run for them: `routes.people.ifOn(running)`. */
  readonly running: Running;
};

/**
 * A task as its area contributes it; what is left out is nothing. `due` decides how urgent it is, `isFault` of what has no
 * end: something has failed that others rely on, so it comes before what is late.
 */
export type NewTask = Pick<HomeTask, 'id' | 'area' | 'act' | 'text' | 'path'> &
  Partial<Pick<HomeTask, 'count' | 'late' | 'note' | 'isFigure' | 'subject' | 'minutes' | 'progress' | 'remark'>> & {
    readonly due?: Date | null;
    readonly isFault?: boolean;
  };

/** What an area knows of a teacher's day, for the cards of the home; each part is optional. */
export interface TeacherDay {
  readonly marking?: readonly MarkingRow[];
  readonly due?: readonly DueRow[];
  readonly asked?: readonly AskedRow[];
  readonly loads?: readonly ClassLoad[];
}

/** What an area knows of a student's day. */
export interface StudentDay {
  readonly minutes: { readonly done: number; readonly left: number; readonly limit: number | null };
  readonly finished: readonly { readonly title: string; readonly path: string; readonly subject: HomeSubject }[];
  readonly returned: StudentHome['returned'];
}

/** The lesson that something can be done with. */
export type LessonPlace = Pick<HomeLesson, 'key' | 'day' | 'period' | 'classId' | 'subjectId'>;

/** Whose numbers are asked for: of these schools, `null`: of the whole city. */
export interface FigureQuestion extends Pick<HomeQuestion, 'language' | 'now'> {
  readonly schoolIds: readonly Id[] | null;
}

/** A number of today of what somebody administers; what is left out is nothing. */
export type NewFigure = Pick<HomeFigure, 'id' | 'label' | 'value' | 'order'> &
  Partial<Pick<HomeFigure, 'isShare' | 'of' | 'before' | 'days' | 'note'>>;

/** Whose week is asked for, from Monday to Sunday. */
export interface WeekQuestion<Actor = unknown> extends FigureQuestion {
  readonly actor: Actor;
  readonly from: Day;
  readonly to: Day;
}

/** What an area knows of a week; `isFree` makes its day one without lessons, or with lessons where it is false. */
export type NewEvent = Pick<HomeEvent, 'id' | 'day' | 'title'> &
  Partial<Pick<HomeEvent, 'time' | 'note' | 'tone' | 'path'>> & { readonly isFree?: boolean };

/** A lesson that ended before all that was planned for it had been shown. */
export interface StoppedLesson {
  readonly id: string;
  readonly classId: Id;
  readonly className: string;
  readonly subjectId: Id;
  readonly title: string;
  /** What would have come next. */
  readonly next: string;
  /** How many parts were left, that one among them. */
  readonly left: number;
  readonly path: string;
}

/** What an area contributes to the homes; each part is optional. `Db` is the caller's connection, in their scope. */
export interface HomeSource<Db = unknown, Actor = unknown> {
  /** My tasks: homework to submit, answers to mark, resources to review, requests to decide. */
  tasks?(db: Db, question: TaskQuestion<Actor>): Promise<NewTask[]>;
  /** Rows for the cards of a teacher's home. */
  teacherDay?(db: Db, question: HomeQuestion): Promise<TeacherDay>;
  /** What many of a teacher's classes got wrong lately, for the home and for the next lesson; the least right first. */
  explain?(db: Db, question: HomeQuestion): Promise<ExplainRow[]>;
  /** The latest lesson of each class, where it stopped early. */
  stopped?(db: Db, question: HomeQuestion): Promise<StoppedLesson[]>;
  /** What a teacher can do with lessons. */
  lessonLinks?(db: Db, question: HomeQuestion, lessons: readonly LessonPlace[]): Promise<LessonLink[]>;
  /** A student's minutes of today, and what is finished. */
  studentDay?(db: Db, question: HomeQuestion): Promise<StudentDay>;
  /** Numbers of the day for those who administer. */
  figures?(db: Db, question: FigureQuestion): Promise<NewFigure[]>;
  /** The next evening of a school on which its classes have homework. */
  evening?(db: Db, question: FigureQuestion & { readonly schoolId: Id }): Promise<SchoolEvening | null>;
  /** What this week holds for those who administer. */
  week?(db: Db, question: WeekQuestion<Actor>): Promise<NewEvent[]>;
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

import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { AppError, notFound } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { itemsOf, type PaperItem, pointsOfItem } from '../../model/paper/document';
import { type Choice, choicesOf } from '../../model/paper/figures/choice';
import { type ResultTable, someStudents } from '../../model/analysis/results/result-table';
import {
  type AnalysedExam,
  type ExamClass,
  type PaperRow,
  selectClasses,
  selectExam,
  selectPapers,
} from './exams.queries';

/** What the figures of an exam are counted from. */
export interface ExamData {
  readonly exam: AnalysedExam;
  readonly items: readonly PaperItem[];
  readonly classes: readonly ExamClass[];
  /** All students of the exam, in the order of class lists. */
  readonly students: readonly PaperRow[];
  /** Of those who have results, in the same order. */
  readonly present: readonly PaperRow[];
  readonly table: ResultTable;
  /** The class that is shown; null: all. */
  readonly classId: Id | null;
}

export interface Scope {
  readonly examId: Id;
  readonly classId?: Id | undefined;
  readonly whole?: boolean | undefined;
}

/** 423 `exam.error.sealed` until its paper is opened; 404 `exam.error.noExam`, also for a class that is not one's own: its figures stand beside those of all. */
export async function loadExam(db: Db, actor: SignedIn, { examId, classId, whole }: Scope): Promise<ExamData> {
  const exam = await selectExam(db, actor, examId);
  if (!exam.document) throw new AppError('exam.error.sealed', 423);
  const items = itemsOf(exam.document);
  const classes = await selectClasses(db, actor, exam);
  const students = await selectPapers(db, exam, { itemIds: items.map(({ id }) => id), day: cityDay(exam.startsAt) });
  const own = classes.filter((one) => one.isOwn);
  if (classId && !own.some((one) => one.classId === classId)) throw notFound('exam.error.noExam');
  const present = students.filter((student) => student.items.length > 0);
  return {
    exam,
    items,
    classes,
    students,
    present,
    table: tableOf(present, items, choicesOf(exam.document)),
    classId: whole ? null : (classId ?? own[0]?.classId ?? null),
  };
}

/** Items that a student has no row of are not marked: the paper changed, or a result is on its way. */
function tableOf(papers: readonly PaperRow[], items: readonly PaperItem[], choices: readonly Choice[]): ResultTable {
  const points = new Float64Array(papers.length * items.length).fill(Number.NaN);
  const leftOut = new Uint8Array(points.length);
  for (const [student, paper] of papers.entries()) {
    for (const [at, item] of paper.items.entries())
      points[item * papers.length + student] = paper.points[at] ?? Number.NaN;
    for (const item of paper.leftOut) leftOut[item * papers.length + student] = 1;
  }
  const places = new Map(items.map(({ id }, at) => [id, at]));
  return {
    students: papers.length,
    items: items.length,
    full: Float64Array.from(items, pointsOfItem),
    points,
    choices: choices.map(({ itemIds }) => itemIds.map((id) => places.get(id)!)),
    leftOut,
  };
}

/** The papers of some classes, with their places in the whole table. */
export function papersOf({ present, table }: ExamData, classIds: ReadonlySet<Id>) {
  const places = Array.from(present.keys()).filter((place) => classIds.has(present[place]!.classId));
  return { papers: places.map((place) => present[place]!), table: someStudents(table, places) };
}

/** Classes whose students and answers the reader may see: all own ones, or the chosen one. */
export const ownClasses = ({ classes, classId }: ExamData): ReadonlySet<Id> =>
  new Set(
    classes.filter((one) => one.isOwn && (classId === null || one.classId === classId)).map((one) => one.classId),
  );

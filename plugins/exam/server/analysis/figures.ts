import type { Id } from 'edutech/core/common/ids';
import type { ClassFigures, ExamAnalysis, SubjectCard } from '../../api/analysis';
import type { Lines } from '../../model/analysis/levels';
import { itemFigures } from '../../model/analysis/item-figures';
import {
  boxOf,
  distributionOf,
  fewestForCoefficients,
  fewestForFigures,
  meanOf,
  qualityOf,
  summaryOf,
} from '../../model/analysis/metrics';
import { type Outcome, toLookAt } from '../../model/analysis/reasons';
import { fullPointsOf, markedStudents, type ResultTable, totalsOf } from '../../model/analysis/results/result-table';
import { spTableOf } from '../../model/analysis/sp-table';
import type { OtherTotals } from './exams.queries';
import { type ExamData, ownClasses, papersOf } from './load-exam';

// From rows to the figures of the page: only model/analysis counts.

const totalsIn = (table: ResultTable): Float64Array => totalsOf(markedStudents(table));
const enough = (totals: Float64Array, fewest: number) => totals.length >= fewest;

/** The figures of the group that is shown, beside those of all. */
export function groupFigures(data: ExamData, lines: Lines) {
  const { classId, students, table: whole } = data;
  const shown = classId === null ? { papers: data.present, table: whole } : papersOf(data, new Set([classId]));
  const [totals, all] = [totalsIn(shown.table), totalsIn(whole)];
  const full = fullPointsOf(whole);
  const items = itemFigures(shown.table);
  const tenths = (some: Float64Array) => (enough(some, fewestForFigures) ? distributionOf(some, full) : []);
  return {
    full,
    items,
    allItems: itemFigures(whole),
    students: students.filter((one) => classId === null || one.classId === classId).length,
    present: shown.papers.length,
    marked: totals.length,
    summary: summaryOf(totals, full, lines),
    allSummary: summaryOf(all, full, lines),
    distribution: tenths(totals),
    allDistribution: tenths(all),
    dots:
      enough(totals, fewestForFigures) && !enough(totals, fewestForCoefficients) ? Array.from(totals.toSorted()) : [],
    quality: qualityOf(
      shown.table,
      (items ?? []).map((one) => one?.discrimination ?? null),
    ),
  };
}

/** A class of fewer than five has no figures, one of fewer than ten no box. */
export function classFigures(data: ExamData, lines: Lines): ClassFigures[] {
  const full = fullPointsOf(data.table);
  return data.classes.map(({ classId, name, isOwn }) => {
    const totals = totalsIn(papersOf(data, new Set([classId])).table);
    return {
      classId,
      name,
      isOwn,
      summary: summaryOf(totals, full, lines),
      box: enough(totals, fewestForCoefficients) ? boxOf(totals) : null,
    };
  });
}

/** Students of own classes to look at, by reason, in the order of class lists. */
export function studentsToLookAt(
  data: ExamData,
  lines: Lines,
  before: ReadonlyMap<Id, number>,
): ExamAnalysis['reasons'] {
  const own = ownClasses(data);
  const outcomes = new Map<Id, Outcome>();
  for (const classId of own) {
    const { papers, table } = papersOf(data, new Set([classId]));
    const totals = totalsOf(table);
    const cautions = totalsIn(table).length >= fewestForCoefficients ? cautionsOf(table) : new Map<number, number>();
    for (const [place, { studentId }] of papers.entries())
      outcomes.set(studentId, {
        studentId,
        points: totals[place]!,
        caution: cautions.get(place) ?? null,
        before: before.get(studentId) ?? null,
      });
  }
  const listed = data.students.filter((student) => own.has(student.classId));
  const names = new Map(listed.map(({ studentId, name }) => [studentId, name]));
  // while somebody's paper is not marked, nothing is said of it
  const known = listed
    .map(({ studentId }) => outcomes.get(studentId) ?? absent(studentId, before))
    .filter(({ points }) => !Number.isNaN(points));
  return toLookAt(known, fullPointsOf(data.table), lines).map(({ reason, students }) => ({
    reason,
    students: students.map(({ studentId, value }) => ({ studentId, name: names.get(studentId) ?? '', value })),
  }));
}

const absent = (studentId: Id, before: ReadonlyMap<Id, number>): Outcome => ({
  studentId,
  points: null,
  caution: null,
  before: before.get(studentId) ?? null,
});

/** Caution of each student of a class, by place. */
function cautionsOf(table: ResultTable): Map<number, number> {
  const { students, cautions } = spTableOf(table);
  const found = new Map<number, number>();
  for (const [row, place] of students.entries()) {
    const caution = cautions[row];
    if (typeof caution === 'number') found.set(place, caution);
  }
  return found;
}

/** The exams of the same days: of the class that is shown, or of all. */
export const subjectCards = (
  others: readonly OtherTotals[],
  classId: Id | null,
  lines: Lines,
  subjectOf: (one: OtherTotals) => string,
): SubjectCard[] =>
  others.map((one) => {
    const shown = Float64Array.from(one.totals.filter((_, at) => classId === null || one.classIds[at] === classId));
    const all = Float64Array.from(one.totals);
    return {
      examId: one.examId,
      subject: subjectOf(one),
      subjectCode: one.subjectCode,
      full: one.full,
      summary: summaryOf(shown, one.full, lines),
      allMean: enough(all, fewestForFigures) ? meanOf(all) : null,
      distribution: enough(shown, fewestForFigures) ? distributionOf(shown, one.full) : [],
    };
  });

import type { Id } from 'edutech/core/common/ids';
import type { ClassPoint } from '../../api/classes';
import { forgottenPoints, isNotYet, pointFigures } from '../../model/class-points';
import { type Focus, focusList } from '../../model/focus';
import { buildsOf } from '../../model/map';
import { shownValue } from '../../model/mastery';
import { fewestPeople } from '../../model/states';
import { type ClassData, missedSince } from './class-data';
import type { ClassAnswer } from './class.queries';

/** Points without which a student's mean says nothing. */
const fewestPoints = 3;
/** Students that a teacher can talk to in a week. */
const mostFocus = 8;

/** Answers by the points that they are about. */
export function answersByPoint(answers: readonly ClassAnswer[]): ReadonlyMap<Id, ClassAnswer[]> {
  const found = new Map<Id, ClassAnswer[]>();
  for (const answer of answers)
    for (const id of answer.pointIds) {
      const own = found.get(id);
      if (own) own.push(answer);
      else found.set(id, [answer]);
    }
  return found;
}

/** The points of the chosen topic with what the class knows of them, in the order of learning. */
export function classPoints({ answers, counted, mastery, mondays, topic }: ClassData): ClassPoint[] {
  const points = topic?.points ?? [];
  const byPoint = answersByPoint(counted);
  const ofWeeks = answersByPoint(answers);
  const known = Map.groupBy(mastery, ({ pointId }) => pointId);
  const builds = buildsOf(
    points,
    answers.flatMap(({ pointIds }) => (pointIds.length > 1 ? [pointIds] : [])),
  );
  return points.map(({ id, name }): ClassPoint => {
    const figures = pointFigures(byPoint.get(id) ?? [], mondays);
    const { weeks } = pointFigures(ofWeeks.get(id) ?? [], mondays);
    const own = known.get(id) ?? [];
    return {
      pointId: id,
      name,
      builds: [...(builds.get(id) ?? [])],
      ...figures,
      weeks: [...weeks],
      notYet: figures.value === null ? null : own.filter(({ ability }) => isNotYet(ability)).length,
    };
  });
}

/** Students worth a talk, with the reason. */
export function classFocus({ answers, mastery, students, tasks }: ClassData, now: Date): Focus[] {
  // a class of a few would be named one by one
  if (students.length < fewestPeople) return [];
  const since = missedSince(now);
  const ofStudent = Map.groupBy(answers, ({ personId }) => personId);
  const knows = Map.groupBy(mastery, ({ studentId }) => studentId);
  return focusList(
    students.map(({ studentId }) => {
      const own = ofStudent.get(studentId) ?? [];
      const points = knows.get(studentId) ?? [];
      const mean = points.reduce((sum, { ability }) => sum + shownValue(ability), 0) / Math.max(1, points.length);
      return {
        studentId,
        answers: own,
        tasks,
        done: own.filter(({ at }) => at >= since).length,
        value: points.length >= fewestPoints ? mean : null,
        forgotten: forgottenPoints(own),
      };
    }),
    now,
    mostFocus,
  );
}

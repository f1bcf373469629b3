import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Handler } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import { confidenceOf, fewestAnswers, fewestPeople, stateOf } from '../../model/states';
import { shownValue } from '../../model/mastery';
import { lastMondays, trendOf } from '../../model/weeks';
import { selectObservations } from '../evidence/evidence.queries';
import { loadClass, topicItem } from './class-data';
import { classFocus, classPoints } from './class-figures';
import { selectMastery, selectStudents, selectTaught } from './class.queries';

export interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly database: Database;
  readonly textbooks: Textbooks<Db>;
}

/** Names of points, of those that the connection sees. */
export async function pointNames(
  db: Db,
  textbooks: Textbooks<Db>,
  ids: readonly Id[],
  language: Language,
): Promise<ReadonlyMap<Id, string>> {
  const places = await textbooks.points(db, [...new Set(ids)], language);
  return new Map([...places].map(([id, { path }]) => [id, path.at(-1)?.name ?? '']));
}

export const classMap =
  ({ textbooks }: Parts): Handler<typeof api.classMap> =>
  async ({ db, actor, input, now, language }) => {
    const data = await loadClass(db, textbooks, input, { actor, now, language });
    const { taught, students, answers, mondays, topics, topic } = data;
    const answered = new Set(answers.flatMap(({ pointIds }) => pointIds));
    const present = new Set(answers.map(({ personId }) => personId));
    const focus = classFocus(data, now);
    const names = new Map(students.map(({ studentId, name }) => [studentId, name]));
    const forgotten = focus.flatMap(({ pointId }) => pointId ?? []);
    const points = await pointNames(db, textbooks, forgotten, language);
    return {
      className: taught.className,
      subject: nameIn(language, taught.subject, taught.subjectEn),
      students: students.length,
      absent: students.length - present.size,
      isSmall: students.length < fewestPeople,
      topics: topics.map((one) => topicItem(one, answered)),
      topic: topic ? topicItem(topic, answered) : null,
      points: classPoints(data),
      trend: trendOf(mondays, answers),
      focus: focus.map(({ pointId, ...one }) => ({
        ...one,
        name: names.get(one.studentId) ?? '',
        point: points.get(pointId ?? '') ?? '',
      })),
    };
  };

export const studentMap =
  ({ textbooks }: Parts): Handler<typeof api.studentMap> =>
  async ({ db, actor, input, now, language }) => {
    const taught = await selectTaught(db, actor, input);
    const student = (await selectStudents(db, taught)).find(({ studentId }) => studentId === input.studentId);
    if (!student) throw notFound('situation.error.noStudent');
    const mastery = await selectMastery(db, taught.subjectId, [student.studentId]);
    const ids = mastery.map(({ pointId }) => pointId);
    const [names, rows] = await Promise.all([
      pointNames(db, textbooks, ids, language),
      selectObservations(db, [student.studentId], ids),
    ]);
    const weeks = trendOf(lastMondays(now), rows, 1);
    return {
      ...student,
      points: mastery
        .map(({ pointId, ability, answers }) => ({
          pointId,
          name: names.get(pointId) ?? '',
          state: stateOf(shownValue(ability), answers),
          confidence: confidenceOf(answers),
          value: shownValue(ability),
          answers,
          missing: Math.max(0, fewestAnswers - answers),
        }))
        .toSorted((a, b) => a.value - b.value || a.name.localeCompare(b.name)),
      weeks: weeks.map(({ day, value }) => ({ day, value })),
    };
  };

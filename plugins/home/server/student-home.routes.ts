import { leastLimit } from 'edutech/core/common/teaching/day-limit';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Language } from 'edutech/core/common/languages';
import { newestNotice } from 'edutech/core/server/notices/notices';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { HomeTask, StudentDay, StudentHome, studentHome } from '../api';
import { selectSubjectsOfClass } from './home.queries';
import { lessonsToday } from './lessons';
import { questionOf, taskQuestionOf } from './question';
import { tasksOf } from './tasks';
import type { HomeParts } from './teacher-home.routes';

const nothing: StudentDay = { minutes: { done: 0, left: 0, limit: null }, finished: [], returned: null };

/** A student's day, from all areas. */
export const showStudentHome =
  ({
    catalogue,
    notices,
    organisation,
    sources,
    switches,
    terms,
    timetables,
  }: HomeParts & { readonly organisation: Organisation }): SingleHandler<typeof studentHome> =>
  async (call) => {
    const { db, now, language } = call;
    const term = await terms.current(db, now, language);
    const question = term && questionOf(call, term.termId);
    const [{ today, changes, taught }, tasks, days, notice] = await Promise.all([
      classDay({ organisation, timetables }, call, term?.termId),
      term ? tasksOf(sources, catalogue, db, taskQuestionOf(call, term.termId, { catalogue, switches })) : [],
      question ? Promise.all(sources.map(async (source) => (await source.studentDay?.(db, question)) ?? nothing)) : [],
      newestNotice(notices, db, language, now),
    ]);
    return {
      now,
      tasks,
      minutes: {
        done: days.reduce((sum, { minutes }) => sum + minutes.done, 0),
        left: days.reduce((sum, { minutes }) => sum + minutes.left, 0),
        limit: leastLimit(days.map(({ minutes: { limit } }) => limit)),
      },
      subjects: countSubjects(tasks, days, taught),
      finished: days.flatMap(({ finished }) => finished.map(({ title, path }) => ({ title, path }))),
      returned: days.find(({ returned }) => returned)?.returned ?? null,
      lessons: today,
      changes,
      notice,
      hasTimetable: timetables.length > 0,
    };
  };

/** Lessons and subjects of the class in which somebody sits. */
async function classDay(
  { organisation, timetables }: Pick<HomeParts, 'timetables'> & { readonly organisation: Organisation },
  { db, actor, now, language }: Call<unknown, SignedIn>,
  termId: Id | undefined,
) {
  const [own] = termId ? await organisation.classesOfStudent(db, actor.personId, termId) : [];
  if (!termId || !own) return { ...(await lessonsToday(timetables, db, null, { language, now })), taught: [] };
  const whose = { schoolId: own.schoolId, classId: own.id };
  const [lessons, taught] = await Promise.all([
    lessonsToday(timetables, db, whose, { language, now }),
    subjectsOf(db, { ...whose, termId }, language),
  ]);
  return { ...lessons, taught };
}

type Counted = StudentHome['subjects'];

const subjectsOf = async (
  db: Db,
  ofClass: { readonly schoolId: string; readonly classId: string; readonly termId: string },
  language: Language,
) => (await selectSubjectsOfClass(db, ofClass, language)).map(({ name, code }) => ({ name, hue: subjectHue(code) }));

/** Most subjects in a row. */
const mostSubjects = 8;

/** Subjects with homework first, in the order of the class's subjects; then the others. */
function countSubjects(
  tasks: readonly HomeTask[],
  days: readonly StudentDay[],
  taught: readonly Pick<Counted[number], 'name' | 'hue'>[],
): Counted {
  const counts = new Map<string, Counted[number]>();
  const add = ({ name, hue }: Pick<Counted[number], 'name' | 'hue'>, open: number, done: number) => {
    const before = counts.get(name) ?? { name, hue, open: 0, done: 0 };
    counts.set(name, { ...before, open: before.open + open, done: before.done + done });
  };
  for (const subject of taught) add(subject, 0, 0);
  for (const { subject } of tasks) if (subject) add(subject, 1, 0);
  for (const { subject } of days.flatMap(({ finished }) => finished)) add(subject, 0, 1);
  return [...counts.values()]
    .toSorted((one, other) => Number(other.open + other.done > 0) - Number(one.open + one.done > 0))
    .slice(0, mostSubjects);
}

import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { type Day, isDay } from 'edutech/core/common/time/city-time';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call, Handlers } from 'edutech/core/server/call';
import type * as api from '../../../api/timetable/changes';
import { routes } from '../../../routes';
import { type DayLesson, isHeld, type LessonChange } from '../../../model/timetable/lessons';
import type { DeskParts } from '../desk/desk';
import { selectTeachers } from '../desk/school.queries';
import { readDays } from '../reading/read-days';
import type { SlotRow } from '../reading/slots.queries';
import { deleteChanges, insertChanges, selectSubjectsOfTeachers } from './changes.queries';
import { selectAdministeredClass } from './classes.queries';
import { lessonsAt } from './lessons-at';

type ChangeHandlers = Pick<Handlers<typeof api>, 'changeLesson' | 'undoLessonChange' | 'freeTeachers'>;
type ChangeCall = Call<
  {
    classId: Id;
    day: Day;
    period: number;
    kind: LessonChange['kind'];
    toDay?: Day;
    toPeriod?: number;
    teacherId?: Id;
    reason: string;
  },
  SignedIn
>;

/** Changes of single lessons. Whoever teaches before or after one is notified. */
export const changeHandlers = ({ audit, notifications }: DeskParts): ChangeHandlers => ({
  changeLesson: async (call) => {
    const { db, actor, input, now } = call;
    const { schoolId, name } = await selectAdministeredClass(db, actor, input.classId);
    const lessons = await plannedLessons(call, schoolId);
    const changes = changesFor(call, lessons);
    const busy = await busyTeacher(call, schoolId, changes, lessons);
    if (busy) throw invalid('organisation.timetable.busy', { name: busy.teacher, class: busy.className });
    await insertChanges(db, changes, { schoolId, madeBy: actor.personId, madeAt: now });
    const people = new Set(changes.flatMap((change) => [change.teacherId, lessons.at(change)?.slot.teacherId ?? null]));
    const told = [...people].flatMap((personId) => (personId ? [{ personId, path: routes.week.to() }] : []));
    const { swapId } = changes[0]!;
    await notifications.notify(
      db,
      {
        schoolId,
        area: 'organisation',
        thread: `lesson/${swapId}`,
        people: told,
        key: `organisation.timetable.notice.${changes.length > 1 ? 'swapped' : input.kind}`,
        params: {
          class: name,
          day: input.day.slice(5),
          period: input.period,
          to: (input.toDay ?? '').slice(5),
          toPeriod: input.toPeriod ?? 0,
        },
        at: now,
      },
      now,
    );
    await audit.record(db, actor, {
      act: 'organisation.timetable.change',
      objectKind: 'class',
      objectId: input.classId,
      schoolId,
      facts: { day: input.day, period: input.period, kind: input.kind },
    });
    return { swapId, told: told.length };
  },

  undoLessonChange: async ({ db, actor, input }) => {
    const { schoolId } = await selectAdministeredClass(db, actor, input.classId);
    const [change] = await deleteChanges(db, schoolId, input.classId, input.id);
    if (!change) throw notFound('organisation.timetable.noLesson');
    await notifications.withdraw(db, [{ schoolId, area: 'organisation', thread: `lesson/${change.swapId}` }]);
    await audit.record(db, actor, {
      act: 'organisation.timetable.undoChange',
      objectKind: 'class',
      objectId: input.classId,
      schoolId,
      facts: { day: change.day, period: change.period },
    });
    return null;
  },

  freeTeachers: async (call) => {
    const { db, actor, input, language } = call;
    requireDays(input.day);
    const { schoolId } = await selectAdministeredClass(db, actor, input.classId);
    const at = { from: input.day, to: input.day, language };
    const own = await readDays(db, { schoolId, classId: input.classId }, at);
    const lesson = own.lessons.find((one) => one.period === input.period && isHeld(one));
    if (!lesson) throw notFound('organisation.timetable.noLesson');
    const { termId } = own.plans.get(input.day)!;
    const [teachers, taught, everybody] = await Promise.all([
      selectTeachers(db, schoolId),
      selectSubjectsOfTeachers(db, schoolId, termId!, language),
      lessonsAt(db, schoolId, at),
    ]);
    const held = everybody.filter(isHeld);
    const isBusy = (id: Id) => held.some((one) => one.teacherId === id && one.period === input.period);
    return teachers
      .filter(({ id }) => !isBusy(id))
      .map(({ id, name }) => ({
        id,
        name,
        isOfSubject: taught.some((one) => one.personId === id && one.subjectId === lesson.slot.subjectId),
        lessons: held.filter((one) => one.teacherId === id).length,
        subject: taught.find((one) => one.personId === id)?.subject ?? null,
      }))
      .sort((one, other) => Number(other.isOfSubject) - Number(one.isOfSubject) || one.lessons - other.lessons);
  },
});

function requireDays(...days: readonly (Day | undefined)[]): void {
  if (days.some((day) => day !== undefined && !isDay(day))) throw notFound('organisation.timetable.noLesson');
}

interface Planned {
  readonly all: readonly DayLesson<SlotRow>[];
  at(time: { readonly day: Day; readonly period: number }): DayLesson<SlotRow> | undefined;
}

/** Lessons of the class on the day that is changed, and on the one to which the lesson goes. */
async function plannedLessons({ db, input, language }: ChangeCall, schoolId: Id): Promise<Planned> {
  const { classId, day, toDay = day } = input;
  requireDays(day, toDay);
  const read = async (one: Day) =>
    (await readDays(db, { schoolId, classId }, { from: one, to: one, language })).lessons;
  const all = [...(await read(day)), ...(toDay === day ? [] : await read(toDay))];
  return { all, at: (time) => all.find((one) => isHeld(one) && one.day === time.day && one.period === time.period) };
}

/** The change that is asked for, and where it is a swap the other one. */
function changesFor({ input, now }: ChangeCall, lessons: Planned): LessonChange[] {
  const { classId, day, period, kind, reason } = input;
  const lesson = lessons.at({ day, period });
  if (!lesson) throw notFound('organisation.timetable.noLesson');
  if (lesson.difference) throw conflict('organisation.timetable.alreadyChanged');
  const swapId = newId(now.getTime());
  const base = { swapId, classId, reason: reason.trim(), toDay: null, toPeriod: null, teacherId: null };
  const change = { ...base, id: newId(now.getTime()), day, period, kind };
  if (kind === 'cancelled') return [change];
  if (kind === 'substitute') {
    if (!input.teacherId || input.teacherId === lesson.teacherId) throw invalid('organisation.timetable.noSuch');
    return [{ ...change, teacherId: input.teacherId }];
  }
  const to = { day: input.toDay ?? day, period: input.toPeriod ?? 0 };
  if (to.period === 0 || (to.day === day && to.period === period)) throw invalid('organisation.timetable.noSuch');
  const moved = { ...change, toDay: to.day, toPeriod: to.period };
  const other = lessons.at(to);
  if (!other) return [moved];
  if (other.difference) throw conflict('organisation.timetable.alreadyChanged');
  const back = { ...base, id: newId(now.getTime()), ...to, kind, toDay: day, toPeriod: period };
  return [moved, back];
}

/** Who would be in two classes at once after the changes. */
async function busyTeacher(
  { db, input, language }: ChangeCall,
  schoolId: Id,
  changes: readonly LessonChange[],
  lessons: Planned,
) {
  for (const change of changes) {
    const day = change.toDay ?? change.day;
    const period = change.toPeriod ?? change.period;
    const teacherId = change.teacherId ?? (change.kind === 'moved' ? lessons.at(change)?.teacherId : null);
    if (!teacherId) continue;
    const theirs = await readDays(db, { schoolId, teacherId }, { from: day, to: day, language });
    const busy = theirs.lessons.find(
      (one) =>
        isHeld(one) && one.teacherId === teacherId && one.period === period && one.slot.classId !== input.classId,
    );
    if (busy) {
      const teachers = await selectTeachers(db, schoolId);
      return { teacher: teachers.find(({ id }) => id === teacherId)?.name ?? '', className: busy.slot.className };
    }
  }
  return null;
}

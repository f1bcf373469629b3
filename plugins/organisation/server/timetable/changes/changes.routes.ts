import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../../api/timetable/changes';
import { isHeld } from '../../../model/timetable/lessons';
import type { DeskParts } from '../desk/desk';
import { lockTimetables } from '../desk/drafts.queries';
import { selectTeachers } from '../desk/school.queries';
import { readDays } from '../reading/read-days';
import { deleteChanges, insertChanges, selectSubjectsOfTeachers } from './changes.queries';
import { selectAdministeredClass } from './classes.queries';
import { type LessonTime, requireFitting } from './fitting';
import { lessonsAt } from './lessons-at';
import { notifyChanged, notifyUndone } from './notices';
import { planChange, requireDays } from './planned-change';

type ChangeHandlers = Pick<Handlers<typeof api>, 'changeLesson' | 'undoLessonChange' | 'freeTeachers'>;

const isAtSameTime = (one: LessonTime, other: LessonTime) => one.day === other.day && one.period === other.period;

/** Changes of single lessons. The teachers before and after a change are notified of it, and of its undoing. */
export const changeHandlers = ({ audit, notifications }: DeskParts): ChangeHandlers => ({
  changeLesson: async (call) => {
    const { db, actor, input, now, language } = call;
    const { schoolId, name } = await selectAdministeredClass(db, actor, input.classId);
    await lockTimetables(db, schoolId);
    const { changes, teacherIds } = await planChange(call, schoolId);
    const replaced = await insertChanges(db, changes, { schoolId, madeBy: actor.personId, madeAt: now });
    const times = changes.map(({ day, period, toDay, toPeriod }) => ({
      day: toDay ?? day,
      period: toPeriod ?? period,
    }));
    await requireFitting(db, { schoolId, classId: input.classId, language }, times);
    // of a swap whose other lesson is gone, this one is back at its time
    for (const back of replaced.filter((old) => !changes.some((one) => isAtSameTime(one, old)))) {
      const lessons = await requireFitting(db, { schoolId, classId: input.classId, language }, [back]);
      const people = lessons.flatMap(({ teacherId }) => teacherId ?? []);
      await notifyUndone(notifications, db, { schoolId, className: name, change: back, people, now });
    }
    const change = changes[0]!;
    const notice = { schoolId, className: name, change, people: teacherIds, now };
    const told = await notifyChanged(notifications, db, changes.length > 1, notice);
    await audit.record(db, actor, {
      act: 'organisation.timetable.change',
      objectKind: 'class',
      objectId: input.classId,
      schoolId,
      facts: { day: input.day, period: input.period, kind: input.kind },
    });
    return { swapId: change.swapId, told };
  },

  undoLessonChange: async ({ db, actor, input, now, language }) => {
    const { schoolId, name } = await selectAdministeredClass(db, actor, input.classId);
    await lockTimetables(db, schoolId);
    const undone = await deleteChanges(db, schoolId, input.classId, input.id);
    const [change] = undone;
    if (!change) throw notFound('organisation.timetable.noLesson');
    const lessons = await requireFitting(db, { schoolId, classId: input.classId, language }, undone);
    const people = [...undone, ...lessons].flatMap(({ teacherId }) => teacherId ?? []);
    await notifyUndone(notifications, db, { schoolId, className: name, change, people, now });
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

import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { termLabel } from 'edutech/core/common/time/terms';
import { weeksOf } from 'edutech/core/common/time/weeks';
import type { SingleHandler } from 'edutech/core/server/call';
import type * as api from '../../../api/timetable/desk';
import { usualPeriods } from '../../../model/timetable/bells';
import type { TimetableSlot } from '../../../model/timetable/lessons';
import { selectUndoable } from '../imports/imports.queries';
import { selectPeriods, selectRooms } from '../reading/ground.queries';
import { weekToBegin } from '../reading/week.routes';
import { conflictsOf, type DeskParts, deskOf, namesOf, shownTimetable } from './desk';
import { selectSlotsOf } from './drafts.queries';
import {
  countReaders,
  selectClasses,
  selectDayVersion,
  selectSchoolSubjects,
  selectTeachers,
  selectTeaching,
} from './school.queries';

type Answer = api.TimetableDesk;

export const timetableDesk =
  ({ organisation }: Pick<DeskParts, 'organisation'>): SingleHandler<typeof api.timetableDesk> =>
  async (call) => {
    const { db, input, language, now } = call;
    const desk = await deskOf(call, organisation, input.schoolId);
    const { schoolId, term } = desk;
    const [periods, dayVersion, rooms, classes, subjects, teachers, teaching, shown] = await Promise.all([
      selectPeriods(db, schoolId),
      selectDayVersion(db, schoolId),
      selectRooms(db, schoolId),
      selectClasses(db, desk),
      selectSchoolSubjects(db, schoolId, language),
      selectTeachers(db, schoolId),
      selectTeaching(db, desk),
      shownTimetable(db, desk),
    ]);
    const { draft, published, shownId } = shown;
    const classId = input.classId ?? classes[0]?.id ?? null;
    if (classId && !classes.some(({ id }) => id === classId)) throw notFound('core.organisation.noClass');
    const slots = shownId ? await selectSlotsOf(db, schoolId, shownId) : [];
    const before = published[0] ? await selectSlotsOf(db, schoolId, published[0].id) : null;
    const names = { classes: namesOf(classes), teachers: namesOf(teachers) };
    const own = slots.filter((slot) => slot.classId === classId);
    return {
      ...desk,
      termName: termLabel(term, language),
      thisWeek: weekToBegin(term, now),
      weeks: weeksOf(term),
      classes: classes.map(({ id, name }) => ({
        id,
        name,
        lessons: slots.filter((slot) => slot.classId === id).length,
      })),
      classId,
      periods: [...(periods.length > 0 ? periods : usualPeriods)],
      rooms,
      subjects: subjects.map(({ id, name, code }) => ({ id, name, hue: subjectHue(code) })),
      teachers,
      dayVersion,
      version: draft?.version ?? 0,
      changedBy: draft?.changedBy ?? '',
      changedAt: draft?.changedAt.toISOString() ?? null,
      published: published.map(({ fromWeek }) => fromWeek).toReversed(),
      slots: own,
      needs: classId ? needsOf(classId, teaching, before) : [],
      elsewhere: elsewhereOf(classId, slots, teaching).map((slot) => ({
        ...slot,
        className: names.classes.get(slot.classId) ?? '',
      })),
      conflicts: await conflictsOf(db, schoolId, slots, names),
      readers: shownId ? await countReaders(db, desk, shownId) : { teachers: 0, students: 0 },
      undoableImport: (draft && (await selectUndoable(db, schoolId, draft))) ?? null,
    };
  };

type Teaching = readonly { readonly classId: Id; readonly subjectId: Id; readonly teacherId: Id }[];

/** What a class must have each week: as many lessons of each kind as are published, and every subject that is taught. */
function needsOf(classId: Id, teaching: Teaching, before: readonly TimetableSlot[] | null): Answer['needs'] {
  const own = (before ?? []).filter((slot) => slot.classId === classId);
  const keyOf = (slot: Pick<TimetableSlot, 'subjectId' | 'title' | 'weeks'>) =>
    `${slot.subjectId ?? ''} ${slot.title} ${slot.weeks}`;
  const counted = [...Map.groupBy(own, keyOf).values()].map((slots) => {
    const { subjectId, title, teacherId, weeks } = slots[0]!;
    return { subjectId, title, teacherId, weeks, lessons: slots.length };
  });
  const known = new Set(counted.map(({ subjectId }) => subjectId));
  const others = teaching
    .filter((one) => one.classId === classId && !known.has(one.subjectId))
    .map(({ subjectId, teacherId }) => ({ subjectId, title: '', teacherId, weeks: 0 as const, lessons: null }));
  return [...counted.sort((one, other) => other.lessons - one.lessons), ...others];
}

/** Lessons of other classes with a teacher or in a room of this class. */
function elsewhereOf(classId: Id | null, slots: readonly TimetableSlot[], teaching: Teaching): TimetableSlot[] {
  const own = slots.filter((slot) => slot.classId === classId);
  const taught = teaching.filter((one) => one.classId === classId);
  const teachers = new Set([...own, ...taught].flatMap(({ teacherId }) => teacherId ?? []));
  const rooms = new Set(own.flatMap(({ room }) => room || []));
  return slots.filter(
    (slot) => slot.classId !== classId && ((slot.teacherId && teachers.has(slot.teacherId)) || rooms.has(slot.room)),
  );
}

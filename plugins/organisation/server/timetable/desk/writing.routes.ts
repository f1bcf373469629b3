import { invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { weeksOf } from 'edutech/core/common/time/weeks';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../../api/timetable/desk';
import { routes } from '../../../routes';
import { areInOrder } from '../../../model/timetable/bells';
import { isBlocking } from '../../../model/timetable/conflicts';
import type { TimetableSlot } from '../../../model/timetable/lessons';
import { conflictsOf, type DeskParts, namesOf, ownDesk } from './desk';
import {
  carrySlots,
  deleteFrom,
  deleteTimetable,
  publishDraft,
  replaceSlots,
  selectBefore,
  selectPublished,
  selectSlotsOf,
  updateDraft,
} from './drafts.queries';
import { replacePeriods, replaceRooms, selectClasses, selectTeachers } from './school.queries';
import { lockSeen, openDraft, requireKnown } from './write-draft';

type WritingHandlers = Pick<
  Handlers<typeof api>,
  'saveTimetable' | 'copyTimetable' | 'publishTimetable' | 'discardTimetable' | 'savePeriods'
>;

/** A lesson's place, subject and teacher: two timetables with the same keys are the same for their readers. */
const slotKey = (slot: TimetableSlot) =>
  [slot.classId, slot.weekday, slot.period, slot.weeks, slot.subjectId, slot.title, slot.room].join(' ');

/** Teachers whose lessons differ between two timetables. */
function affectedTeachers(before: readonly TimetableSlot[], after: readonly TimetableSlot[]): Id[] {
  const keysOf = (slots: readonly TimetableSlot[]) =>
    new Map(
      [...Map.groupBy(slots, ({ teacherId }) => teacherId ?? '')].map(([id, own]) => [
        id,
        own.map(slotKey).sort().join('\n'),
      ]),
    );
  const [old, fresh] = [keysOf(before), keysOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].filter((id) => id && old.get(id) !== fresh.get(id));
}

/** Writes of a school's timetable: into the draft, and from it to everybody. */
export const writingHandlers = ({ audit, notifications }: DeskParts): WritingHandlers => ({
  saveTimetable: async (call) => {
    const { db, actor, input, now } = call;
    const desk = await ownDesk(call, input.schoolId);
    const slots = input.slots.map((slot) => ({
      ...slot,
      title: slot.title.trim(),
      room: slot.room.trim(),
      classId: input.classId,
    }));
    await requireKnown(db, desk, slots);
    const classes = await selectClasses(db, desk);
    if (!classes.some(({ id }) => id === input.classId)) throw notFound('core.organisation.noClass');
    const timetableId = await openDraft(call, desk, input.version);
    await replaceSlots(db, { schoolId: desk.schoolId, timetableId }, [input.classId], slots);
    const { version } = await updateDraft(db, desk.schoolId, timetableId, { by: actor.personId, at: now });
    const names = { classes: namesOf(classes), teachers: namesOf(await selectTeachers(db, desk.schoolId)) };
    return { version, conflicts: await conflictsOf(db, desk.schoolId, timetableId, names) };
  },

  copyTimetable: async (call) => {
    const { db, actor, input, now } = call;
    const desk = await ownDesk(call, input.schoolId);
    const before = await selectBefore(db, desk);
    if (!before) throw notFound('organisation.timetable.nothingBefore');
    const timetableId = await openDraft(call, desk, input.version, true);
    const classes = await selectClasses(db, desk);
    const ids = classes.map(({ id }) => id);
    await replaceSlots(db, { schoolId: desk.schoolId, timetableId }, ids, []);
    const lessons = await carrySlots(db, desk, before.id, timetableId);
    const { version } = await updateDraft(db, desk.schoolId, timetableId, { by: actor.personId, at: now });
    return { version, lessons };
  },

  publishTimetable: async (call) => {
    const { db, actor, input, now } = call;
    const { fromWeek } = input;
    const desk = await ownDesk(call, input.schoolId);
    const draft = await lockSeen(call, desk, input.version);
    if (!draft || fromWeek > weeksOf(desk.term)) throw notFound('organisation.timetable.noDraft');
    const names = { classes: new Map<Id, string>(), teachers: new Map<Id, string>() };
    const blocking = (await conflictsOf(db, desk.schoolId, draft.id, names)).filter(isBlocking);
    if (blocking.length > 0) throw invalid('organisation.timetable.conflicts', { count: blocking.length });
    const slots = await selectSlotsOf(db, desk.schoolId, draft.id);
    const [last] = await selectPublished(db, desk);
    const before = last ? await selectSlotsOf(db, desk.schoolId, last.id) : [];
    await deleteFrom(db, desk, fromWeek);
    await publishDraft(db, desk.schoolId, draft.id, { fromWeek, by: actor.personId, at: now });
    const people = affectedTeachers(before, slots).map((personId) => ({
      personId,
      path: routes.week.to({ week: fromWeek }),
    }));
    await notifications.notify(
      db,
      {
        schoolId: desk.schoolId,
        area: 'organisation',
        thread: `timetable/${desk.termId}`,
        people,
        key: 'organisation.timetable.notice.published',
        params: { week: fromWeek },
        at: now,
      },
      now,
    );
    await audit.record(db, actor, {
      act: 'organisation.timetable.publish',
      objectKind: 'schoolTimetable',
      objectId: draft.id,
      schoolId: desk.schoolId,
      facts: { week: fromWeek, lessons: slots.length },
    });
    return { lessons: slots.length, told: people.length };
  },

  discardTimetable: async (call) => {
    const { db, input } = call;
    const desk = await ownDesk(call, input.schoolId);
    const draft = await lockSeen(call, desk, input.version);
    if (draft) await deleteTimetable(db, desk.schoolId, draft.id);
    return null;
  },

  savePeriods: async (call) => {
    const { db, actor, input } = call;
    const { schoolId } = await ownDesk(call, input.schoolId);
    if (!areInOrder(input.periods)) throw invalid('organisation.timetable.periods');
    await replacePeriods(db, schoolId, input.periods);
    await replaceRooms(db, schoolId, input.rooms);
    await audit.record(db, actor, {
      act: 'organisation.timetable.periods',
      objectKind: 'school',
      objectId: schoolId,
      schoolId,
      facts: { periods: input.periods.length },
    });
    return null;
  },
});

import { notFound } from 'edutech/core/common/errors';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../../api/timetable/desk';
import { conflictsOf, type DeskParts, namesOf, ownDesk } from './desk';
import { carrySlots, deleteTimetable, replaceSlots, selectBefore, selectSlotsOf, updateDraft } from './drafts.queries';
import { selectClasses } from './school.queries';
import { lockSeen, openDraft, requireKnown } from './write-draft';

type WritingHandlers = Pick<Handlers<typeof api>, 'saveTimetable' | 'copyTimetable' | 'discardTimetable'>;

/** Writes of the draft of a school's timetable. */
export const writingHandlers = ({ audit }: Pick<DeskParts, 'audit'>): WritingHandlers => ({
  saveTimetable: async (call) => {
    const { db, actor, input, now } = call;
    const desk = await ownDesk(call, input.schoolId);
    const slots = input.slots.map((slot) => ({
      ...slot,
      title: slot.title.trim(),
      room: slot.room.trim(),
      classId: input.classId,
    }));
    const { classes, teachers } = await requireKnown(db, desk, slots);
    if (!classes.some(({ id }) => id === input.classId)) throw notFound('core.organisation.noClass');
    const timetableId = await openDraft(call, desk, input.version);
    await replaceSlots(db, { schoolId: desk.schoolId, timetableId }, [input.classId], slots);
    const { version } = await updateDraft(db, desk.schoolId, timetableId, { by: actor.personId, at: now });
    const all = await selectSlotsOf(db, desk.schoolId, timetableId);
    const names = { classes: namesOf(classes), teachers: namesOf(teachers) };
    return { version, conflicts: await conflictsOf(db, desk.schoolId, all, names) };
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
    await audit.record(db, actor, {
      act: 'organisation.timetable.copy',
      objectKind: 'schoolTimetable',
      objectId: timetableId,
      schoolId: desk.schoolId,
      facts: { lessons },
    });
    return { version, lessons };
  },

  discardTimetable: async (call) => {
    const { db, actor, input } = call;
    const desk = await ownDesk(call, input.schoolId);
    const draft = await lockSeen(call, desk, input.version);
    if (!draft) return null;
    await deleteTimetable(db, desk.schoolId, draft.id);
    await audit.record(db, actor, {
      act: 'organisation.timetable.discard',
      objectKind: 'schoolTimetable',
      objectId: draft.id,
      schoolId: desk.schoolId,
    });
    return null;
  },
});

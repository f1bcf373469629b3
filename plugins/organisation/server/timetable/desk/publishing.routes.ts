import { invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { dayOf, weeksOf } from 'edutech/core/common/time/weeks';
import type { SingleHandler } from 'edutech/core/server/call';
import type * as api from '../../../api/timetable/desk';
import { routes } from '../../../routes';
import { isBlocking } from '../../../model/timetable/conflicts';
import type { TimetableSlot } from '../../../model/timetable/lessons';
import { dropChanges } from '../changes/drop-changes';
import { weekToBegin } from '../reading/week.routes';
import { conflictsOf, type DeskParts, ownDesk } from './desk';
import { deleteFrom, publishDraft, selectPublished, selectSlotsOf } from './drafts.queries';
import { lockSeen } from './write-draft';

/** From the draft to everybody, from a week on. */
export const publishTimetable =
  ({ audit, notifications }: Pick<DeskParts, 'audit' | 'notifications'>): SingleHandler<typeof api.publishTimetable> =>
  async (call) => {
    const { db, actor, input, now, language } = call;
    const { fromWeek } = input;
    const desk = await ownDesk(call, input.schoolId);
    const draft = await lockSeen(call, desk, input.version);
    if (!draft || fromWeek > weeksOf(desk.term)) throw notFound('organisation.timetable.noDraft');
    const [last] = await selectPublished(db, desk);
    // weeks that are over have been held
    if (last && fromWeek < weekToBegin(desk.term, now)) throw invalid('organisation.timetable.weekOver');
    const slots = await selectSlotsOf(db, desk.schoolId, draft.id);
    const names = { classes: new Map<Id, string>(), teachers: new Map<Id, string>() };
    const blocking = (await conflictsOf(db, desk.schoolId, slots, names)).filter(isBlocking);
    if (blocking.length > 0) throw invalid('organisation.timetable.conflicts', { count: blocking.length });
    const before = last ? await selectSlotsOf(db, desk.schoolId, last.id) : [];
    await deleteFrom(db, desk, fromWeek);
    await publishDraft(db, desk.schoolId, draft.id, { fromWeek, by: actor.personId, at: now });
    const dropped = await dropChanges(db, notifications, {
      schoolId: desk.schoolId,
      from: dayOf(desk.term, fromWeek, 1),
      language,
      now,
    });
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
      facts: { week: fromWeek, lessons: slots.length, dropped },
    });
    return { lessons: slots.length, told: people.length, dropped };
  };

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

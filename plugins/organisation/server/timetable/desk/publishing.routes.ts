import { invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import { dayOf, weeksOf } from 'edutech/core/common/time/weeks';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type * as api from '../../../api/timetable/desk';
import { routes } from '../../../routes';
import { isBlocking } from '../../../model/timetable/conflicts';
import type { TimetableSlot } from '../../../model/timetable/lessons';
import { dropUnfitting } from '../changes/fitting';
import { notifyUndone } from '../changes/notices';
import { weekToBegin } from '../reading/week.routes';
import { conflictsOf, type DeskParts, namesOf, ownDesk } from './desk';
import { deleteFrom, publishDraft, selectPublished, selectSlotsOf } from './drafts.queries';
import { selectClasses } from './school.queries';
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
      ...desk,
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

interface Since {
  readonly schoolId: Id;
  readonly termId: Id;
  readonly from: Day;
  readonly language: Language;
  readonly now: Date;
}

/** Takes away the changes of lessons that do not fit a new timetable, and tells their teachers; how many there were. */
async function dropChanges(db: Db, notifications: Notifications, { schoolId, termId, now, ...since }: Since) {
  const dropped = await dropUnfitting(db, schoolId, since);
  if (dropped.length === 0) return 0;
  const names = namesOf(await selectClasses(db, { schoolId, termId }));
  const swaps = Map.groupBy(dropped, ({ change }) => change.swapId);
  for (const swap of swaps.values()) {
    const { change } = swap[0]!;
    const className = names.get(change.classId) ?? '';
    const people = swap.flatMap(({ teacherIds }) => teacherIds);
    await notifyUndone(notifications, db, { schoolId, className, change, people, now });
  }
  return swaps.size;
}

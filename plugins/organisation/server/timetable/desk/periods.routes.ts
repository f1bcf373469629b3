import { invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { editConflict } from 'edutech/core/common/wire/edit-conflict';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../../api/timetable/desk';
import { areInOrder, usualPeriods } from '../../../model/timetable/bells';
import { selectPeriods, selectRooms } from '../reading/ground.queries';
import { weekToBegin } from '../reading/week.routes';
import { type DeskParts, ownDesk } from './desk';
import { lockTimetables } from './drafts.queries';
import { countLessonsAfter, replacePeriods, replaceRooms, selectDayVersion } from './school.queries';

/** Writes when the periods of a school are, with its rooms: never so that a lesson has no time any more. */
export const savePeriods =
  ({ audit }: Pick<DeskParts, 'audit'>): SingleHandler<typeof api.savePeriods> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const { schoolId, term, termId } = await ownDesk(call, input.schoolId);
    const { schoolId: _, ...day } = input;
    const rooms = day.rooms.map(({ name, classes }) => ({ name: name.trim(), classes }));
    if (!areInOrder(day.periods)) throw invalid('organisation.timetable.periods');
    const twin = rooms.find(({ name }, at) => rooms.some((one, before) => before < at && one.name === name));
    if (twin) throw invalid('organisation.timetable.sameRoom', { name: twin.name });
    await lockTimetables(db, schoolId);
    const written = await readDayOfSchool(db, schoolId);
    if (written.version !== day.version) throw editConflict(day, written);
    const last = day.periods.length;
    const later = { week: weekToBegin(term, now), today: cityDay(now), period: last };
    const count = await countLessonsAfter(db, { schoolId, termId, ...later });
    if (count > 0) throw invalid('organisation.timetable.periodsInUse', { count, last });
    await replacePeriods(db, schoolId, { periods: day.periods, version: day.version + 1 });
    await replaceRooms(db, schoolId, rooms);
    await audit.record(db, actor, {
      act: 'organisation.timetable.periods',
      objectKind: 'school',
      objectId: schoolId,
      schoolId,
      facts: { periods: input.periods.length },
    });
    return null;
  };

async function readDayOfSchool(db: Db, schoolId: Id) {
  const [own, rooms, version] = await Promise.all([
    selectPeriods(db, schoolId),
    selectRooms(db, schoolId),
    selectDayVersion(db, schoolId),
  ]);
  return { periods: own.length > 0 ? own : usualPeriods, rooms, version };
}

import { conflict, invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import { type DayLesson, isHeld, type LessonChange, slotOf } from '../../../model/timetable/lessons';
import { unfittingSwaps } from '../../../model/timetable/unfitting';
import { selectTeachers } from '../desk/school.queries';
import { readDays, readSchoolDays } from '../reading/read-days';
import type { SlotRow } from '../reading/slots.queries';
import { deleteSwaps, selectChangedDays } from './changes.queries';
import { slotsAt } from './lessons-at';

interface OfClass {
  readonly schoolId: Id;
  readonly classId: Id;
  readonly language: Language;
}

/** A time of a day. */
export interface LessonTime {
  readonly day: Day;
  readonly period: number;
}

/**
 * Refuses what a write has left behind at some times of a class: 409 for two lessons at once, 422 for a teacher in two
 * classes. Answers the lessons that are held then.
 */
export async function requireFitting(
  db: Db,
  { schoolId, classId, language }: OfClass,
  times: readonly LessonTime[],
): Promise<DayLesson<SlotRow>[]> {
  const held: DayLesson<SlotRow>[] = [];
  for (const { day, period } of times) {
    const asked = { from: day, to: day, language };
    const isThen = (one: DayLesson) => isHeld(one) && one.period === period;
    const here = (await readDays(db, { schoolId, classId }, asked)).lessons.filter(isThen);
    if (here.length > 1) throw conflict('organisation.timetable.taken');
    held.push(...here);
    const teacherId = here[0]?.teacherId;
    if (!teacherId) continue;
    const theirs = await readDays(db, { schoolId, teacherId }, asked);
    const busy = theirs.lessons.find(
      (one) => isThen(one) && one.teacherId === teacherId && one.slot.classId !== classId,
    );
    if (!busy) continue;
    const teachers = await selectTeachers(db, schoolId);
    const name = teachers.find(({ id }) => id === teacherId)?.name ?? '';
    throw invalid('organisation.timetable.busy', { name, class: busy.slot.className });
  }
  return held;
}

/** A change that was taken away, and the teachers whom it was about: the substitute, and who holds the lesson. */
interface Dropped {
  readonly change: LessonChange;
  readonly teacherIds: readonly Id[];
}

/** Takes away the changes from a day on that do not fit the timetable any more. */
export async function dropUnfitting(
  db: Db,
  schoolId: Id,
  { from, language }: { readonly from: Day; readonly language: Language },
): Promise<Dropped[]> {
  const days = await selectChangedDays(db, schoolId, from);
  if (days.length === 0) return [];
  const asked = { from: days[0]!, to: days.at(-1)!, language };
  const read = await readSchoolDays(db, schoolId, asked);
  const ground = { ...read, slots: await slotsAt(db, schoolId, read, language) };
  const swapIds = unfittingSwaps(days, ground);
  if (swapIds.size > 0) await deleteSwaps(db, schoolId, [...swapIds]);
  return ground.changes
    .filter(({ swapId }) => swapIds.has(swapId))
    .map((change) => ({
      change,
      teacherIds: [change.teacherId, slotOf(change, ground)?.teacherId].flatMap((id) => id ?? []),
    }));
}

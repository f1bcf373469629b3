import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import type { HeldLesson, PlannedLesson, Timetable, Whose } from 'edutech/plugins/organisation/api';
import type { HomeLesson } from '../api';

/** A lesson before it goes on the wire. */
type Lesson = Omit<HomeLesson, 'starts' | 'ends'> & Pick<HeldLesson, 'starts' | 'ends'>;

/** How far ahead the next school day is looked for. */
const daysAhead = 14;

interface Asked {
  readonly language: Language;
  readonly now: Date;
}

/** Lessons of today or, where there are none, of the next day that has some; and what was planned for the days after it. */
export async function lessonsToday(
  timetables: readonly Timetable[],
  db: Db,
  whose: Whose | null,
  { language, now }: Asked,
): Promise<{ today: Lesson[]; later: PlannedLesson[] }> {
  const [timetable] = timetables;
  if (!timetable || !whose) return { today: [], later: [] };
  const from = cityDay(now);
  const planned = await timetable.plannedLessonsOf(db, whose, { from, to: dayAfter(from, daysAhead), language });
  const day = planned.find(({ isHeld }) => isHeld)?.day;
  if (day === undefined) return { today: [], later: [] };
  return {
    today: planned.filter((one) => one.day === day && one.isHeld).map(onWire),
    later: planned.filter((one) => one.day > day),
  };
}

const onWire = ({ subjectCode, teacherId: _, isHeld: _isHeld, ...lesson }: PlannedLesson): Lesson => ({
  ...lesson,
  key: `${lesson.day} ${lesson.period} ${lesson.classId}`,
  hue: subjectHue(subjectCode),
});

/** Lessons that are not as usual on the first of some days, also those that do not take place. */
export function changesOfNextDay(later: readonly PlannedLesson[]): number {
  const day = later[0]?.day;
  return later.filter((one) => one.day === day && one.isChanged).length;
}

/** Where a teacher teaches; null for people without a school. */
export const ofTeacher = (schoolId: Id | null, teacherId: Id): Whose | null =>
  schoolId ? { schoolId, teacherId } : null;

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import type { Db } from 'edutech/core/server/data/db';
import type { HeldLesson, Timetable, Whose } from 'edutech/plugins/organisation/api';
import type { HomeLesson } from '../api';

/** A lesson before it goes on the wire. */
type Lesson = Omit<HomeLesson, 'starts' | 'ends'> & Pick<HeldLesson, 'starts' | 'ends'>;

interface Asked {
  readonly language: Language;
  readonly now: Date;
}

/** Lessons of today or of the next day that has some, and how many of the day after are not as usual. */
export async function lessonsToday(
  [timetable]: readonly Timetable[],
  db: Db,
  whose: Whose | null,
  asked: Asked,
): Promise<{ today: Lesson[]; changes: number }> {
  if (!timetable || !whose) return { today: [], changes: 0 };
  const { lessons, changesAfter } = await timetable.nextDayOf(db, whose, asked);
  return { today: lessons.map(onWire), changes: changesAfter };
}

const onWire = ({ subjectCode, teacherId: _, ...lesson }: HeldLesson): Lesson => ({
  ...lesson,
  key: `${lesson.day} ${lesson.period} ${lesson.classId}`,
  hue: subjectHue(subjectCode),
});

/** Where a teacher teaches; null for people without a school. */
export const ofTeacher = (schoolId: Id | null, teacherId: Id): Whose | null =>
  schoolId ? { schoolId, teacherId } : null;

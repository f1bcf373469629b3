import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import type { HeldLesson, LessonDay, Timetable } from '../../../api/timetable/lessons';
import { type DayLesson, isHeld } from '../../../model/timetable/lessons';
import { type ReadDays, readDays } from './read-days';
import type { SlotRow } from './slots.queries';

/** How far the next lesson is looked for: over the longest holidays of a term. */
const daysAhead = 28;
/** How far ahead the next school day is looked for. */
const daysToSchoolDay = 14;

/** A lesson of the timetable, whether it takes place or not. */
interface PlannedLesson extends HeldLesson {
  readonly isHeld: boolean;
}

/** The timetable for other areas, over the tables. It keeps nothing, so there is one for all. */
export const tableTimetable: Timetable<Db> = {
  lessonsOf: async (db, whose, asked) => {
    const lessons = heldOf(await readDays(db, whose, asked));
    // a lesson that is substituted is in the week of the absent teacher, too: as one that they do not hold
    return 'teacherId' in whose ? lessons.filter(({ teacherId }) => teacherId === whose.teacherId) : lessons;
  },
  nextDayOf: async (db, whose, { language, now }) => {
    const from = cityDay(now);
    return nextDayOf(await readDays(db, whose, { from, to: dayAfter(from, daysToSchoolDay), language }));
  },
  nextLessons: async (db, { schoolId, classIds, subjectId }, { after, language }) => {
    const from = cityDay(after);
    const read = await readDays(db, { schoolId, classIds }, { from, to: dayAfter(from, daysAhead), language });
    const next = new Map<Id, HeldLesson>();
    for (const lesson of heldOf(read))
      if (lesson.subjectId === subjectId && lesson.starts > after && !next.has(lesson.classId))
        next.set(lesson.classId, lesson);
    return [...next.values()];
  },
};

const heldOf = (read: ReadDays): HeldLesson[] =>
  read.lessons.filter(isHeld).flatMap((lesson) => plannedLesson(lesson, read) ?? []);

/** Only two days are worked out: to do so for all that were looked through costs more than to read them. */
function nextDayOf(read: ReadDays): LessonDay {
  // what goes to another time of the same day is there
  const isThere = ({ day, period, difference }: DayLesson) =>
    read.periods[period - 1] !== undefined && (difference?.kind !== 'left' || difference.change.toDay !== day);
  const planned = read.lessons.filter(isThere);
  const day = planned.find(isHeld)?.day;
  if (day === undefined) return { lessons: [], changesAfter: 0 };
  const next = planned.find((one) => one.day > day)?.day;
  return {
    lessons: planned.filter((one) => one.day === day && isHeld(one)).flatMap((one) => plannedLesson(one, read) ?? []),
    changesAfter: planned.filter((one) => one.day === next && one.difference !== null).length,
  };
}

/** Null: the school has no such period any more. */
function plannedLesson(lesson: DayLesson<SlotRow>, { periods, changes }: ReadDays): PlannedLesson | null {
  const { day, period, slot, teacherId, difference } = lesson;
  const time = periods[period - 1];
  if (!time) return null;
  const substitute = changes.find((change) => change.teacherId === teacherId)?.teacher;
  return {
    day,
    period,
    starts: cityMoment(day, time.starts),
    ends: cityMoment(day, time.ends),
    classId: slot.classId,
    className: slot.className,
    subjectId: slot.subjectId,
    subject: slot.subject ?? slot.title,
    subjectCode: slot.subjectCode ?? '',
    teacherId,
    teacher: (difference?.kind === 'substitute' ? substitute : slot.teacher) ?? '',
    room: slot.room,
    isChanged: difference !== null,
    isHeld: isHeld(lesson),
  };
}

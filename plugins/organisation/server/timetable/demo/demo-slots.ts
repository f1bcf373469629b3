import type { Id } from 'edutech/core/common/ids';
import { evenWeeks, everyWeek, oddWeeks, type TimetableSlot } from '../../../model/timetable/lessons';
import type { TaughtRow } from './demo.queries';
import { placeLessons, type Wanted } from './place-lessons';
import { classMeeting, evenWeekTitle, field, weeklyLessons } from './weekly-lessons';

const periods = 7;

/** The timetable of a school: every class has its lessons, nobody is in two places. */
export function demoSlots(taught: readonly TaughtRow[]): TimetableSlot[] {
  const subjects = new Map(taught.map(({ code, subjectId }) => [code, subjectId]));
  const placed = placeLessons(wantedOf(taught), periods);
  return placed.flatMap(({ classId, subject, teacherId, weekday, period }): TimetableSlot[] => {
    const slot = { classId, weekday, period, weeks: everyWeek, title: '', room: '', teacherId } as const;
    if (subject === classMeeting) return [{ ...slot, subjectId: null, title: classMeeting }];
    const subjectId = subjects.get(subject)!;
    if (subject === 'sports') return [{ ...slot, subjectId, room: field }];
    if (subject !== 'computing') return [{ ...slot, subjectId }];
    return [
      { ...slot, subjectId, weeks: oddWeeks, room: roomOf(teacherId!, taught) },
      { ...slot, subjectId: null, title: evenWeekTitle, teacherId: null, weeks: evenWeeks },
    ];
  });
}

function wantedOf(taught: readonly TaughtRow[]): Wanted[] {
  const lessons = taught.flatMap(({ classId, stage, code, teacherId }) => {
    const count = weeklyLessons[stage][code] ?? 0;
    return count > 0 ? [{ classId, subject: code, teacherId, lessons: count }] : [];
  });
  const heads = new Map(taught.map(({ classId, headId }) => [classId, headId]));
  const meetings = [...heads].map(([classId, teacherId]) => ({
    classId,
    subject: classMeeting,
    teacherId,
    lessons: 1,
  }));
  return [...lessons, ...meetings];
}

/** Each teacher of computing has a room. */
function roomOf(teacherId: Id, taught: readonly TaughtRow[]): string {
  const teachers = [...new Set(taught.filter(({ code }) => code === 'computing').map((row) => row.teacherId))];
  return `机房${teachers.indexOf(teacherId) + 1}`;
}

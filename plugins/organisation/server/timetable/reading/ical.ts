import type { HeldLesson } from '../../../api/timetable/lessons';

/** Octets of a line of a calendar (RFC 5545 section 3.1); longer ones go on in the next, after a space. */
const longestLine = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

/** `20261125T021000Z`. */
const momentText = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

function folded(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      parts.push(' ');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n');
}

interface CalendarWords {
  /** Name of the calendar. */
  readonly name: string;
  /** For a class its subject, for a teacher the class besides. */
  readonly titleOf: (lesson: HeldLesson) => string;
  readonly now: Date;
}

/** Lessons as a calendar that programs subscribe to: they ask again each hour. */
export function calendarText(lessons: readonly HeldLesson[], { name, titleOf, now }: CalendarWords): string {
  const events = lessons.flatMap((lesson) => [
    'BEGIN:VEVENT',
    `UID:${lesson.day}-${lesson.period}-${lesson.classId}@timetable`,
    `DTSTAMP:${momentText(now)}`,
    `DTSTART:${momentText(lesson.starts)}`,
    `DTEND:${momentText(lesson.ends)}`,
    `SUMMARY:${escaped(titleOf(lesson))}`,
    ...(lesson.room ? [`LOCATION:${escaped(lesson.room)}`] : []),
    ...(lesson.teacher ? [`DESCRIPTION:${escaped(lesson.teacher)}`] : []),
    'END:VEVENT',
  ]);
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//edutech//timetable//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
  return [...head, ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}

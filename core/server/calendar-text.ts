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

/** What a calendar says of one thing; empty texts are left out. */
export interface CalendarEvent {
  /** The same each time the calendar is read: programs know by it what has changed. */
  readonly id: string;
  readonly starts: Date;
  readonly ends: Date;
  readonly title: string;
  readonly place?: string;
  readonly note?: string;
  /** Where more is said. */
  readonly address?: string;
}

/** Events as a calendar that programs subscribe to (RFC 5545): they ask again each hour. */
export function calendarText(
  events: readonly CalendarEvent[],
  { name, now }: { readonly name: string; readonly now: Date },
): string {
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:${event.id}@timetable`,
    `DTSTAMP:${momentText(now)}`,
    `DTSTART:${momentText(event.starts)}`,
    `DTEND:${momentText(event.ends)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    ...(event.note ? [`DESCRIPTION:${escaped(event.note)}`] : []),
    ...(event.address ? [`URL:${event.address}`] : []),
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
  return [...head, ...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}

import { expect, test } from 'vitest';
import { calendarText } from './calendar-text';

const lesson = {
  id: '2026-11-25-3-c',
  starts: new Date('2026-11-25T10:10:00+08:00'),
  ends: new Date('2026-11-25T10:50:00+08:00'),
  title: `数学 七(2)班，${'很长的题目'.repeat(8)}`,
  place: '教学楼 3, 301',
  note: '周文静',
};
const text = calendarText([lesson], {
  name: '周文静的课表',
  now: new Date('2026-11-24T00:00:00Z'),
});

test('a lesson is an event at its moments, its texts escaped', () => {
  expect(text).toContain('DTSTART:20261125T021000Z\r\nDTEND:20261125T025000Z\r\n');
  expect(text).toContain(String.raw`LOCATION:教学楼 3\, 301`);
  expect(text.startsWith('BEGIN:VCALENDAR\r\n') && text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:数学 七(2)班，${'很长的题目'.repeat(8)}`);
});

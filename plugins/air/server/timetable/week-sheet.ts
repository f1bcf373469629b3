import type { SheetToWrite } from 'edutech/core/server/sheets/write-sheet';
import type { Frame } from './frame';
import type { SlotRow } from './sheets.queries';

interface Lesson {
  readonly id: string;
  readonly name: string;
  readonly teacher: string;
  readonly subject: string;
}

/** A week as a workbook: a row a lesson, in the order of the week. */
export function weekSheet(
  name: string,
  { days, periods }: Frame,
  slots: readonly SlotRow[],
  lessons: readonly Lesson[],
  say: (key: string, params?: Record<string, string | number>) => string,
): SheetToWrite {
  const known = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  return {
    name,
    columns: [
      { title: say('day') },
      { title: say('period'), width: 8 },
      { title: say('starts'), width: 10 },
      { title: say('ends'), width: 10 },
      { title: say('subject') },
      { title: say('lesson'), width: 40 },
      { title: say('teacher') },
    ],
    rows: slots.map(({ weekday, period, resourceId }) => [
      days[weekday - 1]!,
      period,
      periods[period - 1]?.starts ?? '',
      periods[period - 1]?.ends ?? '',
      known.get(resourceId)?.subject ?? '',
      known.get(resourceId)?.name ?? '',
      known.get(resourceId)?.teacher ?? '',
    ]),
  };
}

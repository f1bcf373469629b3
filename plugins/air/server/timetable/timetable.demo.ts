import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../../api/timetable';
import { weekAt } from 'edutech/core/common/time/weeks';
import type plugin from '../../plugin';
import { termsAt } from 'edutech/core/server/terms/terms';
import { lockSheet, publishDraft, replaceDraft } from './sheets.queries';

const schoolDays = [1, 2, 3, 4, 5];

/** A week of some grades, by periods: films of the demo, one after the other. */
const weeks: readonly { grade: number; periods: readonly number[]; films: readonly string[] }[] = [
  {
    grade: 7,
    periods: [1, 2, 5],
    films: [
      'm7-number-line',
      'cn7-spring',
      'en7-school',
      'm7-opposite',
      'bio7-cell',
      'hi7-silk-road',
      'm7-absolute',
      'ge7-contour',
      'cn7-poem',
      'm7-addition',
      'en7-day',
      'm7-balance',
    ],
  },
  { grade: 8, periods: [3], films: ['ph8-refraction'] },
  { grade: 9, periods: [4], films: ['ch9-water'] },
  { grade: 5, periods: [6], films: ['sc5-pendulum', 'm5-parallelogram'] },
];

/** The timetable of this week and of those beside it, published: something is on every school day. */
export async function buildTimetableDemo({ db, id, clock }: DemoContext): Promise<void> {
  const now = clock.now();
  const [term] = await termsAt(db, now, 'zh-CN');
  if (!term) return;
  const middle = weekAt(term, now);
  for (const { grade, periods, films } of weeks) {
    for (const week of [middle - 1, middle, middle + 1].filter((one) => one > 0)) {
      const key = { termId: term.termId, week, gradeId: id(`grade/${grade}`) };
      // school is from Monday to Friday, and no film is on twice in a week
      const slots = periods
        .flatMap((period) => schoolDays.map((weekday) => ({ weekday, period })))
        .slice(0, films.length)
        .map((time, nth) => ({ ...time, resourceId: id(`air.resource.${films[(nth + week) % films.length]!}`) }));
      await lockSheet(db, key, now);
      await replaceDraft(db, key, slots, { name: '云州市教育局', now });
      await publishDraft(db, key, now);
    }
  }
}

/** What the permission matrix asks about the timetable: it is the city's. */
export const timetableSamples: Demo<typeof plugin, typeof api>['samples'] = {
  airWeek: (_, id) => ({ shared: { gradeId: id('grade/7') } }),
  airCalendar: (_, id) => ({ shared: { gradeId: id('grade/7') } }),
  editWeek: (_, id) => ({ shared: { gradeId: id('grade/7') } }),
  saveWeek: ({ termId }, id) => ({
    as: 'cityadmin',
    own: { termId, week: 3, gradeId: id('grade/12'), version: 0, slots: [] },
    otherClass: null,
    otherSchool: null,
  }),
  publishWeek: ({ termId }, id) => ({
    refused: { termId, week: 4, gradeId: id('grade/12'), version: 7 },
    shownBy: 'tests/api/air/timetable.test.ts',
  }),
  exportWeek: (_, id) => ({ shared: { week: 1, gradeId: id('grade/7') } }),
};

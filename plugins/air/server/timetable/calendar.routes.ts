import { notFound } from 'edutech/core/common/errors';
import { cityMoment, periodsOf } from 'edutech/core/common/time/periods';
import { dayOf, weekAt } from 'edutech/core/common/time/weeks';
import { calendarText } from 'edutech/core/server/calendar-text';
import type { SingleHandler } from 'edutech/core/server/call';
import { originOf } from 'edutech/core/server/session/cookies';
import type { Settings } from 'edutech/core/server/settings/settings';
import { termsAt } from 'edutech/core/server/terms/terms';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api/timetable';
import { routes } from '../../routes';
import type { PeriodOptions } from './frame';
import { selectShownFrom } from './published-weeks.queries';
import { selectGrades } from './sheets.queries';

/** Lessons that are over stay this long in calendars. */
const weeksBack = 4;

interface Parts {
  readonly options: PeriodOptions;
  readonly settings: Settings;
  readonly texts: Texts;
}

/** What is on in a grade, for calendar programs: the same for everybody, kept by caches for a while. */
export const sendCalendar =
  ({ options, settings, texts }: Parts): SingleHandler<typeof api.airCalendar> =>
  async (call) => {
    const { db, input, now } = call;
    const language = input.language ?? call.language;
    const [term] = await termsAt(db, now, language);
    const grade = (await selectGrades(db, language)).find(({ gradeId }) => gradeId === input.gradeId);
    if (!grade) throw notFound();
    const key = term && { termId: term.termId, week: Math.max(weekAt(term, now) - weeksBack, 1) };
    const rows = key ? await selectShownFrom(db, key, input.gradeId, language) : [];
    const periods = periodsOf(options.periodStarts, options.periodMinutes);
    const origin = originOf(call, settings);
    const events = rows.flatMap(({ week, weekday, period: nth, resourceId, name, subject, teacher, school }) => {
      const period = periods[nth - 1];
      if (!term || !period) return [];
      const day = dayOf(term, week, weekday);
      return [
        {
          id: `${day}-${nth}-${resourceId}`,
          starts: cityMoment(day, period.starts),
          ends: cityMoment(day, period.ends),
          title: `${subject} ${name}`,
          note: [teacher, school].filter(Boolean).join(' · '),
          address: origin + routes.detail.to({ resourceid: resourceId }),
        },
      ];
    });
    const name = texts.say(language, 'air.timetable.calendarOf', { grade: grade.grade });
    return {
      raw: true,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'public, max-age=900',
        'content-disposition': 'inline; filename="air.ics"',
      },
      body: calendarText(events, { name, now }),
    };
  };

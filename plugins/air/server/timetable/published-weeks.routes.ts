import { cityDay } from 'edutech/core/common/time/city-time';
import type { SingleHandler } from 'edutech/core/server/call';
import type * as api from '../../api/timetable';
import { weekdayOf } from 'edutech/core/common/time/weeks';
import { frameOf, fullestOf, type PeriodOptions, shownLesson } from './frame';
import { selectGrades } from './sheets.queries';
import { selectGradesOf, selectShown } from './published-weeks.queries';

interface Parts {
  readonly options: PeriodOptions;
}

export const showWeek =
  ({ options }: Pick<Parts, 'options'>): SingleHandler<typeof api.airWeek> =>
  async ({ db, input, language, now }) => {
    const frame = await frameOf(db, input.week, { now, language, options });
    if (!frame) return null;
    const { term, ...said } = frame;
    const key = { termId: term.termId, week: frame.week };
    const [used, all] = await Promise.all([selectGradesOf(db, key, language), selectGrades(db, language)]);
    const asked = all.find(({ gradeId }) => gradeId === input.gradeId);
    const gradeId = (asked ?? fullestOf(used))?.gradeId ?? null;
    const rows = gradeId ? await selectShown(db, key, { gradeId }, language) : [];
    return {
      ...said,
      now: now.toISOString(),
      gradeId,
      grades: all.filter((grade) => grade === asked || used.some((one) => one.gradeId === grade.gradeId)),
      lessons: rows.flatMap(shownLesson(frame, now)),
    };
  };

export const showToday =
  ({ options }: Pick<Parts, 'options'>): SingleHandler<typeof api.airToday> =>
  async ({ db, input, language, now }) => {
    const frame = await frameOf(db, undefined, { now, language, options });
    if (!frame?.thisWeek) return { periods: frame?.periods ?? [], lessons: [] };
    const key = { termId: frame.termId, week: frame.thisWeek };
    const rows = await selectShown(db, key, { weekday: weekdayOf(cityDay(now)) }, language);
    const lessons = rows.flatMap(shownLesson(frame, now)).filter(({ moment }) => moment !== 'over');
    return { periods: frame.periods, lessons: lessons.slice(0, input.count) };
  };

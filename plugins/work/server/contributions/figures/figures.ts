import { type Day, cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter, daysFrom } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type { Texts } from 'edutech/core/server/texts';
import type { FigureQuestion, NewFigure } from 'edutech/plugins/home/api';
import { dailyLimit, loadState } from '../../../model/publishing/load';
import { type ClassDay, selectClassDays, selectHeaviest } from './figures.queries';

/** The share of the classes with homework for tonight in which a student has more than the limit of the day. */
export async function overloadedClasses(
  { texts, levels }: { readonly texts: Texts; readonly levels: LevelSettings },
  db: Db,
  { schoolIds, language, now }: FigureQuestion,
): Promise<NewFigure[]> {
  const today = cityDay(now);
  const yesterday = dayAfter(today, -1);
  const first = dayAfter(today, -6);
  const all = await selectClassDays(db, first, today, schoolIds);
  const isOver = ({ grade, schoolId }: ClassDay, minutes: number) =>
    loadState(minutes, dailyLimit(grade, levels.at(schoolId))) === 'over';
  const candidates = all.filter((one) => isOver(one, one.minutes));
  const heaviest = candidates.length > 0 ? await selectHeaviest(db, first, today, candidates) : [];
  const minutesOf = new Map(heaviest.map(({ classId, day, minutes }) => [`${classId} ${day}`, minutes]));
  const shareOn = (day: Day) => {
    const of = all.filter((one) => one.day === day);
    const over = of.filter((one) => isOver(one, minutesOf.get(`${one.classId} ${day}`) ?? 0));
    return { share: of.length > 0 ? over.length / of.length : 0, over: over.length, of: of.length };
  };
  const { share, over, of } = shareOn(today);
  const before = shareOn(yesterday);
  return [
    {
      id: 'work.overloaded',
      label: texts.say(language, 'work.figure.overloaded'),
      value: share,
      isShare: true,
      before: before.of > 0 ? before.share : null,
      days: daysFrom(first, today).map((day) => shareOn(day).share),
      note: texts.say(language, 'work.figure.classes', { over, of }),
      order: 40,
    },
  ];
}

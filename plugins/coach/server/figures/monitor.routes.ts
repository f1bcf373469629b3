import { notFound } from 'edutech/core/common/errors';
import { cityDay } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { loadTeaching, narrowed } from '../desk/taught.queries';
import { selectItems } from '../items/items.queries';
import { linesOf } from '../items/present-item';
import type { Parts } from '../parts';
import { countToday, selectBusiest, selectMonitor, selectNews } from './monitor.queries';

const mostNews = 12;

export const coachMonitor =
  ({ bank }: Parts): Handler<typeof api.coachMonitor> =>
  async ({ db, actor, input, now, language }) => {
    const teaching = narrowed(await loadTeaching(db, actor, now), input);
    const [first] = teaching.classes;
    const { schoolId, termId } = teaching;
    if (!schoolId || !first) throw notFound('coach.error.noClass');
    const { classId, subjectId } = (await selectBusiest(db, teaching)) ?? first;
    const ofClass = { schoolId, termId, classId, subjectId };
    const since = cityMoment(cityDay(now), '00:00');
    const [students, counts, news] = await Promise.all([
      selectMonitor(db, ofClass, since),
      countToday(db, ofClass, now, since),
      selectNews(db, ofClass, mostNews),
    ]);
    const itemIds = [...students.flatMap(({ itemId }) => itemId ?? []), ...news.map(({ itemId }) => itemId)];
    const items = await selectItems(db, schoolId, [...new Set(itemIds)], language);
    const line = await linesOf(db, bank, items);
    const about = new Map(items.map((item) => [item.id, line(item)]));
    return {
      ...counts,
      classId,
      subjectId,
      students: students.map((row) => ({ ...row, about: row.itemId ? (about.get(row.itemId) ?? '') : '' })),
      news: news.map((row) => ({ ...row, about: about.get(row.itemId) ?? '' })),
    };
  };

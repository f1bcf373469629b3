import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter, daysFrom } from 'edutech/core/common/time/weeks';
import type { SingleHandler } from 'edutech/core/server/call';
import type { countAuditViews } from '../../../api';
import { addressOfView, auditQuery, wireSearch } from '../../../model/audit-query';
import { searchAmong } from '../audit-search';
import { findMoments } from '../log/audit-log';
import { selectActs } from '../log/search.queries';
import { selectViews } from './views.queries';

/** So many records of a view are counted. */
const mostCounted = 200;
/** So many days are shown beside it. */
const mostDays = 14;

/** How many records each of the caller's views finds, and how many of each of its last days: one statement for all of them. */
export const countViews: SingleHandler<typeof countAuditViews> = async ({ db, actor, now }) => {
  const views = await selectViews(db, actor.personId);
  const acts = await selectActs(db);
  const queries = views.map(({ search }) => auditQuery(new URLSearchParams(addressOfView(search, now)), now));
  const searches = queries.map((query) => searchAmong(wireSearch(query), actor.personId, acts));
  const moments = Map.groupBy(await findMoments(db, searches, mostCounted + 1), ({ nth }) => nth);
  return {
    views: views.map(({ id }, nth) => {
      const days = (moments.get(nth) ?? []).map(({ at }) => cityDay(at)).sort();
      const isMore = days.length > mostCounted;
      const { from, until } = queries[nth]!;
      // of the day of the oldest that was counted there may be others
      const [first] = [dayAfter(until, 1 - mostDays), from, isMore ? dayAfter(days[0]!, 1) : from].sort().reverse();
      return {
        id,
        count: Math.min(days.length, mostCounted),
        isMore,
        days: daysFrom(first!, until).map((day) => days.filter((one) => one === day).length),
      };
    }),
  };
};

import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { dayAfter, daysFrom } from 'edutech/core/common/time/weeks';
import { countActs, mostCounted } from './log/audit-log';
import { type ActCount, selectActs } from './log/search.queries';
import type { Db } from 'edutech/core/server/data/db';
import type { AuditCounts } from '../../api';
import { actGroups, groupOf } from '../../model/act-groups';
import type { WireSearch } from '../../model/audit-query';
import { conditionsOf } from './audit-search';

/** Of so many days at most, sign-ins that are not shown are counted day by day. */
const mostDays = 31;

/** How many records there are of each group, and which sign-ins are not shown. */
export async function countRecords(
  db: Db,
  { wire, reader, now }: { readonly wire: WireSearch; readonly reader: Id; readonly now: Date },
): Promise<AuditCounts> {
  const conditions = conditionsOf(wire, reader);
  const acts = await selectActs(db);
  const counted = await countActs(db, { ...conditions, acts }, [conditions]);
  const groups = actGroups.map((group) => ({ group, ...sumOf(counted.filter(({ act }) => groupOf(act) === group)) }));
  if (wire.signIns || wire.group || wire.act || wire.area) return { groups, hidden: [] };
  const signIns = acts.filter((act) => groupOf(act) === 'signIn');
  const spans = spansOf(conditions.from, conditions.until < now ? conditions.until : now);
  const byDay = Map.groupBy(await countActs(db, { ...conditions, acts: signIns }, spans), ({ from }) => cityDay(from));
  const hidden = [...byDay].map(([day, counts]) => ({ day, ...sumOf(counts) }));
  return { groups, hidden: hidden.filter(({ count }) => count > 0) };
}

const sumOf = (counts: readonly ActCount[]) => ({
  count: counts.reduce((sum, { count }) => sum + Math.min(count, mostCounted), 0),
  isMore: counts.some(({ count, isCut }) => isCut || count > mostCounted),
});

/** The last days of a time, in the city. */
const spansOf = (from: Date, until: Date) =>
  daysFrom(dayAfter(cityDay(until), 1 - mostDays), cityDay(until))
    .filter((day) => day >= cityDay(from))
    .map((day) => ({ from: cityMoment(day, '00:00'), until: cityMoment(dayAfter(day, 1), '00:00') }));

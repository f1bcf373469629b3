import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { daysFrom } from 'edutech/core/common/time/weeks';
import { type AuditLog, mostCounted } from 'edutech/core/server/audit/log/audit-log';
import type { Db } from 'edutech/core/server/data/db';
import type { AuditCounts } from '../../api';
import { actGroups, groupOf } from '../../model/act-groups';
import { conditionsOf, type WireSearch } from './audit-search';

/** Of so many days at most, sign-ins that are not shown are counted day by day. */
const mostDays = 31;
const day = 86_400_000;

/** How many records there are of each group, and which sign-ins are not shown. */
export async function countRecords(db: Db, log: AuditLog, wire: WireSearch, reader: Id): Promise<AuditCounts> {
  const conditions = conditionsOf(wire, reader);
  const acts = await log.acts(db);
  const counted = await log.counts(db, { ...conditions, acts });
  const groups = actGroups.map((group) => {
    const counts = acts.filter((act) => groupOf(act) === group).map((act) => counted.get(act) ?? 0);
    const count = counts.reduce((sum, one) => sum + Math.min(one, mostCounted), 0);
    return { group, count, isMore: counts.some((one) => one > mostCounted) };
  });
  const hides = !wire.signIns && !wire.group && !wire.act && !wire.area;
  const last = new Date(Math.min(conditions.until.getTime(), Date.now()) - 1);
  const days = daysFrom(cityDay(conditions.from), cityDay(last)).slice(-mostDays);
  const signIns = acts.filter((act) => groupOf(act) === 'signIn');
  const hidden = hides
    ? await Promise.all(days.map((one) => signInsOf(db, log, { ...conditions, acts: signIns }, one)))
    : [];
  return { groups, hidden: hidden.filter(({ count }) => count > 0) };
}

async function signInsOf(
  db: Db,
  log: AuditLog,
  search: Parameters<AuditLog['counts']>[1],
  date: string,
): Promise<AuditCounts['hidden'][number]> {
  const midnight = new Date(`${date}T00:00:00+08:00`);
  const counts = [
    ...(await log.counts(db, { ...search, from: midnight, until: new Date(midnight.getTime() + day) })).values(),
  ];
  const count = counts.reduce((sum, one) => sum + Math.min(one, mostCounted), 0);
  return { day: date, count, isMore: counts.some((one) => one > mostCounted) };
}

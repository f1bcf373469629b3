import type { Id } from 'edutech/core/common/ids';
import type { LogSearch } from './log/audit-log';
import { selectActs } from './log/search.queries';
import type { Db } from 'edutech/core/server/data/db';
import { groupOf } from '../../model/act-groups';
import type { WireSearch } from '../../model/audit-query';

/** The acts that a search looks for, of those that there are records of: one, those of an area, of a group. */
function actsOf({ act, area, group, signIns }: WireSearch, known: readonly string[]): readonly string[] {
  if (act) return [act];
  if (area) return known.filter((one) => one.startsWith(`${area}.`));
  if (group) return known.filter((one) => groupOf(one) === group);
  return signIns ? known : known.filter((one) => groupOf(one) !== 'signIn');
}

export const searchOf = async (db: Db, wire: WireSearch, reader: Id): Promise<LogSearch> =>
  searchAmong(wire, reader, wire.act ? [] : await selectActs(db));

/** The same, of these acts that there are records of. */
export function searchAmong(wire: WireSearch, reader: Id, known: readonly string[]): LogSearch {
  const { act, area, group, signIns } = wire;
  const isEverything = signIns && !act && !area && !group;
  return { ...conditionsOf(wire, reader), ...(!isEverything && { acts: actsOf(wire, known) }) };
}

/** Everything that a search asks for but its acts. */
export function conditionsOf({ from, until, who, object, address, mine }: WireSearch, reader: Id): LogSearch {
  return {
    from: new Date(from),
    until: new Date(until),
    ...(who && { who }),
    ...(object && { object }),
    ...(mine && { personId: reader }),
    ...(address && { address: address.trim() }),
  };
}

import type { Id } from 'edutech/core/common/ids';
import type { LogSearch } from './log/audit-log';
import { selectActs } from './log/search.queries';
import type { Db } from 'edutech/core/server/data/db';
import { type ActGroup, groupOf } from '../../model/act-groups';

/** The search as it travels. */
export interface WireSearch {
  readonly from: string;
  readonly until: string;
  readonly who?: string;
  readonly object?: string;
  readonly area?: string;
  readonly act?: string;
  readonly group?: ActGroup;
  readonly signIns?: boolean;
  readonly mine?: boolean;
  readonly address?: string;
}

/** The acts that a search looks for, of those that there are records of: one, those of an area, of a group. */
function actsOf({ act, area, group, signIns }: WireSearch, known: readonly string[]): readonly string[] {
  if (act) return [act];
  if (area) return known.filter((one) => one.startsWith(`${area}.`));
  if (group) return known.filter((one) => groupOf(one) === group);
  return signIns ? known : known.filter((one) => groupOf(one) !== 'signIn');
}

export async function searchOf(db: Db, wire: WireSearch, reader: Id): Promise<LogSearch> {
  const { act, area, group, signIns } = wire;
  const isEverything = signIns && !act && !area && !group;
  return {
    ...conditionsOf(wire, reader),
    ...(!isEverything && { acts: actsOf(wire, act ? [] : await selectActs(db)) }),
  };
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

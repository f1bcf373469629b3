import { cityDay } from 'edutech/core/common/time/city-time';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import type { AuditFacts } from '../../../api';
import { auditQuery, type WireSearch, wireSearch } from '../../../model/audit-query';

/** A search that finds something, and which condition it does without. */
export interface Wider {
  readonly without: 'group' | 'signIns' | 'names' | 'days';
  readonly address: string;
}

const nobody = { who: null, object: null, address: null, mine: null };
const noGroup = { group: null, act: null };

/** The nearest search that finds something: one condition after the other is left out, the time last. */
export async function findWider(
  search: URLSearchParams,
  { since }: Pick<AuditFacts, 'since'>,
  finds: (wanted: WireSearch) => Promise<boolean>,
  now = new Date(),
): Promise<Wider | null> {
  const days: Record<string, string> = since ? { from: cityDay(new Date(since)), until: cityDay(now) } : {};
  const steps: readonly {
    readonly without: Wider['without'];
    readonly changes: Readonly<Record<string, string | null>>;
  }[] = [
    { without: 'group', changes: noGroup },
    { without: 'signIns', changes: { ...noGroup, signIns: '1' } },
    { without: 'names', changes: { ...noGroup, ...nobody } },
    { without: 'days', changes: days },
    { without: 'days', changes: { ...days, ...noGroup, ...nobody, signIns: '1' } },
  ];
  for (const { without, changes } of steps) {
    const address = changed(search, changes);
    const query = new URLSearchParams(address.slice(address.indexOf('?')));
    if (query.toString() === search.toString()) continue;
    if (await finds(wireSearch(auditQuery(query, now)))) return { without, address };
  }
  return null;
}

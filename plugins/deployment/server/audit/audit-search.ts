import type { AuditLog, LogSearch } from 'edutech/core/server/audit/log/audit-log';
import type { Db } from 'edutech/core/server/data/db';

/** The search as it travels. */
export interface WireSearch {
  readonly from: string;
  readonly until: string;
  readonly who?: string;
  readonly object?: string;
  readonly area?: string;
  readonly act?: string;
  readonly address?: string;
}

/** An area stands for all its acts. */
export async function searchOf(db: Db, log: AuditLog, wire: WireSearch): Promise<LogSearch> {
  const { from, until, who, object, area, act, address } = wire;
  const acts = act ? [act] : area ? (await log.acts(db)).filter((one) => one.startsWith(`${area}.`)) : undefined;
  return {
    from: new Date(from),
    until: new Date(until),
    ...(who && { who }),
    ...(object && { object }),
    ...(acts && { acts }),
    ...(address && { address: address.trim() }),
  };
}

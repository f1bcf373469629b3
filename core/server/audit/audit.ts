import type { Id } from '../../common/ids';
import { token } from '../../common/token';
import type { Actor, SystemActor } from '../actor';
import type { Db } from '../data/db';

/** What a sensitive act leaves behind, written in the same transaction. */
export interface AuditRecord {
  /** `session.login`, `role.grant`, `news.publish`: area, dot, verb. */
  readonly act: string;
  readonly objectKind: string;
  readonly objectId: Id | null;
  readonly schoolId?: Id | null;
  /** Facts in plain values; never secrets or identity numbers. */
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>;
  readonly address?: string;
}

/** Audit records, chained by hash by a sealing job each second. Kept for 180 days at least. */
export interface Audit {
  record(db: Db, actor: Actor | SystemActor, record: AuditRecord): Promise<void>;
}
export const Audit = token<Audit>('core.Audit');

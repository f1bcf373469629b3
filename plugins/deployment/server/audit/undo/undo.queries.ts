import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { UndoneRecord } from '../../../api';

/** A record that the reader sees. Throws 404. */
export const selectRecord = (db: Db, id: Id) =>
  db.one<UndoneRecord>(
    sql`select id, act, created_at as at, facts from core.audit_record where id = ${id}`,
    'deployment.error.noRecord',
  );

interface Alike {
  readonly ids: readonly Id[];
  readonly acts: readonly string[];
  readonly same: readonly string[];
}

/** Which of some records no later record of these acts with the same facts follows. */
export const selectNewest = (db: Db, { ids, acts, same }: Alike) =>
  db.all<{ id: Id }>(sql`
    select r.id from core.audit_record r
    where r.id = any(${ids}::uuid[]) and not exists (
      select from core.audit_record l
      where l.act = any(${acts}::text[]) and l.created_at >= r.created_at and (l.created_at, l.id) > (r.created_at, r.id)
        and not exists (select from unnest(${same}::text[]) as fact (name) where l.facts -> name is distinct from r.facts -> name))`);

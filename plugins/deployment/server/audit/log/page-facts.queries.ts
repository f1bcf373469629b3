import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Where the records of a page stand in the chain; those that are not sealed yet stand nowhere. */
export const selectPositions = (db: Db, ids: readonly Id[]) =>
  db.all<{ id: Id; position: number }>(
    sql`select record_id as id, position from core.audit_seal where record_id = any(${ids}::uuid[])`,
  );

/** On what the people of a page worked, as their last login from the same address before says it. */
export const selectDevices = (db: Db, ids: readonly Id[]) =>
  db.all<{ id: Id; device: string }>(sql`
    select r.id, l.device from core.audit_record r
    cross join lateral (
      select o.facts ->> 'device' as device from core.audit_record o
      where o.person_id = r.person_id and o.act = 'session.login' and o.created_at <= r.created_at
        and o.created_at > r.created_at - interval '30 days' and o.address = r.address
      order by o.created_at desc, o.id desc limit 1) l
    where r.id = any(${ids}::uuid[]) and r.address <> '' and l.device <> ''`);

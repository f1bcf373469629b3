import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AuditView } from '../../../api';

/** The views that a person keeps. */
export const selectViews = (db: Db, personId: Id) =>
  db.all<AuditView>(sql`
    select id, name, search from deployment.audit_view where person_id = ${personId} order by created_at, id`);

/** Keeps a view; one of the same name is replaced and stays where it is. */
export const upsertView = (db: Db, personId: Id, { id, name, search }: AuditView, now: Date) =>
  db.one<{ id: Id }>(sql`
    insert into deployment.audit_view (id, person_id, name, search, created_at)
    values (${id}, ${personId}, ${name}, ${JSON.stringify(search)}::jsonb, ${now})
    on conflict (person_id, name) do update set search = excluded.search returning id`);

export const deleteView = (db: Db, personId: Id, id: Id) =>
  db.one<{ id: Id }>(
    sql`delete from deployment.audit_view where id = ${id} and person_id = ${personId} returning id`,
    'deployment.audit.noView',
  );

import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isAdministered } from '../../administration/scope';

/** A class of a school that the actor administers; 404 otherwise. */
export const selectAdministeredClass = (db: Db, actor: SignedIn, classId: Id) =>
  db.one<{ id: Id; schoolId: Id; name: string }>(
    sql`select c.id, c.school_id, c.name from core.class c join core.school s on s.id = c.school_id
      where c.id = ${classId} and ${isAdministered(actor)}`,
    'core.organisation.noClass',
  );

export const selectClassNames = async (db: Db, schoolId: Id, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> => {
  const rows = await db.all<{ id: Id; name: string }>(
    sql`select id, name from core.class where school_id = ${schoolId} and id = any (${[...new Set(ids)]}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

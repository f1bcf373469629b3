import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Kind } from '../model/kinds';
import type { Count } from '../model/report';

/** How many of each kind a school has had since a moment. */
export const selectCounts = (db: Db, schoolId: Id, since: Date): Promise<Count[]> =>
  db.all(sql<Count>`
    select kind, count(*) as count from {{id}}.event
    where school_id = ${schoolId} and happened_at >= ${since} group by kind`);

export const insertEvent = (
  db: Db,
  event: { readonly id: Id; readonly schoolId: Id; readonly kind: Kind },
  happenedAt: Date,
): Promise<number> =>
  db.run(sql`
    insert into {{id}}.event (school_id, id, kind, happened_at)
    values (${event.schoolId}, ${event.id}, ${event.kind}, ${happenedAt})`);

import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';

/** Where a plugin stores its counts: its own tables and columns, as constants of its code. */
export interface VisitTables {
  /** Table of visits: `id uuid primary key` and the two columns below. `news.visit` */
  readonly visits: string;
  /** The visited thing. In the table of visits, and the primary key of the projection. `article_id` */
  readonly visited: string;
  /** When. `visited_at` */
  readonly at: string;
  /** Table of the projection. `news.article_views` */
  readonly counts: string;
  /** Its number. `count` */
  readonly count: string;
}

/** Somebody opened something; `id` is made by the page, so a retry carries it again. */
export interface Visit {
  readonly id: Id;
  readonly visited: Id;
}

/** Appends visits that are new and adds them to the projection; answers which ones were. */
export async function insertVisits(
  db: Db,
  tables: VisitTables,
  visits: readonly Visit[],
  now: Date,
): Promise<ReadonlySet<Id>> {
  const visited = sql.ref(tables.visited);
  const rows = await db.all(sql<{ id: Id; visited: Id }>`
    insert into ${sql.table(tables.visits)} (id, ${visited}, ${sql.ref(tables.at)})
    select given.id, given.visited, ${now}
    from unnest(${visits.map(({ id }) => id)}::uuid[], ${visits.map((visit) => visit.visited)}::uuid[])
      as given (id, visited)
    on conflict do nothing
    returning id, ${visited} as visited`);
  if (rows.length > 0) {
    const count = sql.ref(tables.count);
    await db.run(sql`
      insert into ${sql.table(tables.counts)} as known (${visited}, ${count})
      select visited, count(*) from unnest(${rows.map((row) => row.visited)}::uuid[]) as given (visited)
      group by visited order by visited
      on conflict (${visited}) do update set ${count} = known.${count} + excluded.${count}`);
  }
  return new Set(rows.map(({ id }) => id));
}

/** Forgets visits; what they added to the projection stays. */
export const deleteVisitsBefore = (db: Db, { visits, at }: VisitTables, before: Date) =>
  db.run(sql`delete from ${sql.table(visits)} where ${sql.ref(at)} < ${before}`);

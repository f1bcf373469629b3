import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { LibraryTables } from './library-tables';

type Tables = Pick<LibraryTables, 'items'>;

/** Where a walk through the trash stands. */
export interface TrashStep {
  /** Things that have been in the trash since before this moment. */
  readonly before: Date;
  /** The last one of the step before; null: from the beginning. */
  readonly after: Id | null;
  readonly most: number;
}

/** Things that have been in the trash for long, in the order of their ids; `unless` leaves out rows of `i`. */
export const selectLongRemoved = (db: Db, { items }: Tables, { before, after, most }: TrashStep, unless?: Query) =>
  db.all<{ id: Id }>(sql`
    select i.id from ${sql.table(items)} i
    where i.removed_at < ${before} and (${after}::uuid is null or i.id > ${after}::uuid)
      ${unless ? sql`and not (${unless})` : sql``}
    order by i.id limit ${most}`);

/** Holds one of these until COMMIT; nothing when its owner has just taken it out of the trash. */
export const lockLongRemoved = (db: Db, { items }: Tables, id: Id, before: Date) =>
  db.all<{ id: Id }>(sql`select id from ${sql.table(items)} where id = ${id} and removed_at < ${before} for update`);

/** Removes things for good with all that hangs on them. */
export const deleteItems = (db: Db, { items }: Tables, rows: readonly { readonly id: Id }[]) =>
  db.run(sql`delete from ${sql.table(items)} where id = any(${rows.map(({ id }) => id)}::uuid[])`);

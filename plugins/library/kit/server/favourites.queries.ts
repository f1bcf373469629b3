import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { LibraryTables } from './library-tables';

type Tables = Pick<LibraryTables, 'favourites' | 'item'>;

export const insertFavourites = (db: Db, t: Tables, personId: Id, ids: readonly Id[], now: Date) =>
  db.run(sql`
    insert into ${sql.table(t.favourites)} (person_id, ${sql.ref(t.item)}, marked_at)
    select ${personId}, given.id, ${now} from unnest(${ids}::uuid[]) as given (id) on conflict do nothing`);

export const deleteFavourites = (db: Db, t: Tables, personId: Id, ids: readonly Id[]) =>
  db.run(sql`
    delete from ${sql.table(t.favourites)}
    where person_id = ${personId} and ${sql.ref(t.item)} = any(${ids}::uuid[])`);

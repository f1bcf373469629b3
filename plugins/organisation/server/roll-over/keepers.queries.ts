import type { Id } from 'edutech/core/common/ids';
import { categories } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';

const most = 6;

/** Administrators of the city, who keep its school years. */
export const selectYearKeepers = (db: Db) =>
  db.all<{ id: Id; name: string }>(sql`
    select id, name from core.person where category = ${categories.cityAdmin} and disabled_at is null
    order by name, id limit ${most}`);

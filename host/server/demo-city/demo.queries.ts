import { type Db, sql } from 'edutech/core/server/data/db';

/** True when there is a city already: the demo is loaded once, and never into somebody's real data. */
export const hasCity = async (db: Db): Promise<boolean> => (await db.maybe(sql`select from core.city`)) !== undefined;

import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Editions by code. */
export const selectEditionIds = async (db: Db): Promise<Map<string, Id>> =>
  new Map(
    (await db.all<{ code: string; id: Id }>(sql`select code, id from textbook.edition`)).map(({ code, id }) => [
      code,
      id,
    ]),
  );

import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Names of subjects by id, in the city's language. */
export const selectSubjectNames = async (db: Db): Promise<ReadonlyMap<Id, string>> =>
  new Map(
    (await db.all<{ id: Id; name: string }>(sql`select id, name from core.subject`)).map(({ id, name }) => [id, name]),
  );

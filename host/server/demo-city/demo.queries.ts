import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** True when there is a city already: the demo is loaded once, and never into somebody's real data. */
export const hasCity = async (db: Db): Promise<boolean> => (await db.maybe(sql`select from core.city`)) !== undefined;

/** True when a class sits in a term: the landmarks of a demo city are there. */
export const hasClass = async (db: Db, classId: Id, termId: Id): Promise<boolean> =>
  (await db.maybe(sql`select from core.class_member where class_id = ${classId} and term_id = ${termId} limit 1`)) !==
  undefined;

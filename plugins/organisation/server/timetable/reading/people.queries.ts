import type { Id } from 'edutech/core/common/ids';
import { categories } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';

/** The name of somebody who teaches at a school; undefined: nobody does. */
export const selectColleague = async (db: Db, schoolId: Id, personId: Id): Promise<string | undefined> =>
  (
    await db.maybe<{ name: string }>(sql`
      select p.name from core.person p where p.id = ${personId} and p.category = ${categories.teacher} and exists (
        select from core.post o where o.person_id = p.id and o.school_id = ${schoolId} and o.ended_at is null)`)
  )?.name;

/** Schools of classes that the reader may see. */
export const selectSchoolsOf = (db: Db, classIds: readonly Id[]) =>
  db.all<{ classId: Id; schoolId: Id }>(
    sql`select id as class_id, school_id from core.class where id = any (${[...classIds]}::uuid[])`,
  );

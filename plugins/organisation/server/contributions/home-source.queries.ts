import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Students whom another school has released and who wait to be received: by one of these schools, `null`: by any. */
export const selectToReceive = (db: Db, schoolIds: readonly Id[] | null, lateBefore: Date) =>
  db.one<{ count: number; late: number; since: Date | null; name: string | null; fromSchool: string | null }>(sql`
    select count(*) as count, count(*) filter (where t.released_at < ${lateBefore}) as late, min(t.released_at) as since,
      (array_agg(t.student_name order by t.released_at, t.id))[1] as name,
      (array_agg(f.name order by t.released_at, t.id))[1] as from_school
    from organisation.transfer t join core.school f on f.id = t.from_school_id
    where t.state = 'released'
      and (${schoolIds === null} or t.to_school_id = any (${schoolIds ?? []}::uuid[]))`);

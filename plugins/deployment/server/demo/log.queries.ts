import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface DemoVisitor {
  readonly personId: Id;
  readonly roleId: Id;
  readonly schoolId: Id;
  readonly category: 'teacher' | 'student';
}

/** Teachers and students of a school without an account of the demo city's own, in the order of their numbers. */
export const selectVisitors = (db: Db, schoolIds: readonly Id[], without: readonly Id[]) =>
  db.all<DemoVisitor>(sql`
    select p.id as person_id, min(r.id::text)::uuid as role_id, r.school_id,
      case p.category when 2 then 'teacher' else 'student' end as category
    from core.person p join core.post r on r.person_id = p.id and r.ended_at is null
    where r.school_id = any (${schoolIds}::uuid[]) and p.category in (2, 3) and p.id <> all (${without}::uuid[])
    group by p.id, r.school_id, p.category, p.usercode order by p.usercode`);

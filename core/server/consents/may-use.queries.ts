import type { Id } from '../../common/ids';
import type { Purpose } from '../../common/organisation/consent';
import type { Stage } from '../../common/teaching/stages';
import type { Day } from '../../common/time/city-time';
import { type Db, sql } from '../data/db';

/**
 * The facts that decide whether students need a consent, and whether there is one; only for those of these people who
 * are students.
 */
export const selectStudentsAmong = (db: Db, people: readonly Id[], purpose: Purpose) =>
  db.all<{ personId: Id; birthDate: Day | null; stage: Stage | null; isGiven: boolean }>(sql`
    select distinct on (p.id) p.id as person_id, to_char(p.birth_date, 'YYYY-MM-DD') as birth_date, s.stage,
      exists (select from core.consent c
        where c.person_id = p.id and c.purpose = ${purpose} and c.withdrawn_at is null) as is_given
    from core.person p
      left join core.post o on o.person_id = p.id and o.role_type = 3 and o.ended_at is null
      left join core.school s on s.id = o.school_id
    where p.id = any(${people}::uuid[]) and p.category = 3
    order by p.id, o.is_active desc nulls last`);

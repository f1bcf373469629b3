import { sql } from 'edutech/core/server/data/db';
import type { Footprint, RosterFootprint } from 'edutech/core/server/organisation/rosters/footprints';

/**
 * Consents of guardians, which no undo of an import may delete: given for a student or recorded by a member of staff.
 */
export const consentFootprint: RosterFootprint = {
  of: (db, { personIds }) =>
    db.all<Footprint>(sql`
      select 'organisation.footprint.consents' as what, count(*) as count, array_agg(distinct c.person_id) as person_ids,
        '{}'::uuid[] as class_ids
      from core.consent c where c.person_id = any (${personIds}::uuid[]) having count(*) > 0
      union all
      select 'organisation.footprint.recorded', count(*), array_agg(distinct c.recorded_by), '{}'::uuid[]
      from core.consent c where c.recorded_by = any (${personIds}::uuid[]) having count(*) > 0`),
};

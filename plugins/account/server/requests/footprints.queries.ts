import { sql } from 'edutech/core/server/data/db';
import type { Footprint, RosterFootprint } from 'edutech/core/server/organisation/rosters/footprints';

/**
 * What people have set up for their accounts, and what belongs to their class: undoing an import would delete it
 * unnoticed, with the person or the class.
 */
export const accountFootprint: RosterFootprint = {
  of: (db, { personIds, classIds }) =>
    db.all<Footprint>(sql`
      with person_trace (what, person_id) as (
        select 'account.footprint.factors', person_id from account.totp
        union all select 'account.footprint.factors', person_id from account.passkey
        union all select 'account.footprint.pictures', person_id from account.picture_password where hash is not null
        union all select 'account.footprint.mail', person_id from account.mail
        union all select 'account.footprint.requests', person_id from account.request where person_id is not null
        union all select 'account.footprint.decisions', decided_by from account.request where decided_by is not null
        union all select 'account.footprint.identity', person_id from account.identity_session
        union all select 'account.footprint.devices', registered_by from account.classroom_device
        union all select 'account.footprint.computers', registered_by from account.shared_computer
      )
      select what, count(*) as count, array_agg(distinct person_id) as person_ids, '{}'::uuid[] as class_ids
      from person_trace where person_id = any (${personIds}::uuid[]) group by what
      union all
      select 'account.footprint.devices', count(*), '{}'::uuid[], array_agg(distinct class_id)
      from account.classroom_device where class_id = any (${classIds}::uuid[]) having count(*) > 0`),
};

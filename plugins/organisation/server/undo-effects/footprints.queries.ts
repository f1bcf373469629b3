import { sql } from 'edutech/core/server/data/db';
import type { Footprint, RosterFootprint } from 'edutech/core/server/organisation/rosters/footprints';

/**
 * Transfers of people, links to their guardians, and the imports, prints and years that people have worked on: all
 * later than the people of the import.
 */
export const organisationFootprint: RosterFootprint = {
  of: (db, { personIds }) =>
    db.all<Footprint>(sql`
      with trace (what, person_id) as (
        select 'organisation.footprint.transfers', person_id from organisation.transfer where state <> 'undone'
        union all select 'organisation.footprint.released', released_by from organisation.transfer
        union all select 'organisation.footprint.consentLinks', person_id from organisation.consent_link
        union all select 'organisation.footprint.consentLinksMade', made_by from organisation.consent_link
        union all select 'organisation.footprint.prints', made_by from organisation.card_print
        union all select 'organisation.footprint.imports', made_by from organisation.roster_import
        union all select 'organisation.footprint.rollOvers', made_by from organisation.roll_over
      )
      select what, count(*) as count, array_agg(distinct person_id) as person_ids, '{}'::uuid[] as class_ids
      from trace where person_id = any (${personIds}::uuid[]) group by what`),
};

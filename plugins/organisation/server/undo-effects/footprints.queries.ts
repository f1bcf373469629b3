import { sql } from 'edutech/core/server/data/db';
import type { Footprint, RosterFootprint } from 'edutech/core/server/organisation/rosters/footprints';

/**
 * Transfers of people, links to their guardians, lessons, and the imports, prints, timetables and years that people have
 * worked on: all later than the people and classes of the import.
 */
export const organisationFootprint: RosterFootprint = {
  of: (db, { personIds, classIds }) =>
    db.all<Footprint>(sql`
      with trace (what, person_id, class_id) as (
        select 'organisation.footprint.transfers', person_id, null::uuid from organisation.transfer where state <> 'undone'
        union all select 'organisation.footprint.released', released_by, null from organisation.transfer
        union all select 'organisation.footprint.consentLinks', person_id, null from organisation.consent_link
        union all select 'organisation.footprint.consentLinksMade', made_by, null from organisation.consent_link
        union all select 'organisation.footprint.prints', made_by, null from organisation.card_print
        union all select 'organisation.footprint.imports', made_by, null from organisation.roster_import
        union all select 'organisation.footprint.imports', changed_by, null from organisation.roster_source
        union all select 'organisation.footprint.imports', asked_by, null from organisation.source_run
        union all select 'organisation.footprint.rollOvers', made_by, null from organisation.roll_over
        union all select 'organisation.footprint.lessons', teacher_id, class_id from organisation.timetable_lesson
        union all select 'organisation.footprint.lessonChanges', teacher_id, class_id from organisation.lesson_change
        union all select 'organisation.footprint.timetables', made_by, null from organisation.lesson_change
        union all select 'organisation.footprint.timetables', made_by, null from organisation.timetable_import
        union all select 'organisation.footprint.timetables', changed_by, null from organisation.timetable
      )
      select what, count(*) as count,
        array(select distinct id from unnest(array_agg(person_id)) id where id = any (${personIds}::uuid[])) as person_ids,
        array(select distinct id from unnest(array_agg(class_id)) id where id = any (${classIds}::uuid[])) as class_ids
      from trace where person_id = any (${personIds}::uuid[]) or class_id = any (${classIds}::uuid[]) group by what`),
};

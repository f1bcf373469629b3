import { sql } from 'edutech/core/server/data/db';
import type { Footprint, RosterFootprint } from 'edutech/core/server/organisation/rosters/footprints';

/** What people watched and wrote in the air classroom, so that undoing an import cannot delete it unnoticed. */
export const airFootprint: RosterFootprint = {
  of: (db, { personIds, classIds }) =>
    db.all<Footprint>(sql`
      select 'air.footprint.watched' as what, count(*) as count, array_agg(distinct w.person_id) as person_ids,
        '{}'::uuid[] as class_ids
      from air.watch w where w.person_id = any (${personIds}::uuid[]) having count(*) > 0
      union all
      select 'air.footprint.notes', count(*), array_agg(distinct n.person_id), '{}'::uuid[]
      from air.note n where n.person_id = any (${personIds}::uuid[]) having count(*) > 0
      union all
      select 'air.footprint.favourites', count(*), array_agg(distinct f.person_id), '{}'::uuid[]
      from air.favourite f where f.person_id = any (${personIds}::uuid[]) having count(*) > 0
      union all
      select 'air.footprint.questions', count(distinct q.id),
        array(select unnest(array_agg(q.person_id) || array_agg(q.answered_by) || array_agg(q.hidden_by))
          intersect select unnest(${personIds}::uuid[])),
        array(select unnest(array_agg(q.class_id)) intersect select unnest(${classIds}::uuid[]))
      from air.question q
      where q.person_id = any (${personIds}::uuid[]) or q.answered_by = any (${personIds}::uuid[])
        or q.hidden_by = any (${personIds}::uuid[]) or q.class_id = any (${classIds}::uuid[]) having count(*) > 0
      union all
      select 'air.footprint.lessons', count(*), array_agg(distinct r.maker_id), '{}'::uuid[]
      from air.resource r where r.maker_id = any (${personIds}::uuid[]) having count(*) > 0`),
};

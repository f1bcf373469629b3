import { sql } from 'edutech/core/server/data/db';
import type { Footprint, RosterFootprint } from 'edutech/core/server/organisation/rosters/footprints';

/** What people have written, reviewed and remarked: the history of an article keeps their names. */
export const newsFootprint: RosterFootprint = {
  of: (db, { personIds }) =>
    db.all<Footprint>(sql`
      with trace (what, person_id) as (
        select 'news.footprint.articles', writer from news.article, unnest(writer_ids) as writer
        union all select 'news.footprint.articles', by_id from news.article_version
        union all select 'news.footprint.reviews', approver from news.article, unnest(approver_ids) as approver
        union all select 'news.footprint.reviews', by_id from news.article_step
        union all select 'news.footprint.comments', by_id from news.article_comment
      )
      select what, count(*) as count, array_agg(distinct person_id) as person_ids, '{}'::uuid[] as class_ids
      from trace where person_id = any (${personIds}::uuid[]) group by what`),
};

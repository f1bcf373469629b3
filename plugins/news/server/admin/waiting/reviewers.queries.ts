import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PostHolder } from 'edutech/core/server/permissions/grants';

interface Site {
  readonly siteCountyId: Id | null;
  readonly siteSchoolId: Id | null;
}

const most = 60;

/** People with a post at a site itself, students aside: those among whom its reviewers are looked for. */
export const selectStaffOfSite = (db: Db, { siteCountyId, siteSchoolId }: Site) =>
  db.all<PostHolder & { name: string }>(sql`
    select p.id as person_id, p.name, p.category, o.id as post_id, o.role_type
    from core.post o join core.person p on p.id = o.person_id
    where o.ended_at is null and p.disabled_at is null and p.category <> 3
      and o.school_id is not distinct from ${siteSchoolId}::uuid
      and ${siteSchoolId ? sql`true` : sql`o.county_id is not distinct from ${siteCountyId}::uuid`}
    order by p.name, p.id limit ${most}`);

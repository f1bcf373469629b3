import type { Id } from '../../common/ids';
import type { Category, RoleType } from '../../common/permissions/people';
import { type Db, sql } from '../data/db';

/** A person in one of his posts that have not ended; without any, one row with nulls. */
export interface PersonPostRow {
  readonly personId: Id;
  readonly username: string;
  readonly name: string;
  readonly category: Category;
  readonly postId: Id | null;
  readonly roleType: RoleType | null;
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
}

/**
 * Locks an account until the transaction ends. The rights of an account follow from its category and its posts
 * together: code that changes one of them calls this before it reads the other.
 */
export const lockAccount = (db: Db, personId: Id) =>
  db.run(sql`select from core.person where id = ${personId} for no key update`);

/** Of these posts, those to which something was granted or from which something was withheld. */
export const selectDeviating = async (db: Db, postIds: readonly Id[]): Promise<Id[]> =>
  (
    await db.all<{ postId: Id }>(sql`
      select distinct post_id from core.post_grant where post_id = any (${postIds}::uuid[])`)
  ).map(({ postId }) => postId);

/**
 * Nothing for an unknown person, nor for a disabled one unless `evenDisabled`. The county of a post in a school is the
 * school's.
 */
export const selectPersonPosts = (db: Db, personId: Id, evenDisabled = false) =>
  db.all<PersonPostRow>(sql`
    select p.id as person_id, p.username, p.name, p.category, o.id as post_id, o.role_type,
      o.school_id, coalesce(o.county_id, s.county_id) as county_id
    from core.person p
      left join core.post o on o.person_id = p.id and o.ended_at is null
      left join core.school s on s.id = o.school_id
    where p.id = ${personId} and (${evenDisabled}::bool or p.disabled_at is null)
    order by o.is_active desc, o.id`);

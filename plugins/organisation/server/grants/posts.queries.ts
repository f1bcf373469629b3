import type { Id } from 'edutech/core/common/ids';
import type { Category, RoleType } from 'edutech/core/common/permissions/people';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing } from 'edutech/core/server/data/paging';
import type { Deviation } from 'edutech/core/server/permissions/effective-acl';
import { isPostWithin, type Reaching } from './within';

/** A person in one of his posts; without any, one row with nulls. */
export interface PostRow {
  readonly personId: Id;
  readonly name: string;
  readonly username: string;
  readonly usercode: string;
  readonly category: Category;
  readonly isDisabled: boolean;
  readonly postId: Id | null;
  readonly roleType: RoleType | null;
  readonly schoolId: Id | null;
  /** Of the bureau, or of the school. */
  readonly countyId: Id | null;
  readonly place: string;
  readonly placeEn: string;
  readonly version: number;
}

const columns = sql`p.id as person_id, p.name, p.username, p.usercode, p.category,
  p.disabled_at is not null as is_disabled, o.id as post_id, o.role_type, o.school_id,
  coalesce(o.county_id, s.county_id) as county_id, coalesce(s.name, y.name, '') as place,
  coalesce(nullif(s.name_en, ''), nullif(y.name_en, ''), '') as place_en, coalesce(o.grants_version, 0) as version`;
const places = sql`left join core.school s on s.id = o.school_id left join core.county y on y.id = o.county_id`;

/** The posts of a person that the asker sees, the active one first. */
export const selectPosts = (db: Db, personId: Id) =>
  db.all<PostRow>(sql`
    select ${columns} from core.person p
      left join core.post o on o.person_id = p.id and o.ended_at is null ${places}
    where p.id = ${personId} order by o.is_active desc, o.id`);

/** Locks the post until the transaction ends. Throws 404 if the actor does not see it. */
export const lockPost = (db: Db, postId: Id) =>
  db.one<PostRow>(
    sql`select ${columns} from core.post o join core.person p on p.id = o.person_id ${places}
      where o.id = ${postId} and o.ended_at is null and p.disabled_at is null for update of o`,
    'core.permissions.noPost',
  );

export const selectDeviations = (db: Db, postIds: readonly Id[]) =>
  db.all<Deviation & { postId: Id }>(sql`
    select post_id, code, actions, withheld from core.post_grant where post_id = any(${postIds}::uuid[])`);

/** Puts a post's deviations of one code in the place of those before, and the post's next version. */
export async function replaceDeviations(db: Db, postId: Id, code: string, deviations: readonly Deviation[]) {
  await db.run(sql`delete from core.post_grant where post_id = ${postId} and code = ${code}`);
  for (const { actions, withheld } of deviations)
    await db.run(sql`
      insert into core.post_grant (post_id, code, actions, withheld)
      values (${postId}, ${code}, ${actions}::text[], ${withheld})`);
  await db.run(sql`update core.post set grants_version = grants_version + 1 where id = ${postId}`);
}

/** Below the city only people with posts within reach are searched. */
const isSeen = (actor: Reaching): Query =>
  actor.reach === 'city'
    ? sql`true`
    : sql`p.id = any(array(select o.person_id from core.post o where ${isPostWithin(actor)}))`;

/** People by words in the name, number or user name, of those that the asker sees; each with his posts. */
export const selectPeople = (db: Db, actor: Reaching, words: string, limit: number) =>
  db.all<PostRow>(sql`
    with found as materialized (
      select p.id from core.person p
      where p.disabled_at is null and ${isSeen(actor)}
        and (p.usercode = ${words} or p.username = lower(${words}) or p.name like ${containing(words)})
      order by p.name = ${words} desc, p.usercode limit ${limit}
    )
    select ${columns} from found f join core.person p on p.id = f.id
      left join core.post o on o.person_id = p.id and o.ended_at is null ${places}
    order by p.name = ${words} desc, p.usercode, o.is_active desc, o.id`);

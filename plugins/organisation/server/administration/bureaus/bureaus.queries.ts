import type { Id } from 'edutech/core/common/ids';
import type { Category, RoleType } from 'edutech/core/common/permissions/people';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing, orderOf, type Paged, pageOf } from 'edutech/core/server/data/paging';

/** Somebody of the city's bureau or a county's. */
export interface BureauRow {
  readonly id: Id;
  readonly name: string;
  readonly usercode: string;
  readonly username: string;
  readonly category: Category;
  readonly phone: string | null;
  readonly isFrozen: boolean;
  readonly lastLogin: Date | null;
  readonly posts: readonly BureauPostLine[];
}

/** A post in a bureau: `county` null is the city's. `scopes` is the number of rows of an auditor's management scope. */
export interface BureauPostLine {
  readonly roleType: RoleType;
  readonly county: string | null;
  readonly countyEn: string | null;
  readonly scopes: number;
}

export interface BureauFilter extends Paged {
  /** `city`: the city's own bureau. */
  readonly bureau?: string;
  readonly roleType?: RoleType;
  readonly state?: 'active' | 'frozen' | 'neverSeen';
}

/** One row of an auditor's management scope; each value narrows it. Neither county nor school: the whole city. */
export interface Scope {
  readonly countyId: Id | null;
  readonly schoolId: Id | null;
  readonly stage: Stage | null;
  readonly subjectId: Id | null;
}

const lastLogin = sql`(select r.created_at from core.audit_record r
  where r.person_id = p.id and r.act = 'session.login' order by r.created_at desc limit 1)`;

/** Posts `o` of bureaus that somebody administers: the city's all, a county's own. */
const isOwnPost = ({ reach, countyId }: SignedIn): Query =>
  sql`o.school_id is null and o.ended_at is null
    and ${reach === 'city' ? sql`true` : sql`o.county_id = ${reach === 'county' ? countyId : null}::uuid`}`;

function found(actor: SignedIn, { q, bureau, roleType, state }: BureauFilter): Query {
  const where = bureau === 'city' ? sql`o.county_id is null` : bureau ? sql`o.county_id = ${bureau}::uuid` : sql`true`;
  const typed = q
    ? sql`and (p.name like ${containing(q)} or p.usercode = ${q} or p.username = ${q.toLowerCase()})`
    : sql``;
  const states = {
    active: sql`and p.disabled_at is null`,
    frozen: sql`and p.disabled_at is not null`,
    neverSeen: sql`and ${lastLogin} is null`,
  };
  return sql`core.person p where exists (select from core.post o where o.person_id = p.id and ${isOwnPost(actor)}
      and ${where} ${roleType ? sql`and o.role_type = ${roleType}` : sql``})
    ${typed} ${state ? states[state] : sql``}`;
}

export const selectBureauPage = (db: Db, actor: SignedIn, filter: BureauFilter) =>
  db.all<BureauRow>(sql`
    select p.id, p.name, p.usercode, p.username, p.category, p.phone, p.disabled_at is not null as is_frozen,
      ${lastLogin} as last_login,
      (select json_agg(json_build_object('roleType', o.role_type, 'county', y.name, 'countyEn', y.name_en,
          'scopes', (select count(*) from core.management_scope m where m.post_id = o.id))
          order by o.is_active desc, o.role_type)
        from core.post o left join core.county y on y.id = o.county_id
        where o.person_id = p.id and ${isOwnPost(actor)}) as posts
    from ${found(actor, filter)}
    ${orderOf(filter, { name: sql`p.name collate "zh-x-icu"`, number: sql`p.usercode` }, sql`p.usercode, p.id`)}
    ${pageOf(filter)}`);

export const countBureauPeople = async (db: Db, actor: SignedIn, filter: BureauFilter) =>
  (await db.one<{ count: number }>(sql`select count(*) as count from ${found(actor, filter)}`)).count;

/** A post of a bureau; by default the holder's first one is active. */
export const insertBureauPost = (db: Db, post: { id: Id; personId: Id; roleType: RoleType; countyId: Id | null }) =>
  db.run(sql`
    insert into core.post (id, person_id, role_type, county_id, is_active)
    select ${post.id}, ${post.personId}, ${post.roleType}, ${post.countyId}::uuid,
      not exists (select from core.post where person_id = ${post.personId} and is_active)`);

/** Whether there is such a county. */
export const selectHasCounty = async (db: Db, id: Id): Promise<boolean> =>
  (await db.maybe(sql`select 1 from core.county where id = ${id}`)) !== undefined;

/** A post whose scopes are changed, locked; 404 for one that does not exist, has ended, or is in a school. */
export const lockBureauPost = (db: Db, id: Id) =>
  db.one<{ id: Id; personId: Id; roleType: RoleType; countyId: Id | null; version: number }>(
    sql`select id, person_id, role_type, county_id, scopes_version as version
      from core.post where id = ${id} and school_id is null and ended_at is null for update`,
    'core.organisation.noPost',
  );

/** What the posts of a person review, by post. */
export const selectScopes = (db: Db, postIds: readonly Id[]) =>
  db.all<Scope & { postId: Id }>(sql`
    select post_id, county_id, school_id, stage, subject_id
    from core.management_scope where post_id = any (${postIds}::uuid[]) order by id`);

/** Of these scopes, the number that name a county (or a school of one) other than this. */
export const countScopesOutside = async (db: Db, countyId: Id, scopes: readonly Scope[]): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count
      from unnest(${scopes.map((one) => one.countyId)}::uuid[], ${scopes.map((one) => one.schoolId)}::uuid[])
          as wanted (county_id, school_id)
        left join core.school s on s.id = wanted.school_id
      where coalesce(wanted.county_id, s.county_id) is distinct from ${countyId}::uuid`)
  ).count;

/** Replaces the management scopes of a post. */
export async function replaceScopes(db: Db, postId: Id, scopes: readonly (Scope & { readonly id: Id })[]) {
  await db.run(sql`delete from core.management_scope where post_id = ${postId}`);
  await db.run(sql`
    insert into core.management_scope (id, post_id, county_id, school_id, stage, subject_id)
    select id, ${postId}, county_id, school_id, stage, subject_id
    from unnest(${scopes.map(({ id }) => id)}::uuid[], ${scopes.map((one) => one.countyId)}::uuid[],
      ${scopes.map((one) => one.schoolId)}::uuid[], ${scopes.map(({ stage }) => stage)}::text[],
      ${scopes.map((one) => one.subjectId)}::uuid[]) as wanted (id, county_id, school_id, stage, subject_id)`);
  await db.run(sql`update core.post set scopes_version = scopes_version + 1 where id = ${postId}`);
}

import type { Id } from 'edutech/core/common/ids';
import { categories, type Category, type RoleType } from 'edutech/core/common/permissions/people';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing } from 'edutech/core/server/data/paging';
import type { HolderKind } from './holder-kind';
import { isPostWithin, type Reaching } from './within';

/** The search: the holders of a code, or of one of its actions. */
export interface WantedHolders {
  readonly actor: Reaching;
  readonly code: string;
  readonly action: string | null;
  /** Kinds of holders that have it by default. */
  readonly kinds: readonly HolderKind[];
  /** Words in the name, or a whole number or user name. */
  readonly words: string;
  readonly how: 'default' | 'given' | 'withheld' | null;
}

export interface HolderRow {
  readonly personId: Id;
  readonly name: string;
  readonly username: string;
  readonly usercode: string;
  readonly category: Category;
  readonly postId: Id | null;
  readonly roleType: RoleType | null;
  readonly place: string;
  readonly placeEn: string;
  readonly how: 'default' | 'given' | 'withheld';
}

type Part = HolderRow['how'] | 'ofKind';

/**
 * Posts with a grant or a removal of it, each with which; `ofKind`: all that have it by default. The caller sees those
 * within reach only. Kinds are compared column by column, and deviations are read from their own table first: the
 * planner can then distinguish a hundred thousand rows from ten, and reads a page in the order of numbers.
 */
function holders(wanted: WantedHolders): Record<Part, Query> {
  const { actor, code, action, kinds, words } = wanted;
  const named = action === null ? sql`true` : sql`${action} = any(g.actions)`;
  const takesAway = sql`g.code = ${code} and g.withheld and (g.actions = '{}' or ${action}::text = any(g.actions))`;
  const isDeprived = sql`exists (select from core.post_grant g where g.post_id = o.id and ${takesAway})`;
  const isKind = sql`(${isOfKind(kinds)})`;
  const typed = words
    ? sql`and (p.name ilike ${containing(words)} or p.username = lower(${words}) or p.usercode = ${words})`
    : sql``;
  const ofPerson = sql`p.disabled_at is null ${typed}`;
  const ofPost = sql`${isPostWithin(actor)} and o.ended_at is null`;
  const column = (how: Part) => sql`p.id as person_id, p.usercode, o.id as post_id, ${sql.lit(how)} as how`;
  const posts = sql`core.post o join core.person p on p.id = o.person_id and ${ofPerson}`;
  const byGrant = sql`core.post_grant g join core.post o on o.id = g.post_id
    join core.person p on p.id = o.person_id and ${ofPerson}`;
  const withoutPost = kinds.flatMap(([category, roleType]) =>
    roleType === null && !inSchools(category) ? [category] : [],
  );
  const guests =
    withoutPost.length === 0
      ? sql``
      : sql`union all
        select p.id, p.usercode, null, 'default' from core.person p
        where ${ofPerson} and p.category = any(${withoutPost}::int2[])
          and not exists (select from core.post o where o.person_id = p.id and o.ended_at is null offset 0)`;
  return {
    ofKind: sql`select ${column('default')} from ${posts} where ${ofPost} and ${isKind} ${guests}`,
    default: sql`select ${column('default')} from ${posts} where ${ofPost} and ${isKind} and not ${isDeprived} ${guests}`,
    given: sql`select ${column('given')} from ${byGrant}
      where g.code = ${code} and not g.withheld and ${named} and ${ofPost} and not ${isKind} and not ${isDeprived}`,
    withheld: sql`select ${column('withheld')} from ${byGrant} where ${takesAway} and ${ofPost} and ${isKind}`,
  };
}

/** Teachers and students have no rights without a post at a school. */
const inSchools = (category: Category) => category === categories.teacher || category === categories.student;

/** Whether post `o` of person `p` is of one of the kinds. */
function isOfKind(kinds: readonly HolderKind[]): Query {
  const byCategory = Map.groupBy(kinds, ([category]) => category);
  const one = (category: Category, some: readonly HolderKind[]) =>
    sql`p.category = ${category} and o.role_type = any(${some.flatMap(([, roleType]) => roleType ?? [])}::int2[])`;
  const all = [...byCategory].map(([category, some]) => one(category, some));
  return all.length === 0 ? sql`false` : sql.join(all, sql` or `);
}

/** A page of holders by number (numbers begin with the school's). */
export function selectHolders(db: Db, wanted: WantedHolders, page: number, line: number): Promise<HolderRow[]> {
  const parts = holders(wanted);
  const first = (part: Query) => sql`(${part} order by usercode, post_id limit ${page * line})`;
  const asked = wanted.how ? parts[wanted.how] : sql`${first(parts.default)} union all ${first(parts.given)}`;
  return db.all(sql`
    with found as materialized (
      select * from (${asked}) all_of_them order by usercode, post_id limit ${line} offset ${(page - 1) * line}
    )
    select p.id as person_id, p.name, p.username, p.usercode, p.category, o.id as post_id, o.role_type,
      coalesce(s.name, y.name, '') as place, coalesce(nullif(s.name_en, ''), nullif(y.name_en, ''), '') as place_en, f.how
    from found f join core.person p on p.id = f.person_id
      left join core.post o on o.id = f.post_id
      left join core.school s on s.id = o.school_id
      left join core.county y on y.id = o.county_id
    order by f.usercode, f.post_id`);
}

/** The number of holders in each way. Default holders are of a kind that has it, without a removal. */
export function countHoldersOf(db: Db, wanted: WantedHolders) {
  const parts = holders(wanted);
  const count = (part: Query) => sql`(select count(*) from (${part}) one)`;
  return db.one<Record<HolderRow['how'], number>>(sql`
    select of_kind - withheld as "default", given, withheld
    from (select ${count(parts.ofKind)} as of_kind, ${count(parts.given)} as given, ${count(parts.withheld)} as withheld) n`);
}

import type { Id } from '../../../common/ids';
import type { Category, RoleType } from '../../../common/permissions/people';
import { type Db, type Query, sql } from '../../data/db';
import { containing } from '../../organisation/administration/paging';
import { isPostWithin, type Reaching } from './within';

/** Who is looked for: the holders of a code, or of one of its actions. */
export interface WantedHolders {
  readonly actor: Reaching;
  readonly code: string;
  readonly action: string | null;
  /** Kinds of holders that have it by default, as {@link kindOf} numbers them. */
  readonly kinds: readonly number[];
  /** Words in the name, or a whole number or user name. */
  readonly words: string;
  readonly how: 'default' | 'given' | 'withheld' | null;
}

/** A kind of holder in one number: category and role type (null: without a post). */
export const kindOf = (category: Category, roleType: RoleType | null): number => category * 100 + (roleType ?? 0);

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

/**
 * Posts that are said to hold it, or to be deprived of it, each with how. Rows begin at posts and at the few deviations,
 * so that a hundred thousand people are passed once; the asker sees those of his reach only.
 */
function holders({ actor, code, action, kinds, words, how }: WantedHolders): Query {
  const named = action === null ? sql`true` : sql`${action} = any(g.actions)`;
  const isDeprived = sql`exists (select from core.post_grant g
    where g.post_id = o.id and g.code = ${code} and g.withheld and (g.actions = '{}' or ${action}::text = any(g.actions)))`;
  const isKind = sql`(p.category * 100 + o.role_type) = any(${kinds}::int[])`;
  const typed = words
    ? sql`and (p.name ilike ${containing(words)} or p.username = lower(${words}) or p.usercode = ${words})`
    : sql``;
  const ofPost = sql`${isPostWithin(actor)} and o.ended_at is null and p.disabled_at is null ${typed}`;
  const post = sql`p.id as person_id, p.usercode, o.id as post_id`;
  const parts: Record<string, Query> = {
    default: sql`
      select ${post}, 'default' as how from core.post o join core.person p on p.id = o.person_id
      where ${ofPost} and ${isKind} and not ${isDeprived}
      union all
      select p.id, p.usercode, null, 'default' from core.person p
      where p.disabled_at is null ${typed} and p.category not in (2, 3) and p.category * 100 = any(${kinds}::int[])
        and not exists (select from core.post o where o.person_id = p.id and o.ended_at is null)`,
    given: sql`
      select ${post}, 'given' as how
      from core.post_grant g join core.post o on o.id = g.post_id join core.person p on p.id = o.person_id
      where g.code = ${code} and not g.withheld and ${named} and ${ofPost} and not ${isKind} and not ${isDeprived}`,
    withheld: sql`
      select ${post}, 'withheld' as how from core.post o join core.person p on p.id = o.person_id
      where o.id in (select g.post_id from core.post_grant g where g.code = ${code} and g.withheld)
        and ${ofPost} and ${isKind} and ${isDeprived}`,
  };
  return how ? parts[how]! : sql`${parts['default']} union all ${parts['given']}`;
}

/** A page of holders by number (numbers begin with the school's). */
export const selectHolders = (db: Db, wanted: WantedHolders, page: number, line: number) =>
  db.all<HolderRow>(sql`
    with found as materialized (
      select * from (${holders(wanted)}) all_of_them order by usercode, post_id limit ${line} offset ${(page - 1) * line}
    )
    select p.id as "personId", p.name, p.username, p.usercode, p.category, o.id as "postId", o.role_type as "roleType",
      coalesce(s.name, y.name, '') as place, coalesce(nullif(s.name_en, ''), nullif(y.name_en, ''), '') as "placeEn", f.how
    from found f join core.person p on p.id = f.person_id
      left join core.post o on o.id = f.post_id
      left join core.school s on s.id = o.school_id
      left join core.county y on y.id = o.county_id
    order by f.usercode, f.post_id`);

/** How many hold it in each way. */
export const countHoldersOf = (db: Db, wanted: WantedHolders) =>
  db.one<{ default: number; given: number; withheld: number }>(sql`
    select ${sql.join(
      (['default', 'given', 'withheld'] as const).map(
        (how) => sql`(select count(*) from (${holders({ ...wanted, how })}) one) as ${sql.ref(how)}`,
      ),
    )}`);

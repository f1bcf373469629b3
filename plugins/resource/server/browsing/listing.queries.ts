import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { Actor, SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Form, Kind } from '../../model/kinds';
import { mostListed } from '../../model/limits';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { isReadable } from './readable.queries';

/** Whose list it is: everybody's, or one of somebody's. */
export type Listed =
  | { readonly space: 'public' }
  | { readonly space: 'mine' | 'school' | 'favourites' | 'trash'; readonly actor: SignedIn };

export interface Narrowing {
  readonly nodeId?: Id;
  readonly kiid?: Id;
  readonly stageId?: Stage;
  readonly subjectId?: Id;
  readonly gradeId?: Id;
  readonly kind?: Kind;
  readonly form?: Form;
  readonly q?: string;
  /** Only these: what a search has found. */
  readonly ids?: readonly Id[];
}

interface Source {
  readonly from: Query;
  readonly where: Query;
  /** Column by which the list is sorted, the newest first. */
  readonly time: Query;
}

/** Rows of the space before they are narrowed, and of a chapter where there is one: each a range of one index. */
function sourceOf(listed: Listed, nodeId: Id | undefined): Source {
  const inChapter = nodeId
    ? sql`and exists (select from resource.placement p where p.resource_id = r.id and p.node_id = ${nodeId})`
    : sql``;
  switch (listed.space) {
    case 'public':
      return nodeId
        ? {
            from: sql`resource.placement p join resource.resource r on r.id = p.resource_id`,
            where: sql`p.node_id = ${nodeId} and p.is_public and r.is_public`,
            time: sql`p.listed_at`,
          }
        : { from: sql`resource.resource r`, where: sql`r.is_public`, time: sql`r.listed_at` };
    case 'school':
      return nodeId
        ? {
            from: sql`resource.placement p join resource.resource r on r.id = p.resource_id`,
            where: sql`p.school_id = ${listed.actor.schoolId} and p.node_id = ${nodeId} and p.shown >= 2
              and r.visibility >= 2 and r.removed_at is null`,
            time: sql`p.listed_at`,
          }
        : {
            from: sql`resource.resource r`,
            where: sql`r.school_id = ${listed.actor.schoolId} and r.visibility >= 2 and r.removed_at is null`,
            time: sql`r.listed_at`,
          };
    case 'mine':
      return {
        from: sql`resource.resource r`,
        where: sql`r.owner_person_id = ${listed.actor.personId} and r.removed_at is null ${inChapter}`,
        time: sql`r.listed_at`,
      };
    case 'favourites':
      return {
        from: sql`resource.favourite f join resource.resource r on r.id = f.resource_id`,
        where: sql`f.person_id = ${listed.actor.personId} and ${isReadable(listed.actor)} ${inChapter}`,
        time: sql`f.marked_at`,
      };
    case 'trash':
      return {
        from: sql`resource.resource r`,
        where: sql`r.owner_person_id = ${listed.actor.personId} and r.removed_at is not null ${inChapter}`,
        time: sql`r.removed_at`,
      };
  }
}

const conditions = ({ kiid, stageId, subjectId, gradeId, kind, form, q, ids }: Narrowing): Query[] => [
  ...(stageId ? [sql`r.stage = ${stageId}`] : []),
  ...(subjectId ? [sql`r.subject_id = ${subjectId}`] : []),
  ...(gradeId ? [sql`r.grade_id = ${gradeId}`] : []),
  ...(kind ? [sql`r.kind = ${kind}`] : []),
  ...(form ? [sql`r.form = ${form}`] : []),
  ...(kiid
    ? [sql`exists (select from resource.point_link l where l.resource_id = r.id and l.point_id = ${kiid})`]
    : []),
  ...(q ? [sql`strpos(lower(r.title), lower(${q})) > 0`] : []),
  ...(ids ? [sql`r.id = any(${ids}::uuid[])`] : []),
];

function matching(listed: Listed, narrowing: Narrowing) {
  const { from, where, time } = sourceOf(listed, narrowing.nodeId);
  return { from, where: sql.join([where, ...conditions(narrowing)], sql` and `), time };
}

/** Without other filters, a chapter is counted from placements alone; undefined: there are other filters. */
function placedOnly(listed: Listed, { nodeId, ...others }: Narrowing): Pick<Source, 'from' | 'where'> | undefined {
  if (!nodeId || Object.values(others).some((value) => value !== undefined)) return undefined;
  const from = sql`resource.placement p`;
  if (listed.space === 'public') return { from, where: sql`p.node_id = ${nodeId} and p.is_public` };
  if (listed.space !== 'school') return undefined;
  return { from, where: sql`p.school_id = ${listed.actor.schoolId} and p.node_id = ${nodeId} and p.shown >= 2` };
}

/** A part of a list. */
export interface Part {
  readonly sort: 'newest' | 'used' | 'found';
  readonly offset: number;
  readonly limit: number;
}

/**
 * Ids of a part of the list, in its order. What is sorted by use, or as it was found, is sorted among the newest
 * thousand.
 */
export async function selectPart(db: Db, listed: Listed, narrowing: Narrowing, part: Part): Promise<Id[]> {
  const { from, where, time } = matching(listed, narrowing);
  const newest = sql`select r.id, ${time} as time from ${from} where ${where} order by ${time} desc, r.id desc`;
  const ordered =
    part.sort === 'newest'
      ? newest
      : part.sort === 'used'
        ? sql`select c.id, c.time from (${newest} limit ${mostListed}) c left join resource.use u on u.resource_id = c.id
            order by coalesce(u.uses, 0) desc, c.time desc, c.id desc`
        : sql`select c.id, c.time from (${newest} limit ${mostListed}) c
            order by array_position(${narrowing.ids ?? []}::uuid[], c.id)`;
  const rows = await db.all<{ id: Id }>(sql`${ordered} limit ${part.limit} offset ${part.offset}`);
  return rows.map(({ id }) => id);
}

/** How many the list has; one more than the most stands for more. */
export async function countMatching(db: Db, listed: Listed, narrowing: Narrowing): Promise<number> {
  const { from, where } = placedOnly(listed, narrowing) ?? matching(listed, narrowing);
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from (select from ${from} where ${where} limit ${mostListed + 1}) counted`);
  return count;
}

export interface ShareRow {
  readonly kind: Kind;
  readonly form: Form;
  readonly stage: Stage;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly count: number;
}

/** How the newest thousand are shared out: a row for each combination of facts. */
export function selectShares(db: Db, listed: Listed, narrowing: Narrowing): Promise<ShareRow[]> {
  const { from, where, time } = matching(listed, narrowing);
  return db.all(sql<ShareRow>`
    select kind, form, stage, subject_id, grade_id, count(*) as count
    from (select r.kind, r.form, r.stage, r.subject_id, r.grade_id from ${from} where ${where}
      order by ${time} desc, r.id desc limit ${mostListed}) newest
    group by 1, 2, 3, 4, 5`);
}

/** Names of subjects and grades, in the reader's language and the city's order. */
export const selectFactNames = (db: Db, language: Language) =>
  db.all<{ id: Id; name: string }>(sql`
    select id, name from (
      select s.id, ${inLanguage('s', language)} as name, s.sort::integer as place from core.subject s
      union all
      select g.id, ${inLanguage('g', language)}, g.number from core.grade g) facts order by place`);

/** Names as the search keeps them: Chinese. */
export const selectFactsForSearch = (db: Db, subjectId: Id | undefined, gradeId: Id | undefined) =>
  db.one<{ subject: string | null; grade: string | null }>(sql`
    select (select name from core.subject where id = ${subjectId ?? null}::uuid) as subject,
      (select name from core.grade where id = ${gradeId ?? null}::uuid) as grade`);

/** The public resources that are used most. */
export const selectMostUsed = async (db: Db, count: number): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select r.id from resource.use u join resource.resource r on r.id = u.resource_id
      where r.is_public order by u.uses desc, u.resource_id desc limit ${count}`)
  ).map(({ id }) => id);

/** Which of these the actor may read. */
export const selectReadable = async (db: Db, actor: Actor, ids: readonly Id[]): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select r.id from resource.resource r where r.id = any(${ids}::uuid[]) and ${isReadable(actor)}`)
  ).map(({ id }) => id);

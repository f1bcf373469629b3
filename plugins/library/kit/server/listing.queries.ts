import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { BankSource } from 'edutech/core/common/teaching/sources';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { containing } from 'edutech/core/server/data/paging';
import type { Space } from '../common/library-endpoints';
import { mostListed } from '../common/review';
import type { Shared } from '../common/sharing';
import type { LibraryTables } from './library-tables';

export interface ItemRow {
  readonly id: Id;
  readonly title: string;
  readonly stageId: Stage;
  readonly subject: string;
  readonly grade: string;
  readonly owner: string;
  readonly school: string;
  readonly seen: BankSource;
  readonly wanted: Shared | null;
  readonly time: Date;
  readonly isFavourite: boolean;
  readonly isOwn: boolean;
  readonly version: number;
}

/** What narrows a list. */
export interface ItemWish {
  readonly space?: Space;
  readonly nodeId?: Id;
  readonly q?: string;
}

/** Things `i` that somebody may read: everybody's, the school's, their own; nothing that was removed. */
export const isReadable = (t: LibraryTables, { personId, schoolId }: SignedIn): Query<boolean> => sql<boolean>`
  (i.removed_at is null and (i.${sql.ref(t.seen)} = 3 or i.owner_person_id = ${personId}
    or (i.${sql.ref(t.seen)} = 2 and i.school_id = ${schoolId}::uuid)))`;

function inSpace(t: LibraryTables, actor: SignedIn, space: Space): Query {
  const seen = sql.ref(t.seen);
  switch (space) {
    case 'public':
      return sql`i.${seen} = 3 and i.removed_at is null`;
    case 'school':
      return sql`i.${seen} >= 2 and i.school_id = ${actor.schoolId}::uuid and i.removed_at is null`;
    case 'favourites':
      return sql`f.person_id is not null and ${isReadable(t, actor)}`;
    default:
      return sql`i.owner_person_id = ${actor.personId} and i.removed_at is ${space === 'trash' ? sql`not null` : sql`null`}`;
  }
}

/** Who asks for a list, and a condition on things `i` of the area's own. */
interface Asking {
  readonly actor: SignedIn;
  readonly where: Query | undefined;
}

const fromWhere = (t: LibraryTables, { actor, where }: Asking, { space = 'mine', nodeId, q }: ItemWish): Query => sql`
  from ${sql.table(t.items)} i
  left join ${sql.table(t.favourites)} f on f.${sql.ref(t.item)} = i.id and f.person_id = ${actor.personId}
  join core.subject s on s.id = i.subject_id
  join core.grade g on g.id = i.grade_id
  left join core.school o on o.id = i.school_id
  left join core.person p on p.id = i.owner_person_id
  where ${inSpace(t, actor, space)} ${where ? sql`and ${where}` : sql``}
    ${q ? sql`and i.title ilike ${containing(q)}` : sql``}
    ${
      nodeId
        ? sql`and exists (select from ${sql.table(t.placements)} c where c.${sql.ref(t.item)} = i.id and c.node_id = ${nodeId})`
        : sql``
    }`;

/** What is newest: in the trash the last thing removed, among favourites the last one marked. */
function orderOf({ space }: ItemWish): Query {
  if (space === 'trash') return sql`i.removed_at`;
  return space === 'favourites' ? sql`f.marked_at` : sql`i.listed_at`;
}

/** A page of a list, the newest first; `more` are further columns of `i`. */
export const selectItems = <Row extends ItemRow>(
  db: Db,
  t: LibraryTables,
  { language, more, ...asking }: Asking & { readonly language: Language; readonly more: Query },
  wish: ItemWish,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Row[]> =>
  db.all(sql<Row>`
    select i.id, i.title, i.stage as stage_id, ${inLanguage('s', language)} as subject, ${inLanguage('g', language)} as grade,
      coalesce(p.name, '') as owner, coalesce(${inLanguage('o', language)}, '') as school, i.${sql.ref(t.seen)} as seen,
      case when i.owner_person_id = ${asking.actor.personId} then i.wanted end as wanted,
      coalesce(i.removed_at, i.listed_at) as time, f.person_id is not null as is_favourite,
      i.owner_person_id = ${asking.actor.personId} as is_own, i.version, ${more}
    ${fromWhere(t, asking, wish)} order by ${orderOf(wish)} desc, i.id desc limit ${limit} offset ${offset}`);

export const countItems = async (db: Db, t: LibraryTables, asking: Asking, wish: ItemWish): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from (select ${fromWhere(t, asking, wish)} limit ${mostListed + 1}) counted`)
  ).count;

/** Which of these somebody may read. */
export const selectReadable = async (db: Db, t: LibraryTables, actor: SignedIn, ids: readonly Id[]): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select i.id from ${sql.table(t.items)} i where i.id = any(${ids}::uuid[]) and ${isReadable(t, actor)}`)
  ).map(({ id }) => id);

/** Somebody's own things, held until COMMIT, in the order of their ids. */
export const lockOwnItems = (db: Db, t: LibraryTables, ids: readonly Id[], ownerId: Id) =>
  db.all<OwnRow>(sql`
    select id, school_id, title, stage, subject_id, ${sql.ref(t.seen)} as seen, wanted, removed_at is not null as is_removed, version
    from ${sql.table(t.items)} where id = any(${ids}::uuid[]) and owner_person_id = ${ownerId} order by id for update`);

export interface OwnRow {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly title: string;
  readonly stage: Stage;
  readonly subjectId: Id;
  readonly seen: BankSource;
  readonly wanted: Shared | null;
  readonly isRemoved: boolean;
  readonly version: number;
}

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from '../in-language.queries';
import type { ChapterNode, TreeNode } from '../../api';
import { deepestChapter } from '../../model/trees/chapters';
import type { Ownership } from '../../model/managers';

const hasChild = (id: Query): Query<boolean> => sql<boolean>`exists (
  select from textbook.node c where c.book_id = n.book_id and c.parent_id = ${id} and c.removed_at is null)`;

/** The nodes directly below one, or at the top of a book that the caller has been found to see. */
export const selectChildren = (db: Db, bookId: Id, parentId: Id | null, language: Language): Promise<ChapterNode[]> =>
  db.all(sql<ChapterNode>`
    select n.id as node_id, ${inLanguage('n', language)} as node_name, ${hasChild(sql`n.id`)} as is_have_child
    from textbook.node n
    where n.book_id = ${bookId} and n.parent_id is not distinct from ${parentId}::uuid and n.removed_at is null
    order by n.position, n.id`);

/** A chapter as it is read and, after it was locked, written. */
export interface NodeRow extends Ownership {
  readonly id: Id;
  readonly bookId: Id;
  readonly parentId: Id | null;
  readonly name: string;
  readonly hasChild: boolean;
  /** 1 at the top. */
  readonly level: number;
  /** Names from the top down to the chapter itself. */
  readonly trail: readonly string[];
  /** It was taken out, or one above it. */
  readonly isRemoved: boolean;
  /** One above it was taken out. */
  readonly isAboveRemoved: boolean;
  readonly bookVersion: number;
}

const nodeColumns = (language: Language): Query => sql`
  n.id, n.book_id, n.parent_id, ${inLanguage('n', language)} as name, n.school_id,
  n.owner_person_id, b.version as book_version, ${hasChild(sql`n.id`)} as has_child,
  (select o.county_id from core.school o where o.id = n.school_id) as county_id, up.level, up.trail,
  up.is_removed, up.is_above_removed`;

/** From the chapter up to the top; `distance` grows upwards. */
const above = (id: Id, language: Language): Query => sql`
  with recursive up as (
    select n.id, n.book_id, n.parent_id, ${inLanguage('n', language)} as name, n.removed_at, 0 as distance
    from textbook.node n where n.id = ${id}
    union all
    select p.id, p.book_id, p.parent_id, ${inLanguage('p', language)}, p.removed_at, up.distance + 1
    from textbook.node p join up on p.book_id = up.book_id and p.id = up.parent_id)
  select count(*)::integer as level, array_agg(name order by distance desc) as trail,
    bool_or(removed_at is not null) as is_removed,
    coalesce(bool_or(removed_at is not null) filter (where distance > 0), false) as is_above_removed from up`;

/**
 * The chapter, for whom sees it: not another's own, not of a book that was taken out; 404 else. One that was taken out
 * itself is found with `isRemoved`, for whoever puts it back. Visitors (null) see the city's.
 */
export const selectNode = (db: Db, id: Id, personId: Id | null, language: Language): Promise<NodeRow> =>
  db.one(
    sql<NodeRow>`
      select ${nodeColumns(language)}
      from textbook.node n
      join textbook.book b on b.id = n.book_id and b.removed_at is null
      cross join lateral (${above(id, language)}) up
      where n.id = ${id} and ${
        personId === null ? sql`n.is_public` : sql`(n.owner_person_id is null or n.owner_person_id = ${personId}::uuid)`
      }`,
    'textbook.error.noNode',
  );

/** All chapters of a book in reading order: `name` is an expression over node `n`. */
const inReadingOrder = (bookId: Id, name: Query): Query => sql`
  with recursive tree as (
    select n.id, n.book_id, n.parent_id, ${name} as name, n.name_en, 1 as level, array[n.position::integer] as place,
      array[n.id] as ids
    from textbook.node n where n.book_id = ${bookId} and n.parent_id is null and n.removed_at is null
    union all
    select n.id, n.book_id, n.parent_id, ${name}, n.name_en, t.level + 1, t.place || n.position::integer, t.ids || n.id
    from textbook.node n join tree t on n.book_id = t.book_id and n.parent_id = t.id
    where n.removed_at is null and t.level < ${deepestChapter})`;

export const selectTree = (db: Db, bookId: Id, language: Language): Promise<TreeNode[]> =>
  db.all(sql<TreeNode>`
    ${inReadingOrder(bookId, inLanguage('n', language))}
    select n.id as node_id, n.parent_id, n.name as node_name, n.level, ${hasChild(sql`n.id`)} as is_have_child
    from tree n order by n.place, n.ids`);

/** The same with both names, as a sheet has them. */
export const selectTreeWithEnglish = (db: Db, bookId: Id) =>
  db.all<{ level: number; name: string; nameEn: string }>(sql`
    ${inReadingOrder(bookId, sql`n.name`)}
    select n.level, n.name, n.name_en from tree n order by n.place, n.ids`);

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { BookPlace, PointPlace } from '../../api/textbooks';
import { bookFrom, inTreeOrder } from '../books/book-row.queries';
import { inLanguage } from '../in-language.queries';

/** Columns of a {@link BookPlace} over `bookFrom`. */
const placeColumns = (language: Language): Query => sql`
  b.id as book_id, ${inLanguage('b', language)} as name, b.stage, b.subject_id,
  ${inLanguage('s', language)} as subject, s.code as subject_code, s.sort as subject_order,
  b.grade_id, ${inLanguage('g', language)} as grade, g.number as grade_number,
  b.edition_id, ${inLanguage('e', language)} as edition, b.removed_at is not null as is_removed,
  b.school_id is null and b.owner_person_id is null as is_city`;

export const selectBookPlaces = (db: Db, ids: readonly Id[], language: Language): Promise<BookPlace[]> =>
  db.all(sql<BookPlace>`select ${placeColumns(language)} from ${bookFrom} where b.id = any(${ids}::uuid[])`);

export const selectCatalogue = (db: Db, language: Language): Promise<BookPlace[]> =>
  db.all(sql<BookPlace>`
    select ${placeColumns(language)} from ${bookFrom}
    where b.school_id is null and b.owner_person_id is null and b.removed_at is null order by ${inTreeOrder}`);

/** A chapter with its book and its way down from the top, as parallel lists. */
export interface NodePlaceRow extends BookPlace {
  readonly nodeId: Id;
  readonly pathIds: readonly Id[];
  readonly pathNames: readonly string[];
  readonly isNodeRemoved: boolean;
}

export const selectNodePlaces = (db: Db, ids: readonly Id[], language: Language): Promise<NodePlaceRow[]> =>
  db.all(sql<NodePlaceRow>`
    with recursive up as (
      select n.id as start_id, n.id, n.book_id, n.parent_id, ${inLanguage('n', language)} as name, n.removed_at, 0 as distance
      from textbook.node n where n.id = any(${ids}::uuid[])
      union all
      select up.start_id, n.id, n.book_id, n.parent_id, ${inLanguage('n', language)}, n.removed_at, up.distance + 1
      from textbook.node n join up on n.book_id = up.book_id and n.id = up.parent_id)
    select way.start_id as node_id, way.ids as path_ids, way.names as path_names, way.is_removed as is_node_removed,
      ${placeColumns(language)}
    from (
      select start_id, book_id, array_agg(id order by distance desc) as ids,
        array_agg(name order by distance desc) as names, bool_or(removed_at is not null) as is_removed
      from up group by start_id, book_id) way
    join (${bookFrom}) on b.id = way.book_id`);

/** A chapter and all below it that have not been taken out. */
export const selectNodesBelow = async (db: Db, nodeId: Id): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      with recursive below as (
        select id, book_id from textbook.node where id = ${nodeId} and removed_at is null
        union all
        select c.id, c.book_id from textbook.node c join below on c.book_id = below.book_id and c.parent_id = below.id
        where c.removed_at is null)
      select id from below`)
  ).map(({ id }) => id);

/** Chapters of other books that teach the same as these. */
export const selectTwins = async (db: Db, ids: readonly Id[]): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select n.id from textbook.node n
      where n.removed_at is null and (
        n.id in (select twin_id from textbook.node_twin where node_id = any(${ids}::uuid[]))
        or n.id in (select node_id from textbook.node_twin where twin_id = any(${ids}::uuid[])))`)
  ).map(({ id }) => id);

/** A knowledge point with its way down from the top, as parallel lists. */
export interface PointPlaceRow extends Omit<PointPlace, 'path'> {
  readonly pathIds: readonly Id[];
  readonly pathNames: readonly string[];
}

export const selectPointPlaces = (db: Db, ids: readonly Id[], language: Language): Promise<PointPlaceRow[]> =>
  db.all(sql<PointPlaceRow>`
    with recursive up as (
      select p.id as start_id, p.id, p.tree_id, p.parent_id, ${inLanguage('p', language)} as name, p.removed_at,
        p.is_disabled, 0 as distance
      from textbook.knowledge_point p where p.id = any(${ids}::uuid[])
      union all
      select up.start_id, p.id, p.tree_id, p.parent_id, ${inLanguage('p', language)}, p.removed_at, false, up.distance + 1
      from textbook.knowledge_point p join up on p.tree_id = up.tree_id and p.id = up.parent_id)
    select way.start_id as point_id, t.id as tree_id, t.stage, t.subject_id, way.ids as path_ids,
      way.names as path_names, way.is_disabled or t.removed_at is not null as is_disabled
    from (
      select start_id, tree_id, array_agg(id order by distance desc) as ids,
        array_agg(name order by distance desc) as names, bool_or(removed_at is not null or is_disabled) as is_disabled
      from up group by start_id, tree_id) way
    join textbook.knowledge_tree t on t.id = way.tree_id`);

/** Knowledge points that these chapters teach. */
export const selectPointsOf = async (db: Db, nodeIds: readonly Id[]): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select distinct p.id from textbook.node_point l
      join textbook.node n on n.id = l.node_id
      join textbook.knowledge_point p on p.id = l.point_id
      where l.node_id = any(${nodeIds}::uuid[]) and p.removed_at is null`)
  ).map(({ id }) => id);

/** A heading with its points as parallel lists. */
interface TopicRow {
  readonly topicId: Id;
  readonly name: string;
  readonly ids: readonly Id[];
  readonly names: readonly string[];
}

/** The headings above these points with all that stands directly below them, in the order of the trees. */
export const selectTopics = (db: Db, pointIds: readonly Id[], language: Language) =>
  db.all<TopicRow>(sql`
    select t.id as topic_id, ${inLanguage('t', language)} as name,
      array_agg(p.id order by p.position) as ids,
      array_agg(${inLanguage('p', language)} order by p.position) as names
    from textbook.knowledge_point t
    join textbook.knowledge_point p on p.tree_id = t.tree_id and p.parent_id = t.id and p.removed_at is null
    where (t.tree_id, t.id) in (
      select o.tree_id, o.parent_id from textbook.knowledge_point o where o.id = any(${[...pointIds]}::uuid[]))
    group by t.tree_id, t.id, t.name, t.name_en, t.position
    order by t.tree_id, t.position, t.id`);

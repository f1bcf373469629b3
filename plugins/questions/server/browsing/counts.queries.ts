import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Listed } from './listing.queries';

/** Counts end here; trees say "10,000+" of more. */
const mostCounted = 10_000;

/** Placements `p` that a bank shows. */
const shownIn = ({ space, actor }: Listed): Query =>
  space === 'public'
    ? sql`p.is_public`
    : space === 'school'
      ? sql`p.school_id = ${actor.schoolId} and p.shown = 2`
      : sql`p.owner_person_id = ${actor.personId} and p.shown > 0`;

/** Questions on each chapter of a book and below it; those without any are left out. */
export const selectChapterCounts = (db: Db, listed: Listed, bookId: Id) =>
  db.all<{ nodeId: Id; count: number }>(sql`
    select n.id as node_id, counted.count from textbook.node n cross join lateral (
      select count(*) as count from (
        select from questions.placement p where p.node_id = n.id and ${shownIn(listed)} limit ${mostCounted}) shown) counted
    where n.book_id = ${bookId} and n.removed_at is null and counted.count > 0`);

const questionShownIn = ({ space, actor }: Listed): Query =>
  space === 'public'
    ? sql`q.is_public`
    : space === 'school'
      ? sql`q.school_id = ${actor.schoolId} and q.source = 2 and q.removed_at is null`
      : sql`q.owner_person_id = ${actor.personId} and q.removed_at is null`;

/** Questions that exercise each knowledge point of a tree, those below it too; those without any are left out. */
export const selectPointCounts = (db: Db, listed: Listed, treeId: Id) =>
  db.all<{ kiid: Id; count: number }>(sql`
    with recursive linked as (
      select distinct l.point_id, l.question_id from textbook.knowledge_point k
      join questions.point_link l on l.point_id = k.id join questions.question q on q.id = l.question_id
      where k.tree_id = ${treeId} and k.removed_at is null and ${questionShownIn(listed)}),
    above as (
      select id as start_id, id, parent_id from textbook.knowledge_point where tree_id = ${treeId}
      union all
      select a.start_id, k.id, k.parent_id from above a join textbook.knowledge_point k on k.id = a.parent_id)
    select a.id as kiid, least(count(distinct l.question_id), ${mostCounted}) as count
    from linked l join above a on a.start_id = l.point_id group by a.id`);

import type { Id } from 'edutech/core/common/ids';
import type { BankSource } from 'edutech/core/common/teaching/sources';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { all, type Expression, expressionText } from 'edutech/core/server/search/words/expression';
import { mostListed } from '../../model/limits';
import type { Ability } from '../../kit/common/types/abilities';
import type { QuestionKind } from '../../model/kinds';
import type { Sort, Space } from '../../model/spaces';
import { oneOf } from '../words/search-query';
import { monthLayers } from '../words/question-words';
import { isReadable } from './readable.queries';

/** Whose list it is. */
export interface Listed {
  readonly space: Space;
  readonly actor: SignedIn;
}

export interface Narrowing {
  readonly nodeIds?: readonly Id[];
  readonly kiids?: readonly Id[];
  readonly stageId?: Stage;
  readonly subjectId?: Id;
  readonly gradeId?: Id;
  readonly types?: readonly number[];
  readonly difficulties?: readonly number[];
  readonly kinds?: readonly QuestionKind[];
  readonly abilities?: readonly Ability[];
  readonly years?: readonly number[];
  readonly region?: string;
  readonly usedByMe?: boolean;
}

/** A typed query, as passed to the index. */
export interface SearchTerms {
  readonly words: Expression;
  /** As it was typed: a title that has it stands first. */
  readonly text: string;
  readonly now: Date;
}

interface Source {
  readonly from: Query;
  readonly where: Query;
  /** Column by which the list is sorted, the newest first. */
  readonly time: Query;
}

const isGiven = <Value>(values: readonly Value[] | undefined): values is readonly Value[] =>
  values !== undefined && values.length > 0;

/** Rows of the space before they are narrowed, and of one chapter where there is one: each a range of one index. */
function sourceOf({ space, actor }: Listed, nodeIds: readonly Id[] | undefined): Source {
  const [nodeId, ...others] = nodeIds ?? [];
  const inChapters = isGiven(nodeIds)
    ? sql`and q.id in (select p.question_id from questions.placement p where p.node_id = any(${nodeIds}::uuid[]))`
    : sql``;
  const byPlace = sql`questions.placement p join questions.question q on q.id = p.question_id`;
  const isOne = nodeId !== undefined && others.length === 0;
  switch (space) {
    case 'public':
      return isOne
        ? { from: byPlace, where: sql`p.node_id = ${nodeId} and p.is_public and q.is_public`, time: sql`p.listed_at` }
        : { from: sql`questions.question q`, where: sql`q.is_public ${inChapters}`, time: sql`q.listed_at` };
    case 'school':
      return isOne
        ? {
            from: byPlace,
            where: sql`p.school_id = ${actor.schoolId} and p.node_id = ${nodeId} and p.shown = 2 and q.source = 2
              and q.removed_at is null`,
            time: sql`p.listed_at`,
          }
        : {
            from: sql`questions.question q`,
            where: sql`q.school_id = ${actor.schoolId} and q.source = 2 and q.removed_at is null ${inChapters}`,
            time: sql`q.listed_at`,
          };
    case 'personal':
      return {
        from: sql`questions.question q`,
        where: sql`q.owner_person_id = ${actor.personId} and q.removed_at is null ${inChapters}`,
        time: sql`q.listed_at`,
      };
    case 'favourites':
      return {
        from: sql`questions.favourite f join questions.question q on q.id = f.question_id`,
        where: sql`f.person_id = ${actor.personId} and ${isReadable(actor)} ${inChapters}`,
        time: sql`f.marked_at`,
      };
    case 'trash':
      return {
        from: sql`questions.question q`,
        where: sql`q.owner_person_id = ${actor.personId} and q.removed_at is not null ${inChapters}`,
        time: sql`q.removed_at`,
      };
  }
}

/** One value alone is a range of an index that stands in the order of the list; several are not. */
const isAmong = (column: Query, values: readonly (number | string)[], type = 'smallint'): Query =>
  values.length === 1 ? sql`${column} = ${values[0]!}` : sql`${column} = any(${values}::${sql.raw(type)}[])`;

/** Conditions that the word index does not cover. */
const restConditions = ({ actor }: Listed, { abilities, region, usedByMe }: Narrowing): Query[] => [
  ...(isGiven(abilities) ? [isAmong(sql`q.ability`, abilities, 'text')] : []),
  ...(region ? [sql`q.region = ${region}`] : []),
  ...(usedByMe === undefined
    ? []
    : [
        sql`${sql.raw(usedByMe ? '' : 'not')} exists (
          select from questions.use u where u.question_id = q.id and u.person_id = ${actor.personId})`,
      ]),
];

const conditions = (listed: Listed, narrowing: Narrowing): Query[] => {
  const { kiids, stageId, subjectId, gradeId, types, difficulties, kinds, years } = narrowing;
  return [
    ...(stageId ? [sql`q.stage = ${stageId}`] : []),
    ...(subjectId ? [sql`q.subject_id = ${subjectId}`] : []),
    ...(gradeId ? [sql`q.grade_id = ${gradeId}`] : []),
    ...(isGiven(types) ? [isAmong(sql`q.type`, types)] : []),
    ...(isGiven(difficulties) ? [isAmong(sql`q.difficulty`, difficulties)] : []),
    ...(isGiven(kinds) ? [sql`q.kind = any(${kinds}::text[])`] : []),
    ...(isGiven(years) ? [sql`q.year = any(${years}::smallint[])`] : []),
    ...(isGiven(kiids)
      ? [sql`q.id in (select l.question_id from questions.point_link l where l.point_id = any(${kiids}::uuid[]))`]
      : []),
    ...restConditions(listed, narrowing),
  ];
};

function matching(listed: Listed, narrowing: Narrowing) {
  const { from, where, time } = sourceOf(listed, narrowing.nodeIds);
  return { from, where: sql.join([where, ...conditions(listed, narrowing)], sql` and `), time };
}

/** How far students are expected to get, until they have been measured: by the difficulty that its owner has set. */
const facility = sql`coalesce(q.facility, (array[0.9, 0.75, 0.6, 0.4, 0.2])[q.difficulty])`;

const orders: Readonly<Record<Exclude<Sort, 'newest'>, Query>> = {
  used: sql`used desc`,
  easiest: sql`facility desc`,
  hardest: sql`facility`,
};

/** A part of a list. */
export interface Part {
  readonly sort: Sort;
  readonly offset: number;
  readonly limit: number;
}

/** Ids of a page of the list, in its order; other orders sort the newest thousand. */
export async function selectPart(db: Db, listed: Listed, narrowing: Narrowing, part: Part): Promise<Id[]> {
  const { from, where, time } = matching(listed, narrowing);
  const newest = sql`
    select q.id, ${time} as time, q.used, ${facility} as facility from ${from} where ${where} order by ${time} desc, q.id desc`;
  const ordered =
    part.sort === 'newest'
      ? newest
      : sql`select c.id from (${newest} limit ${mostListed}) c order by ${orders[part.sort]}, c.time desc, c.id desc`;
  const rows = await db.all<{ id: Id }>(sql`${ordered} limit ${part.limit} offset ${part.offset}`);
  return rows.map(({ id }) => id);
}

/** How many the list has; one more than the most stands for more. */
export async function countMatching(db: Db, listed: Listed, narrowing: Narrowing): Promise<number> {
  const { from, where } = matching(listed, narrowing);
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from (select from ${from} where ${where} limit ${mostListed + 1}) counted`);
  return count;
}

/** What narrows, as words of the index. */
function factsAsked({
  nodeIds,
  kiids,
  stageId,
  subjectId,
  gradeId,
  types,
  difficulties,
  kinds,
  years,
}: Narrowing): Expression[] {
  return [
    ...(isGiven(nodeIds) ? [oneOf('node', nodeIds)] : []),
    ...(isGiven(kiids) ? [oneOf('point', kiids)] : []),
    ...(stageId ? [oneOf('stage', [stageId])] : []),
    ...(subjectId ? [oneOf('subject', [subjectId])] : []),
    ...(gradeId ? [oneOf('grade', [gradeId])] : []),
    ...(isGiven(types) ? [oneOf('type', types)] : []),
    ...(isGiven(difficulties) ? [oneOf('difficulty', difficulties)] : []),
    ...(isGiven(kinds) ? [oneOf('kind', kinds)] : []),
    ...(isGiven(years) ? [oneOf('year', years)] : []),
  ];
}

/** Most questions examined in one group of months for a word that is everywhere; the rest is similar. */
const mostLookedAt = 3000;

/** A bank in the search index: its number there, and the prefix of its words. */
function indexedBank({ space, actor }: Listed): { readonly bank: BankSource; readonly own: Expression[] } | undefined {
  if (space === 'public') return { bank: 3, own: [] };
  return space === 'school' && actor.schoolId ? { bank: 2, own: [oneOf('school', [actor.schoolId])] } : undefined;
}

/** The rows of the space that have the words: those of a bank by the index, one's own by their owner. */
function havingWords(listed: Listed, narrowing: Narrowing, { words, now }: SearchTerms): Query {
  const indexed = indexedBank(listed);
  if (indexed) {
    const asked = expressionText(all([words, ...indexed.own, ...factsAsked(narrowing)]));
    const inBank = sourceOf(listed, undefined).where;
    const where = sql.join([inBank, ...restConditions(listed, narrowing)], sql` and `);
    return sql`
      select q.id, q.title, q.listed_at as time, q.used, ${facility} as facility
      from questions.newest_with(${indexed.bank}, ${asked}::tsquery, ${monthLayers(now)}::text[]::tsquery[],
        ${mostListed}, ${mostLookedAt}) f (id)
      join questions.question q on q.id = f.id where ${where}`;
  }
  const { from, where, time } = matching(listed, narrowing);
  return sql`
    select q.id, q.title, ${time} as time, q.used, ${facility} as facility from ${from}
    where ${where} and coalesce(q.words, (select w.words from questions.public_word w where w.question_id = q.id))
      @@ ${expressionText(words)}::tsquery
    order by ${time} desc limit ${mostLookedAt}`;
}

/**
 * Ids of what a search finds, at most {@link mostListed}: questions with the words as a phrase first, unless another order
 * is asked for.
 */
export async function selectFound(
  db: Db,
  listed: Listed,
  narrowing: Narrowing,
  sought: SearchTerms,
  sort: Sort,
): Promise<Id[]> {
  const nearest = sql`(position(lower(${sought.text}) in lower(c.title)) > 0) desc`;
  const rows = await db.all<{ id: Id }>(sql`
    select c.id from (${havingWords(listed, narrowing, sought)}) c
    order by ${sort === 'newest' ? nearest : orders[sort]}, c.time desc, c.id desc limit ${mostListed}`);
  return rows.map(({ id }) => id);
}

export interface ShareRow {
  readonly type: number;
  readonly difficulty: number;
  readonly kind: QuestionKind;
  readonly year: number | null;
  readonly count: number;
}

/** How the newest thousand, or what was found, are shared out: a row for each combination of facts. */
export function selectShares(
  db: Db,
  listed: Listed,
  narrowing: Narrowing,
  foundIds: readonly Id[] | undefined,
): Promise<ShareRow[]> {
  const { from, where, time } = matching(listed, narrowing);
  const among = foundIds
    ? sql`select q.type, q.difficulty, q.kind, q.year from questions.question q where q.id = any(${foundIds}::uuid[])`
    : sql`select q.type, q.difficulty, q.kind, q.year from ${from} where ${where}
        order by ${time} desc, q.id desc limit ${mostListed}`;
  return db.all(sql<ShareRow>`
    select type, difficulty, kind, year, count(*) as count from (${among}) newest group by 1, 2, 3, 4`);
}

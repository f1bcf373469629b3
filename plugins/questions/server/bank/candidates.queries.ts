import type { Id } from 'edutech/core/common/ids';
import { bankSources, type BankSource } from 'edutech/core/common/teaching/sources';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { CandidateCount, CandidateWish, Composer, Sampling } from '../../api/candidates';
import { opensBank } from '../../model/rights';

/** A question of the sample in one group. */
export interface CandidateRow {
  readonly questionId: Id;
  readonly version: number;
  readonly type: number;
  readonly difficulty: number;
  readonly facility: number | null;
  readonly seconds: number;
  readonly source: BankSource;
  readonly ability: string | null;
  readonly pointIds: Id[];
  readonly isUsed: boolean;
  readonly band0: number;
  readonly band1: number;
  readonly band2: number;
  readonly band3: number;
  readonly originId: Id;
  readonly group: number | null;
  /** Questions of its type and difficulty in this group. */
  readonly count: number;
  readonly total: number;
}

/** Uses `u` of the school, or of a person who is of none. */
const usedHere = ({ schoolId, personId }: Composer): Query =>
  schoolId === null ? sql`u.person_id = ${personId}` : sql`u.school_id = ${schoolId}`;

/** Questions in each of the three banks: by columns of `questions.question q` or of `questions.placement p`. */
function inBanks(composer: Composer, sources: readonly BankSource[], of: 'question' | 'placement'): Query[] {
  const { personId, schoolId } = composer;
  const isQuestion = of === 'question';
  const banks: Record<BankSource, Query | null> = {
    [bankSources.personal]: isQuestion
      ? sql`q.owner_person_id = ${personId} and q.source = 1 and q.removed_at is null`
      : sql`p.owner_person_id = ${personId} and p.shown = 1`,
    [bankSources.school]:
      schoolId === null
        ? null
        : isQuestion
          ? sql`q.school_id = ${schoolId} and q.source = 2 and q.removed_at is null`
          : sql`p.school_id = ${schoolId} and p.shown = 2`,
    [bankSources.public]: isQuestion ? sql`q.is_public` : sql`p.is_public`,
  };
  // one's own questions are open without a permission
  const open = sources.filter((source) => source === bankSources.personal || opensBank(composer, source));
  return [...new Set(open)].flatMap((source) => banks[source] ?? []);
}

/** The groups as rows (group_id, place). */
const groupsOf = ({ groups }: CandidateWish): Query => sql`
  (select id as group_id, (nth - 1)::integer as place from unnest(${groups.ids}::uuid[]) with ordinality as given (id, nth))`;

/** `below (place, point_id)`: the knowledge points of each group and all below these. */
const pointsBelow = (wish: CandidateWish): Query => sql`
  recursive below (place, point_id) as (
    select g.place, g.group_id from ${groupsOf(wish)} g
    union select b.place, k.id from below b join textbook.knowledge_point k on k.parent_id = b.point_id
      where k.removed_at is null)`;

const isGrouped = ({ groups }: CandidateWish, by: 'chapter' | 'point'): boolean =>
  groups.ids.length > 0 && groups.by === by;

/**
 * Rows (id, place, type, difficulty) of what may stand on the paper: one for each group that a question is of, or one without
 * a group. Each bank is a range of its own index.
 */
function poolOf(composer: Composer, wish: CandidateWish): Query | null {
  const { subjectId, gradeId, types } = wish;
  const isByChapter = isGrouped(wish, 'chapter');
  const banks = inBanks(composer, wish.sources, isByChapter ? 'placement' : 'question');
  if (banks.length === 0) return null;
  const from = (bank: Query) => {
    if (isByChapter)
      return sql`
        select p.question_id as id, g.place, p.type, p.difficulty
        from ${groupsOf(wish)} g join questions.placement p on p.node_id = g.group_id
        where ${bank} and p.type = any(${types}::smallint[])`;
    const ofTypes = sql`${bank} and q.subject_id = ${subjectId} and q.type = any(${types}::smallint[])`;
    if (isGrouped(wish, 'point'))
      return sql`
        select distinct q.id, b.place, q.type, q.difficulty
        from below b join questions.point_link l on l.point_id = b.point_id
        join questions.question q on q.id = l.question_id where ${ofTypes}`;
    return sql`
      select q.id, null::integer as place, q.type, q.difficulty from questions.question q
      where ${ofTypes} and q.grade_id = ${gradeId}`;
  };
  return sql`
    ${pointsBelow(wish)},
    pool as (
      select c.id, c.place, c.type, c.difficulty from (${sql.join(banks.map(from), sql` union all `)}) c
      where c.id <> all(${wish.except}::uuid[]) and ${isUnused(composer, wish)})`;
}

function isUnused(composer: Composer, { unusedSince, unusedIn }: CandidateWish): Query {
  const ways = [
    ...(unusedSince ? [sql`u.used_at >= ${unusedSince}`] : []),
    ...(unusedIn.length > 0 ? [sql`u.plugin = any(${unusedIn}::text[])`] : []),
  ];
  if (ways.length === 0) return sql`true`;
  return sql`not exists (
    select from questions.use u where u.question_id = c.id and ${usedHere(composer)} and (${sql.join(ways, sql` or `)}))`;
}

/** Columns of a {@link CandidateRow} of `questions.question q`, but for those of its group. */
const factsOf = (composer: Composer): Query => sql`
  q.id as question_id, q.version, q.type, q.difficulty, q.facility, coalesce(q.measured_seconds, q.seconds) as seconds,
  q.source, q.ability, q.band_0 as "band0", q.band_1 as "band1", q.band_2 as "band2", q.band_3 as "band3",
  coalesce(q.fork_of, q.id) as origin_id,
  array(select distinct l.point_id from questions.point_link l where l.question_id = q.id order by 1) as point_ids,
  exists (select from questions.use u where u.question_id = q.id and ${usedHere(composer)}) as is_used`;

/**
 * Of each type and difficulty in each group up to `most` questions, drawn by a hash of id and seed: any of them is as likely,
 * and the same seed draws the same.
 */
export async function selectSample(
  db: Db,
  composer: Composer,
  wish: CandidateWish,
  { most, seed }: Sampling,
): Promise<CandidateRow[]> {
  const pool = poolOf(composer, wish);
  if (!pool) return [];
  return db.all(sql<CandidateRow>`
    with ${pool},
    numbered as (
      select id, place, row_number() over (cell order by uuid_hash_extended(id, ${seed}::bigint)) as nth, count(*) over cell
      from pool window cell as (partition by place, type, difficulty)),
    chosen as (select distinct id from numbered where nth <= ${most})
    select ${factsOf(composer)}, n.place as "group", n.count, (select count(distinct id) from pool) as total
    from chosen c join numbered n on n.id = c.id join questions.question q on q.id = c.id
    order by q.id, n.place`);
}

/** These questions, where the composer may use them; one of no group has one row without. */
export async function selectGiven(
  db: Db,
  composer: Composer,
  wish: CandidateWish,
  ids: readonly Id[],
): Promise<CandidateRow[]> {
  const banks = inBanks(composer, Object.values(bankSources), 'question');
  const ofGroups = isGrouped(wish, 'chapter')
    ? sql`select g.place from ${groupsOf(wish)} g join questions.placement p on p.node_id = g.group_id where p.question_id = q.id`
    : sql`select distinct b.place from below b join questions.point_link l on l.point_id = b.point_id where l.question_id = q.id`;
  return db.all(sql<CandidateRow>`
    with ${pointsBelow(wish)}
    select ${factsOf(composer)}, n.place as "group", 0 as count, 0 as total
    from questions.question q left join lateral (${ofGroups}) n on true
    where q.id = any(${ids}::uuid[]) and ((${sql.join(banks, sql`) or (`)}))
    order by q.id, n.place`);
}

/** How many questions there are of each type and difficulty, each once. */
export async function countCandidates(db: Db, composer: Composer, wish: CandidateWish): Promise<CandidateCount[]> {
  const pool = poolOf(composer, wish);
  if (!pool) return [];
  return db.all(sql<CandidateCount>`
    with ${pool}
    select null::integer as "group", type, difficulty, count(distinct id) as count from pool group by type, difficulty`);
}

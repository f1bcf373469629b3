import type { Id } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { CollectionWish } from '../../api/collection';
import { trashDays } from '../../model/entry';
import { type Plan, usualPlan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { openSince } from '../practice/practice.queries';
import { entryColumns, type EntryRow, entryTables, isDue, isOwn, type Whose } from './entries.queries';

/** The state of a collection: the attempts that reported its entries, and the progress of practice. */
export interface CollectionState {
  readonly told: readonly { readonly area: string; readonly attemptId: Id }[];
  readonly plan: Plan;
  /** Seconds that were practised today. */
  readonly spent: number;
  /** A practice that was started and not ended. */
  readonly open: Id | null;
}

type FlatCollectionState = { [Name in keyof Plan]: Plan[Name] | null } & {
  readonly areas: readonly string[];
  readonly attemptIds: readonly Id[];
  readonly spent: number;
  readonly open: Id | null;
};

export async function selectCollectionState(db: Db, personId: Id, today: Date, now: Date): Promise<CollectionState> {
  const { areas, attemptIds, minutes, daysOff, examOn, examTitle, spent, open } = await db.one<FlatCollectionState>(sql`
    select t.areas, t.attempt_ids, p.minutes, p.days_off, p.exam_on,
      p.exam_title, s.spent, o.id as open
    from (select coalesce(array_agg(area), '{}') as areas, coalesce(array_agg(attempt_id), '{}') as attempt_ids from (
        select distinct area, attempt_id from wrong.entry where person_id = ${personId} and attempt_id is not null) each) t
      cross join (select coalesce(sum(seconds), 0)::int as spent from wrong.review
        where person_id = ${personId} and at >= ${today}) s
      left join lateral (select minutes, days_off, exam_on, exam_title from wrong.plan
        where person_id = ${personId} order by changed_at desc limit 1) p on true
      left join lateral (select id from wrong.practice
        where person_id = ${personId} and ended_at is null and started_at > ${openSince(now)}
        order by started_at desc limit 1) o on true`);
  const plan = minutes === null ? usualPlan : { minutes, daysOff: daysOff ?? [], examOn, examTitle: examTitle ?? '' };
  const told = attemptIds.map((attemptId, at) => ({ area: areas[at]!, attemptId }));
  return { told, plan, spent, open };
}

const day = 86_400_000;

function conditions(wish: CollectionWish, whose: Whose, now: Date): Query<boolean> {
  const { entryIds, removed, subjectId, kiids, types, reasons, origins, states, days } = wish;
  const given = reasons?.filter((reason) => reason !== 'none') ?? [];
  return sql.join(
    [
      isOwn(whose),
      removed ? isInTrash(now) : sql`e.removed_at is null`,
      ...(entryIds ? [sql`e.id = any(${entryIds}::uuid[])`] : []),
      ...(subjectId ? [sql`e.subject_id = ${subjectId}`] : []),
      ...(kiids ? [sql`e.point_ids && ${kiids}::uuid[]`] : []),
      ...(types ? [sql`e.type = any(${types}::int2[])`] : []),
      ...(reasons
        ? [sql`(e.reason = any(${given}::text[]) ${reasons.includes('none') ? sql`or e.reason is null` : sql``})`]
        : []),
      ...(origins ? [sql`e.origin = any(${origins}::text[])`] : []),
      ...(states ? [sql`e.state = any(${states}::int2[])`] : []),
      ...(days ? [sql`e.last_at > ${new Date(now.getTime() - days * day)}`] : []),
    ],
    sql` and `,
  );
}

const isInTrash = (now: Date) => sql`e.removed_at > ${new Date(now.getTime() - trashDays * day)}`;

/** The answers that led to an entry, part by part. */
export interface OwnAnswer {
  readonly part: number;
  readonly points: number;
  readonly of: number;
  readonly answer: Answer;
}

/** An entry of the page, a due entry, or both. */
type ListedRow = EntryRow & {
  /** Place on the page; null: not there. */
  readonly place: number | null;
  /** Place among what is due; null: not due. */
  readonly turn: number | null;
  readonly results: OwnAnswer[];
};

/** A page of a collection, the latest mistake first, and the due entries, the earliest first, in one statement. */
export async function selectPageAndDue(
  db: Db,
  { wish, whose, until }: { readonly wish: CollectionWish; readonly whose: Whose; readonly until: Date },
  { limit, offset, mostDue }: { readonly limit: number; readonly offset: number; readonly mostDue: number },
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<{ readonly page: readonly ListedRow[]; readonly due: readonly ListedRow[] }> {
  const latest = wish.removed ? sql`e.removed_at` : sql`e.last_at`;
  const rows = await db.all<ListedRow>(sql`
    with page as (
      select e.id, (row_number() over (order by ${latest} desc, e.id desc))::int as place
      from wrong.entry e where ${conditions(wish, whose, now)} order by ${latest} desc, e.id desc
      limit ${limit} offset ${offset}),
    due as (
      select e.id, (row_number() over (order by e.due_at, e.id))::int as turn
      from wrong.entry e where ${isDue(whose, until)} order by e.due_at, e.id limit ${mostDue})
    select ${entryColumns(language)}, page.place, due.turn, case when page.id is null then '[]' else (
        select coalesce(jsonb_agg(jsonb_build_object('part', r.part, 'points', r.points, 'of', r.of, 'answer', r.answer)
          order by r.part), '[]')
        from wrong.result r
        where r.person_id = e.person_id and r.attempt_id = e.attempt_id and r.item_id = e.item_id) end as results
    from ${entryTables} left join page on page.id = e.id left join due on due.id = e.id
    where e.person_id = ${whose.personId} and (page.id is not null or due.id is not null)`);
  const sorted = (name: 'place' | 'turn') =>
    rows.filter((row) => row[name] !== null).sort((one, other) => one[name]! - other[name]!);
  return { page: sorted('place'), due: sorted('turn') };
}

export interface CollectionFigures {
  /** All entries that match the filter, on all pages. */
  readonly total: number;
  readonly unreasoned: number;
  readonly mastered: number;
  readonly removed: number;
  readonly subjects: { subjectId: Id; subject: string; subjectCode: string; count: number }[];
  /** Knowledge points of the chosen subject, the most frequent first; how often beside each. */
  readonly pointIds: readonly Id[];
  readonly pointCounts: readonly number[];
}

/** Counts of entries: matching the filter, by subject and knowledge point, without a reason, mastered, in the trash. */
export const selectFigures = (
  db: Db,
  wish: CollectionWish,
  whose: Whose,
  { now, language, mostPoints }: { readonly now: Date; readonly language: Language; readonly mostPoints: number },
) =>
  db.one<CollectionFigures>(sql`
    select f.*, b.subjects, p.*, (select count(*)::int from wrong.entry e where ${conditions(wish, whose, now)}) as total
    from (
      select count(*) filter (where e.reason is null and e.removed_at is null and e.state < 2 and e.origin <> 'similar'
          and e.origin <> 'pushed')::int as unreasoned,
        count(*) filter (where e.state = 2 and e.removed_at is null)::int as mastered,
        count(*) filter (where ${isInTrash(now)})::int as removed
      from wrong.entry e where ${isOwn(whose)}) f
    cross join (
      select coalesce(jsonb_agg(jsonb_build_object('subjectId', replace(id::text, '-', ''), 'subject', subject,
        'subjectCode', code, 'count', count) order by count desc, subject), '[]') as subjects
      from (select e.subject_id as id, min(s.${language === 'en' ? sql`name_en` : sql`name`}) as subject,
          min(s.code) as code, count(*)::int as count
        from ${entryTables} where ${isOwn(whose)} and e.removed_at is null group by e.subject_id) ofsubject) b
    cross join (
      select coalesce(array_agg(point order by count desc, point), '{}') as point_ids,
        coalesce(array_agg(count order by count desc, point), '{}') as point_counts
      from (select point, count(*)::int as count from wrong.entry e cross join unnest(e.point_ids) as point
        where ${isOwn(whose)} and e.removed_at is null ${wish.subjectId ? sql`and e.subject_id = ${wish.subjectId}` : sql``}
        group by point order by count(*) desc, point limit ${mostPoints}) ofpoint) p`);

import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { SentMark } from '../../api/marks';
import type { ProjectKey } from '../projects/projects.queries';
import type { QuestionRow } from '../projects/questions.queries';

export type AnswerState = 'waiting' | 'arbitration' | 'problem' | 'done';

/** An answer that is locked until the call ends. */
export interface AnswerRow extends ProjectKey {
  readonly id: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly state: AnswerState;
  readonly wanted: number;
  readonly points: number | null;
  readonly decidedBy: Id | null;
}

const answerColumns = sql`a.school_id, a.project_id, a.id, a.item_id, a.part, a.state, a.wanted, a.points::float8 as points, a.decided_by`;

/** Locks the answers of turns, in one order: nobody waits in a circle. */
export const lockAnswersOfTurns = (db: Db, { schoolId, projectId }: ProjectKey, turnIds: readonly Id[], personId: Id) =>
  db.all<AnswerRow>(sql`
    select ${answerColumns} from marking.answer a
    where a.school_id = ${schoolId} and a.project_id = ${projectId} and a.id in (
      select t.answer_id from marking.turn t where t.school_id = ${schoolId} and t.id = any(${[...turnIds]}::uuid[])
        and t.person_id = ${personId})
    order by a.id for update`);

/** One answer, locked; else 404 `marking.error.noAnswer`. */
export const lockAnswer = (db: Db, { schoolId, projectId }: ProjectKey, answerId: Id) =>
  db.one<AnswerRow>(
    sql`select ${answerColumns} from marking.answer a
      where a.school_id = ${schoolId} and a.project_id = ${projectId} and a.id = ${answerId} for update`,
    'marking.error.noAnswer',
  );

/** All answers of a question that people have begun with, locked. */
export const lockBegun = (db: Db, { schoolId, projectId, itemId, part }: QuestionRow) =>
  db.all<AnswerRow>(sql`
    select ${answerColumns} from marking.answer a
    where a.school_id = ${schoolId} and a.project_id = ${projectId} and a.item_id = ${itemId} and a.part = ${part}
      and a.decided_by is null and a.state <> 'problem' and cardinality(a.takers) > 0
    order by a.id for update`);

export interface OwnTurn {
  readonly id: Id;
  readonly answerId: Id;
  readonly kind: 'mark' | 'repeat';
  readonly givenAt: Date | null;
  /**
   * Its place among one's marks of the question, in the order of `selectLast`: marks that came together are given at one moment. The
   * last one 1; 0 while it is not given.
   */
  readonly ago: number;
  /** Its marker does not mark the question any more. */
  readonly isStopped: boolean;
}

export const selectOwnTurns = (db: Db, { schoolId }: ProjectKey, turnIds: readonly Id[], personId: Id) =>
  db.all<OwnTurn>(sql`
    select t.id, t.answer_id, t.kind, t.given_at, case when t.first_given_at is null or t.held_until is not null then 0
      else (select count(*)::int from marking.turn l where l.school_id = t.school_id and l.project_id = t.project_id
        and l.item_id = t.item_id and l.part = t.part and l.person_id = t.person_id and l.kind = 'mark'
        and l.held_until is null and (l.given_at > t.given_at or (l.given_at = t.given_at and l.id <= t.id))) end as ago,
      exists (select from marking.marker m where m.school_id = t.school_id and m.project_id = t.project_id
        and m.item_id = t.item_id and m.part = t.part and m.person_id = t.person_id and m.is_stopped) as is_stopped
    from marking.turn t
    where t.school_id = ${schoolId} and t.id = any(${[...turnIds]}::uuid[]) and t.person_id = ${personId}`);

/** Those of these events that are there already: what they did is done. */
export const selectDone = async (db: Db, { schoolId }: ProjectKey, ids: readonly Id[]): Promise<Set<Id>> =>
  new Set(
    (
      await db.all<{ id: Id }>(sql`
        select id from marking.mark_event where school_id = ${schoolId} and id = any(${[...ids]}::uuid[])`)
    ).map(({ id }) => id),
  );

export const updateTurns = (db: Db, { schoolId }: ProjectKey, marks: readonly SentMark[], now: Date) =>
  db.run(sql`
    update marking.turn t set points = given.points, steps = string_to_array(given.steps, ',')::numeric[],
      flags = string_to_array(given.flags, ','), problem = given.problem, note = given.note, seconds = given.seconds,
      ink = given.ink,
      held_until = null, sent_back = null, given_at = ${now}, first_given_at = coalesce(t.first_given_at, ${now}),
      version = t.version + 1
    from unnest(${marks.map(({ turnId }) => turnId)}::uuid[], ${marks.map(({ points }) => points)}::numeric[],
      ${marks.map(({ steps }) => steps.join(','))}::text[], ${marks.map(({ flags }) => flags.join(','))}::text[],
      ${marks.map(({ problem }) => problem)}::text[], ${marks.map(({ note }) => note)}::text[],
      ${marks.map(({ seconds }) => seconds)}::numeric[], ${marks.map(({ ink = [] }) => JSON.stringify(ink))}::jsonb[])
      as given (id, points, steps, flags, problem, note, seconds, ink)
    where t.school_id = ${schoolId} and t.id = given.id`);

export interface NewEvent {
  readonly id: Id;
  readonly answerId: Id;
  readonly turnId: Id | null;
  readonly act: 'mark' | 'decide' | 'sendBack' | 'reopen' | 'look';
  readonly points: number | null;
  readonly detail?: Readonly<Record<string, unknown>>;
}

export const insertEvents = (
  db: Db,
  { schoolId, projectId }: ProjectKey,
  events: readonly NewEvent[],
  { by, now }: { readonly by: Id; readonly now: Date },
) =>
  db.run(sql`
    insert into marking.mark_event (school_id, id, project_id, answer_id, turn_id, person_id, act, points, detail, at)
    select ${schoolId}, given.id, ${projectId}, given.answer_id, given.turn_id, ${by}, given.act, given.points, given.detail, ${now}
    from unnest(${events.map(({ id }) => id)}::uuid[], ${events.map(({ answerId }) => answerId)}::uuid[],
      ${events.map(({ turnId }) => turnId)}::uuid[], ${events.map(({ act }) => act)}::text[],
      ${events.map(({ points }) => points)}::numeric[], ${events.map(({ detail = {} }) => JSON.stringify(detail))}::jsonb[])
      as given (id, answer_id, turn_id, act, points, detail)`);

/** Marks of answers in the order in which they were given. */
export const selectMarksOf = (db: Db, { schoolId }: ProjectKey, answerIds: readonly Id[]) =>
  db.all<{ answerId: Id; points: number | null; problem: string | null }>(sql`
    select answer_id, points::float8 as points, problem from marking.turn
    where school_id = ${schoolId} and answer_id = any(${[...answerIds]}::uuid[]) and kind = 'mark'
      and first_given_at is not null and held_until is null
    order by answer_id, first_given_at, id`);

export type Standing = Pick<AnswerRow, 'id' | 'state' | 'wanted' | 'points'>;

export const updateStanding = (db: Db, { schoolId }: ProjectKey, rows: readonly Standing[], now: Date) =>
  db.run(sql`
    update marking.answer a set state = given.state, wanted = given.wanted, points = given.points,
      decided_at = case when given.state = 'waiting' then null else ${now}::timestamptz end, decided_by = null
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ state }) => state)}::text[],
      ${rows.map(({ wanted }) => wanted)}::int2[], ${rows.map(({ points }) => points)}::numeric[])
      as given (id, state, wanted, points)
    where a.school_id = ${schoolId} and a.id = given.id`);

import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Ink } from 'edutech/plugins/questions/kit/common/ink/ink';
import { blindMarks, hasNamedThird } from '../../model/marks/modes';
import { heldMinutes } from '../../model/marks/rules';
import type { ProjectKey } from '../projects/projects.queries';
import type { QuestionRow } from '../projects/questions.queries';

/** Who takes answers of a question, and as what. */
export interface Taker {
  readonly personId: Id;
  readonly isThird: boolean;
}

const ofQuestion = ({ schoolId, projectId, itemId, part }: QuestionRow, alias: Query): Query => sql`
  ${alias}.school_id = ${schoolId} and ${alias}.project_id = ${projectId} and ${alias}.item_id = ${itemId}
  and ${alias}.part = ${part}`;

/** Most answers that are freed by one call. */
const mostFreed = 40;

/**
 * Answers that nobody marked in time go to somebody else. Those that a leader sent back, or that were marked before, stay with
 * their marker.
 */
export const freeHeld = (db: Db, question: QuestionRow, now: Date) =>
  db.run(sql`
    with due as (
      select a.school_id, a.id from marking.answer a
      where a.school_id = ${question.schoolId} and a.id in (
        select t.answer_id from marking.turn t
        where ${ofQuestion(question, sql`t`)} and t.held_until < ${now} and t.first_given_at is null
        order by t.answer_id limit ${mostFreed})
      order by a.id for update skip locked
    ), freed as (
      delete from marking.turn t using due
      where t.school_id = due.school_id and t.answer_id = due.id and t.held_until < ${now} and t.first_given_at is null
      returning t.answer_id, t.person_id, t.kind
    )
    update marking.answer a set takers = array(select taker from unnest(a.takers) as taker where taker <> all(gone.people))
    from (select answer_id, array_agg(person_id) as people from freed where kind = 'mark' group by answer_id) gone
    where a.school_id = ${question.schoolId} and a.id = gone.answer_id`);

/** Marks of a person, and answers in hand. */
export const countTurns = (db: Db, question: QuestionRow, personId: Id) =>
  db.one<{ given: number; held: number; repeats: number }>(sql`
    select count(*) filter (where t.kind = 'mark' and t.first_given_at is not null)::int as given,
      count(*) filter (where t.held_until is not null)::int as held,
      count(*) filter (where t.kind = 'repeat')::int as repeats
    from marking.turn t where ${ofQuestion(question, sql`t`)} and t.person_id = ${personId}`);

const until = (now: Date): Query => sql`${now}::timestamptz + make_interval(mins => ${heldMinutes})`;

/** Whether an answer still wants a mark of this taker. Of the answer's own row, so that it is asked again once it is locked. */
function isWanted({ mode }: QuestionRow, { personId, isThird }: Taker): Query<boolean> {
  const blind = blindMarks(mode);
  const stage = hasNamedThird(mode)
    ? isThird
      ? sql`and cardinality(a.takers) >= ${blind}`
      : sql`and cardinality(a.takers) < ${blind}`
    : sql``;
  // pictures that are cut again would change under the marker, and what is drawn on them is lost
  return sql`a.state = 'waiting' and not a.is_left_out and not a.takers @> array[${personId}::uuid]
    and cardinality(a.takers) < greatest(a.wanted, ${blind}) ${stage}
    and not exists (select from marking.question q where q.school_id = a.school_id and q.project_id = a.project_id
      and q.item_id = a.item_id and q.part = a.part and q.crop_is_cutting)`;
}

/**
 * Hands out answers: the row of each is locked, and rows that another call locks are skipped, so that nobody waits and no turn is
 * given twice.
 */
export const insertTurns = (
  db: Db,
  question: QuestionRow,
  taker: Taker,
  { count, now }: { readonly count: number; readonly now: Date },
) =>
  db.run(sql`
    with picked as (
      select a.school_id, a.id from marking.answer a
      where ${ofQuestion(question, sql`a`)} and ${isWanted(question, taker)}
      order by a.id limit ${count} for update skip locked
    ), taken as (
      update marking.answer a set takers = a.takers || ${taker.personId}::uuid from picked
      where a.school_id = picked.school_id and a.id = picked.id returning a.id
    )
    insert into marking.turn (school_id, id, project_id, item_id, part, answer_id, person_id, kind, held_until)
    select ${question.schoolId}, gen_random_uuid(), ${question.projectId}, ${question.itemId}, ${question.part}, taken.id,
      ${taker.personId}, 'mark', ${until(now)} from taken`);

/** Answers between a mark and its repetition. */
const pauseOfRepeats = 10;

/** Hands out one of one's own answers again, the oldest that has not come back. */
export const insertRepeat = (db: Db, question: QuestionRow, personId: Id, now: Date) =>
  db.run(sql`
    insert into marking.turn (school_id, id, project_id, item_id, part, answer_id, person_id, kind, held_until)
    select t.school_id, gen_random_uuid(), t.project_id, t.item_id, t.part, t.answer_id, t.person_id, 'repeat', ${until(now)}
    from marking.turn t
    where ${ofQuestion(question, sql`t`)} and t.person_id = ${personId} and t.kind = 'mark' and t.points is not null
      and t.given_at is not null and not exists (select from marking.turn r where r.school_id = t.school_id
        and r.answer_id = t.answer_id and r.person_id = t.person_id and r.kind = 'repeat')
      and (select count(*) from marking.turn l where ${ofQuestion(question, sql`l`)} and l.person_id = ${personId}
        and l.kind = 'mark' and l.given_at > t.given_at) >= ${pauseOfRepeats}
    order by t.given_at limit 1
    on conflict do nothing`);

/** What is in hand stays so while its marker is there. */
export const holdOn = (db: Db, question: QuestionRow, personId: Id, now: Date) =>
  db.run(sql`
    update marking.turn t set held_until = ${until(now)}
    where ${ofQuestion(question, sql`t`)} and t.person_id = ${personId} and t.held_until < ${now}::timestamptz + interval '5 minutes'`);

/** Answers that still want a mark of this taker, those in hand not counted. */
export const countWanted = async (db: Db, question: QuestionRow, taker: Taker): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from marking.answer a where ${ofQuestion(question, sql`a`)} and ${isWanted(question, taker)}`)
  ).count;

/** What somebody has to do in questions: for each, in their order, marks given, answers in hand and answers that wait. */
export async function countTasks(
  db: Db,
  tasks: readonly { readonly question: QuestionRow; readonly marker: Taker }[],
): Promise<readonly { given: number; held: number; waiting: number }[]> {
  if (tasks.length === 0) return [];
  const counts = tasks.map(
    ({ question, marker }, at) => sql`
      select ${at}::int as at, t.given, t.held, (
          select count(*)::int from marking.answer a where ${ofQuestion(question, sql`a`)} and ${isWanted(question, marker)}
        ) as waiting
      from (
        select count(*) filter (where t.kind = 'mark' and t.first_given_at is not null)::int as given,
          count(*) filter (where t.held_until is not null)::int as held
        from marking.turn t where ${ofQuestion(question, sql`t`)} and t.person_id = ${marker.personId}) t`,
  );
  return db.all(sql`${sql.join(counts, sql` union all `)} order by at`);
}

/** A part of a script. */
interface SheetRow extends Pick<TurnRow, 'code' | 'content' | 'pictures'> {
  readonly itemId: Id;
  readonly part: number;
  readonly label: string;
}

/** A turn with what its marker sees. */
export interface TurnRow {
  readonly turnId: Id;
  readonly answerId: Id;
  readonly code: string;
  readonly content: unknown;
  readonly pictures: readonly { readonly fileId: Id; readonly width: number; readonly height: number }[];
  readonly points: number | null;
  readonly steps: readonly number[];
  readonly flags: readonly string[];
  readonly problem: string | null;
  readonly note: string;
  readonly ink: Ink;
  readonly heldUntil: Date | null;
  readonly sentBack: string | null;
  readonly givenAt: Date | null;
}

const turnColumns = sql`t.id as turn_id, t.answer_id, s.code, a.content, a.pictures, t.points::float8 as points,
  t.steps::float8[] as steps, t.flags, t.problem, t.note, t.ink, t.held_until, t.sent_back, t.given_at`;
const turnTables = sql`marking.turn t join marking.answer a on a.school_id = t.school_id and a.id = t.answer_id
  join marking.script s on s.school_id = a.school_id and s.id = a.script_id`;

/** All answers of the script of a person's turn, in the order of the paper; none where the turn is another's. */
export const selectSheet = (db: Db, { schoolId, projectId }: ProjectKey, turnId: Id, personId: Id) =>
  db.all<SheetRow>(sql`
    select q.item_id, q.part, q.label, s.code, a.content, a.pictures
    from marking.turn t
    join marking.answer own on own.school_id = t.school_id and own.id = t.answer_id
    join marking.script s on s.school_id = own.school_id and s.id = own.script_id
    join marking.answer a on a.school_id = s.school_id and a.script_id = s.id
    join marking.question q on q.school_id = a.school_id and q.project_id = a.project_id and q.item_id = a.item_id
      and q.part = a.part
    where t.school_id = ${schoolId} and t.project_id = ${projectId} and t.id = ${turnId} and t.person_id = ${personId}
    order by q.place`);

/** Answers in hand: those that were sent back first, repetitions among the others. */
export const selectHeld = (db: Db, question: QuestionRow, personId: Id, count: number) =>
  db.all<TurnRow>(sql`
    select ${turnColumns} from ${turnTables}
    where ${ofQuestion(question, sql`t`)} and t.person_id = ${personId} and t.held_until is not null
    order by t.sent_back is null, t.answer_id, t.id limit ${count}`);

/** Marks of a person, the last ones first. */
export const selectLast = (db: Db, question: QuestionRow, personId: Id, most: number) =>
  db.all<TurnRow>(sql`
    select ${turnColumns} from ${turnTables}
    where ${ofQuestion(question, sql`t`)} and t.person_id = ${personId} and t.kind = 'mark' and t.given_at is not null
      and t.held_until is null
    order by t.given_at desc, t.id limit ${most}`);

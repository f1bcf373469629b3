import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { QuestionRow } from '../projects/questions.queries';

export interface SpreadRow {
  readonly isOwn: boolean;
  readonly points: number;
  readonly count: number;
}

const ofQuestion = ({ schoolId, projectId, itemId, part }: QuestionRow) => sql`
  t.school_id = ${schoolId} and t.project_id = ${projectId} and t.item_id = ${itemId} and t.part = ${part}
  and t.points is not null and t.held_until is null`;

/** How many marks of each number of points were given, by oneself and by all. */
export const selectSpread = (db: Db, question: QuestionRow, personId: Id) =>
  db.all<SpreadRow>(sql`
    select t.person_id = ${personId} as is_own, t.points::float8 as points, count(*)::int as count
    from marking.turn t where ${ofQuestion(question)} and t.kind = 'mark' group by 1, 2 order by 2`);

/** Seconds that a mark takes: half take less. */
export const selectSeconds = (db: Db, question: QuestionRow, personId: Id) =>
  db.one<{ own: number | null; everybody: number | null }>(sql`
    select percentile_cont(0.5) within group (order by t.seconds) filter (where t.person_id = ${personId})::float8 as own,
      percentile_cont(0.5) within group (order by t.seconds)::float8 as everybody
    from marking.turn t where ${ofQuestion(question)} and t.kind = 'mark'`);

/** A person's marks beside those of the other blind marker, those that an arbiter saw, and repetitions. */
export const selectAgreement = (db: Db, question: QuestionRow, personId: Id) =>
  db.one<{ paired: number; agreed: number; arbitrated: number; repeated: number; consistent: number }>(sql`
    with own as (
      select t.answer_id, t.points, t.kind from marking.turn t where ${ofQuestion(question)} and t.person_id = ${personId}
    ), pair as (
      select own.answer_id, own.points, other.points as other from own join lateral (
        select t.points from marking.turn t where ${ofQuestion(question)} and t.answer_id = own.answer_id
          and t.person_id <> ${personId} and t.kind = 'mark' order by t.first_given_at limit 1) other on true
      where own.kind = 'mark'
    )
    select (select count(*)::int from pair) as paired,
      (select count(*)::int from pair where abs(points - other) <= ${question.limit}) as agreed,
      (select count(*)::int from own join marking.answer a on a.school_id = ${question.schoolId} and a.id = own.answer_id
        where own.kind = 'mark' and (a.state = 'arbitration' or a.decided_by is not null)) as arbitrated,
      (select count(*)::int from own where kind = 'repeat') as repeated,
      (select count(*)::int from own r join own m on m.answer_id = r.answer_id and m.kind = 'mark'
        where r.kind = 'repeat' and m.points = r.points) as consistent`);

import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Ink } from 'edutech/plugins/questions/kit/common/ink/ink';
import type { PartRef } from '../../model/marks/keys';

/** An appeal with the project that marked its exam. */
export interface AppealRow extends PartRef {
  readonly schoolId: Id;
  readonly appealId: Id;
  readonly projectId: Id;
  readonly leaderId: Id;
  readonly examId: Id;
  readonly studentId: Id;
  readonly answerId: Id | null;
  readonly title: string;
  readonly label: string;
  readonly code: string;
  readonly reason: string;
  readonly state: 'open' | 'kept' | 'changed';
  readonly points: number;
  readonly of: number;
  readonly step: number;
  readonly secondId: Id | null;
  readonly second: string;
  readonly secondPoints: number | null;
  readonly outcome: string;
  readonly createdAt: Date;
}

const columns = sql`l.school_id, l.id as appeal_id, p.id as project_id, p.leader_id, l.exam_id, l.student_id, l.item_id, l.part,
  a.id as answer_id, p.title, l.label, s.code, l.reason, l.state, l.points::float8 as points, q.points::float8 as of,
  q.step::float8 as step, l.second_id, coalesce(n.name, '') as second, l.second_points::float8 as second_points, l.outcome,
  l.created_at`;
const tables = sql`marking.appeal l
  join marking.project p on p.school_id = l.school_id and p.exam_id = l.exam_id
  join marking.question q on q.school_id = p.school_id and q.project_id = p.id and q.item_id = l.item_id and q.part = l.part
  join marking.script s on s.school_id = p.school_id and s.project_id = p.id and s.student_id = l.student_id
  left join marking.answer a on a.school_id = s.school_id and a.script_id = s.id and a.item_id = l.item_id and a.part = l.part
  left join core.person n on n.id = l.second_id`;

const most = 200;

export const selectAppeals = (db: Db, actor: SignedIn, projectId: Id | null) =>
  db.all<AppealRow>(sql`
    select ${columns} from ${tables}
    where l.school_id = ${actor.schoolId}::uuid and (${projectId}::uuid is null or p.id = ${projectId}::uuid)
      and (p.leader_id = ${actor.personId}
        or (l.second_id = ${actor.personId} and l.second_points is null and l.state = 'open'))
    order by l.state <> 'open', l.created_at, l.id limit ${most}`);

/** An appeal that the actor decides or looks at; else 404 `marking.error.noAppeal`. */
export const selectAppeal = (db: Db, actor: SignedIn, appealId: Id) =>
  db.one<AppealRow>(
    sql`select ${columns} from ${tables}
      where l.id = ${appealId} and l.school_id = ${actor.schoolId}::uuid
        and (p.leader_id = ${actor.personId} or l.second_id = ${actor.personId})`,
    'marking.error.noAppeal',
  );

/** The same, locked; else 404 `marking.error.noAppeal`. */
export const lockAppeal = (db: Db, actor: SignedIn, appealId: Id) =>
  db.one<AppealRow>(
    sql`select ${columns} from ${tables}
      where l.id = ${appealId} and l.school_id = ${actor.schoolId}::uuid
        and (p.leader_id = ${actor.personId} or l.second_id = ${actor.personId}) for update of l`,
    'marking.error.noAppeal',
  );

/** Who marks in a project and has not marked an answer, without its leader. */
export const selectColleagues = (db: Db, { schoolId, projectId, answerId, leaderId }: AppealRow) =>
  db.all<{ personId: Id; name: string }>(sql`
    select distinct p.id as person_id, p.name from marking.marker m join core.person p on p.id = m.person_id
    where m.school_id = ${schoolId} and m.project_id = ${projectId} and p.id <> ${leaderId} and not exists (
      select from marking.turn t where t.school_id = m.school_id and t.answer_id = ${answerId}::uuid and t.person_id = m.person_id
        and t.kind = 'mark')
    order by p.name, p.id`);

export const updateSecond = (db: Db, { schoolId, appealId }: AppealRow, personId: Id) =>
  db.run(sql`
    update marking.appeal set second_id = ${personId}, second_points = null where school_id = ${schoolId} and id = ${appealId}`);

export const updateSecondPoints = (db: Db, { schoolId, appealId }: AppealRow, points: number) =>
  db.run(sql`update marking.appeal set second_points = ${points} where school_id = ${schoolId} and id = ${appealId}`);

export const updateOutcome = (
  db: Db,
  { schoolId, appealId, points: before }: AppealRow,
  {
    points,
    outcome,
    by,
    now,
  }: { readonly points: number; readonly outcome: string; readonly by: Id; readonly now: Date },
) =>
  db.run(sql`
    update marking.appeal set state = ${points === before ? 'kept' : 'changed'}, outcome = ${outcome}, decided_by = ${by},
      decided_at = ${now}
    where school_id = ${schoolId} and id = ${appealId}`);

/** What an appealed answer has from now on. */
export const updateAppealed = (
  db: Db,
  { schoolId, answerId }: AppealRow,
  { points, by, now }: { readonly points: number; readonly by: Id; readonly now: Date },
) =>
  db.run(sql`
    update marking.answer set points = ${points}, decided_by = ${by}, decided_at = ${now}
    where school_id = ${schoolId} and id = ${answerId}::uuid`);

export interface NewAppeal extends PartRef {
  readonly schoolId: Id;
  readonly id: Id;
  readonly examId: Id;
  readonly studentId: Id;
  readonly label: string;
  readonly reason: string;
  readonly points: number;
  readonly now: Date;
}

/** 0 where the student has appealed this part before. */
export const insertAppeal = (db: Db, row: NewAppeal) =>
  db.run(sql`
    insert into marking.appeal (school_id, id, exam_id, student_id, item_id, part, label, reason, points, created_at)
    values (${row.schoolId}, ${row.id}, ${row.examId}, ${row.studentId}, ${row.itemId}, ${row.part}, ${row.label},
      ${row.reason}, ${row.points}, ${row.now})
    on conflict do nothing`);

export const selectOwnAppeals = (db: Db, studentId: Id, examId: Id) =>
  db.all<{
    appealId: Id;
    itemId: Id;
    part: number;
    label: string;
    reason: string;
    state: 'open' | 'kept' | 'changed';
    outcome: string;
    createdAt: Date;
    decidedAt: Date | null;
  }>(sql`
    select id as appeal_id, item_id, part, label, reason, state, outcome, created_at, decided_at from marking.appeal
    where student_id = ${studentId} and exam_id = ${examId} order by created_at, id`);

/** What a student wrote in a released project, with the ink of one mark; read by the system. */
export const selectOwnMarked = (db: Db, studentId: Id, examId: Id) =>
  db.all<
    PartRef & {
      readonly label: string;
      readonly code: string;
      readonly content: unknown;
      readonly pictures: readonly { readonly fileId: Id; readonly width: number; readonly height: number }[];
      readonly ink: Ink;
    }
  >(sql`
    select q.item_id, q.part, q.label, s.code, a.content, a.pictures, coalesce(m.ink, '[]') as ink
    from marking.project p
    join marking.script s on s.school_id = p.school_id and s.project_id = p.id and s.student_id = ${studentId}
      and s.state = 'arrived'
    join marking.question q on q.school_id = p.school_id and q.project_id = p.id
    join marking.answer a on a.school_id = s.school_id and a.script_id = s.id and a.item_id = q.item_id and a.part = q.part
      and not a.is_left_out
    left join lateral (
      select t.ink from marking.turn t
      where t.school_id = a.school_id and t.answer_id = a.id and t.kind = 'mark' and t.held_until is null and t.ink <> '[]'
      order by abs(t.points - a.points), t.first_given_at, t.id limit 1) m on true
    where p.exam_id = ${examId} and p.state = 'released' order by q.place`);

/** Parts that people marked in a released project of a student's exam: read by the system, because they are staff's. */
export const selectMarkedParts = (db: Db, studentId: Id, examId: Id) =>
  db.all<
    PartRef & { readonly label: string; readonly projectId: Id; readonly leaderId: Id; readonly title: string }
  >(sql`
    select q.item_id, q.part, q.label, p.id as project_id, p.leader_id, p.title
    from marking.project p
    join marking.script s on s.school_id = p.school_id and s.project_id = p.id and s.student_id = ${studentId}
      and s.state = 'arrived'
    join marking.question q on q.school_id = p.school_id and q.project_id = p.id
    where p.exam_id = ${examId} and p.state = 'released' and not exists (
      select from marking.answer a where a.school_id = s.school_id and a.script_id = s.id and a.item_id = q.item_id
        and a.part = q.part and a.is_left_out)
    order by q.place`);

import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Anchor } from '../../api';
import type { PlanContent, PlanKind } from '../../model/plan/document';

// What belongs to a plan besides its text.

export interface PlanKey {
  readonly schoolId: Id;
  readonly id: Id;
}

interface CommentRow {
  readonly id: Id;
  readonly place: string;
  readonly anchor: Anchor | null;
  readonly personId: Id;
  readonly person: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
  readonly replyTo: Id | null;
  readonly votes: number;
  readonly hasVoted: boolean;
}

/** Comments that are open first, then the newest; `personId`: the reader. */
export const selectComments = (db: Db, plan: PlanKey, personId: Id) =>
  db.all<CommentRow>(sql`
    select c.id, c.place, c.anchor, c.person_id, p.name as person, c.text, c.created_at, c.resolved_at,
      c.reply_to, count(v.person_id)::int as votes, coalesce(bool_or(v.person_id = ${personId}), false) as has_voted
    from prepare.plan_comment c join core.person p on p.id = c.person_id
      left join prepare.comment_vote v on v.school_id = c.school_id and v.comment_id = c.id
    where c.school_id = ${plan.schoolId} and c.plan_id = ${plan.id}
    group by c.school_id, c.id, p.name
    order by c.resolved_at is not null, c.created_at desc, c.id limit 200`);

interface NewComment {
  readonly id: Id;
  readonly place: string;
  readonly anchor: Anchor | null;
  /** Default: it begins a thread. */
  readonly replyTo?: Id | undefined;
  readonly text: string;
  readonly personId: Id;
  readonly now: Date;
}

export const insertComment = (db: Db, plan: PlanKey, row: NewComment) =>
  db.run(sql`
    insert into prepare.plan_comment (school_id, id, plan_id, place, anchor, reply_to, person_id, text,
      created_at)
    values (${plan.schoolId}, ${row.id}, ${plan.id}, ${row.place},
      ${row.anchor === null ? null : JSON.stringify(row.anchor)}::jsonb, ${row.replyTo ?? null}::uuid, ${row.personId}, ${row.text}, ${row.now})
    on conflict do nothing`);

export const updateResolved = (db: Db, plan: PlanKey, commentId: Id, at: Date | null) =>
  db.run(sql`
    update prepare.plan_comment set resolved_at = ${at}
    where school_id = ${plan.schoolId} and plan_id = ${plan.id} and id = ${commentId}`);

/** A comment of a plan; throws 404 for one of another plan. */
export const selectComment = (db: Db, plan: PlanKey, commentId: Id) =>
  db.one(
    sql<{ id: Id; place: string; replyTo: Id | null }>`
      select id, place, reply_to from prepare.plan_comment
      where school_id = ${plan.schoolId} and plan_id = ${plan.id} and id = ${commentId}`,
    'prepare.error.noPlan',
  );

export const insertVote = (db: Db, { schoolId }: PlanKey, commentId: Id, personId: Id, now: Date) =>
  db.run(sql`
    insert into prepare.comment_vote (school_id, comment_id, person_id, created_at)
    values (${schoolId}, ${commentId}, ${personId}, ${now}) on conflict do nothing`);

export const deleteVote = (db: Db, { schoolId }: PlanKey, commentId: Id, personId: Id) =>
  db.run(sql`
    delete from prepare.comment_vote
    where school_id = ${schoolId} and comment_id = ${commentId} and person_id = ${personId}`);

export interface VersionRow {
  readonly id: Id;
  readonly kind: PlanKind;
  readonly name: string;
  readonly person: string;
  readonly content: PlanContent;
  readonly createdAt: Date;
}

export const selectVersions = (db: Db, plan: PlanKey) =>
  db.all<Omit<VersionRow, 'content'>>(sql`
    select v.id, v.kind, v.name, p.name as person, v.created_at
    from prepare.plan_version v join core.person p on p.id = v.person_id
    where v.school_id = ${plan.schoolId} and v.plan_id = ${plan.id}
    order by v.created_at desc, v.id desc limit 100`);

export const selectVersion = (db: Db, plan: PlanKey, versionId: Id) =>
  db.one(
    sql<VersionRow>`
      select v.id, v.kind, v.name, p.name as person, v.content, v.created_at
      from prepare.plan_version v join core.person p on p.id = v.person_id
      where v.school_id = ${plan.schoolId} and v.plan_id = ${plan.id} and v.id = ${versionId}`,
    'prepare.error.noPlan',
  );

interface NewVersion extends Pick<VersionRow, 'id' | 'kind' | 'name'> {
  readonly personId: Id;
  readonly now: Date;
}

/** Keeps what a plan says at this moment. */
export const insertVersion = (db: Db, plan: PlanKey, row: NewVersion) =>
  db.run(sql`
    insert into prepare.plan_version (school_id, id, plan_id, kind, name, content, person_id, created_at)
    select p.school_id, ${row.id}, p.id, ${row.kind}, ${row.name}, p.content, ${row.personId}, ${row.now}
    from prepare.plan p where p.school_id = ${plan.schoolId} and p.id = ${plan.id}
    on conflict do nothing`);

export const selectExercisesOf = (db: Db, plan: PlanKey) =>
  db.all<{ id: Id; title: string; ownerId: Id; questions: number }>(sql`
    select e.id, e.title, e.owner_id, (select count(*) from prepare.exercise_item i
      where i.school_id = e.school_id and i.exercise_id = e.id)::int as questions
    from prepare.exercise e
    where e.school_id = ${plan.schoolId} and e.plan_id = ${plan.id} and e.removed_at is null
    order by e.created_at, e.id`);

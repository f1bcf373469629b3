import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { containing } from 'edutech/core/server/data/paging';
import { mostListed } from '../../model/limits';
import type { PlanContent, PlanKind } from '../../model/plan/document';

/** A plan with what lists say of it. */
export interface PlanRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly ownerId: Id;
  readonly owner: string;
  readonly subjectId: Id;
  readonly subject: string;
  readonly gradeId: Id;
  readonly grade: string;
  readonly nodeId: Id | null;
  readonly kind: PlanKind;
  readonly isShared: boolean;
  readonly isReady: boolean;
  readonly dueOn: string | null;
  readonly title: string;
  readonly content: PlanContent;
  readonly revision: number;
  readonly changedAt: Date;
  readonly comments: number;
  readonly materials: number;
  readonly exercises: number;
}

const columns = (language: Language) => sql`p.school_id, p.id, p.owner_id, o.name as owner, p.subject_id,
  ${inLanguage('s', language)} as subject, p.grade_id, ${inLanguage('g', language)} as grade, p.node_id, p.kind,
  p.is_shared, p.is_ready, p.due_on::text as due_on, p.title, p.content, p.revision, p.changed_at,
  (select count(*) from prepare.plan_comment c
    where c.school_id = p.school_id and c.plan_id = p.id and c.resolved_at is null
      and c.reply_to is null)::int as comments,
  (select count(*) from prepare.material m
    where m.school_id = p.school_id and m.plan_id = p.id and m.removed_at is null)::int as materials,
  (select count(*) from prepare.exercise e
    where e.school_id = p.school_id and e.plan_id = p.id and e.removed_at is null)::int as exercises`;
const tables = sql`prepare.plan p join core.person o on o.id = p.owner_id join core.subject s on s.id = p.subject_id
  join core.grade g on g.id = p.grade_id`;

/** Shared with the teachers of its subject at its school, of whom the actor is one. */
const isOfGroup = ({ personId, schoolId }: SignedIn): Query<boolean> =>
  sql`(p.is_shared and p.school_id = ${schoolId}::uuid and exists (select from core.class_teacher t
    where t.school_id = p.school_id and t.person_id = ${personId} and t.subject_id = p.subject_id))`;

/** What the actor may read and write. */
const isOpenTo = (actor: SignedIn): Query<boolean> => sql`(p.owner_id = ${actor.personId} or ${isOfGroup(actor)})`;

/** Teachers of a subject at the actor's school, where the actor is one of them. */
export const selectColleagues = (db: Db, { personId, schoolId }: SignedIn, subjectId: Id) =>
  db.all<{ personId: Id; name: string }>(sql`
    select o.id as person_id, o.name from core.person o
    where o.id in (select t.person_id from core.class_teacher t
        where t.school_id = ${schoolId}::uuid and t.subject_id = ${subjectId})
      and exists (select from core.class_teacher t
        where t.school_id = ${schoolId}::uuid and t.subject_id = ${subjectId} and t.person_id = ${personId})
    order by o.name, o.id limit ${mostListed}`);

interface ListWish {
  readonly space: 'mine' | 'group' | 'trash';
  readonly q?: string | undefined;
  readonly nodeIds: readonly Id[] | null;
  readonly before?: string | undefined;
  readonly isDue?: boolean | undefined;
}

export const selectPlans = (db: Db, actor: SignedIn, wish: ListWish, language: Language) =>
  db.all<PlanRow>(sql`
    select ${columns(language)} from ${tables}
    where p.removed_at is ${wish.space === 'trash' ? sql`not null` : sql`null`}
      and ${wish.space === 'group' ? isOfGroup(actor) : sql`p.owner_id = ${actor.personId}`}
      and (${wish.nodeIds}::uuid[] is null or p.node_id = any(${wish.nodeIds}::uuid[]))
      and (${wish.before ?? null}::date is null or p.created_at < ${wish.before ?? null}::date)
      and (not ${wish.isDue ?? false}::bool or (p.due_on is not null and not p.is_ready))
      and (${wish.q ?? null}::text is null or p.title ilike ${containing(wish.q ?? '')})
    order by ${wish.space === 'group' ? sql`p.due_on nulls last, ` : sql``}p.changed_at desc, p.id desc
    limit ${mostListed}`);

/** A plan that the actor may read and write; throws 404 for any other. */
export const selectPlan = (db: Db, actor: SignedIn, planId: Id, language: Language = 'zh-CN') =>
  db.one(
    sql<PlanRow>`
      select ${columns(language)} from ${tables}
      where p.id = ${planId} and p.removed_at is null and ${isOpenTo(actor)}`,
    'prepare.error.noPlan',
  );

/** Plans for lessons of some days that the actor may read, with the questions of the actor's own exercises of each. */
export const selectPlacedPlans = (db: Db, actor: SignedIn, from: string, to: string) =>
  db.all<{ classId: Id; day: string; period: number; id: Id; title: string; questionIds: Id[] }>(sql`
    select l.class_id, l.day::text as day, l.period, p.id, p.title, array(
      select i.question_id from prepare.exercise e
        join prepare.exercise_item i on i.school_id = e.school_id and i.exercise_id = e.id
      where e.school_id = p.school_id and e.plan_id = p.id and e.owner_id = ${actor.personId} and e.removed_at is null
    ) as question_ids
    from prepare.plan_lesson l join prepare.plan p on p.school_id = l.school_id and p.id = l.plan_id
    where l.person_id = ${actor.personId} and l.day between ${from}::date and ${to}::date
      and p.removed_at is null and ${isOpenTo(actor)}`);

/** Plans by id that the actor may read; others are left out. */
export const selectSomePlans = (db: Db, actor: SignedIn, planIds: readonly Id[], language: Language) =>
  db.all<PlanRow>(sql`
    select ${columns(language)} from ${tables}
    where p.id = any(${[...planIds]}::uuid[]) and p.removed_at is null and ${isOpenTo(actor)}`);

/** The same for work without a person, which was asked for by somebody who may read it. */
export const selectPlanOf = (db: Db, { schoolId, id }: Pick<PlanRow, 'schoolId' | 'id'>, language: Language) =>
  db.one(
    sql<PlanRow>`select ${columns(language)} from ${tables} where p.school_id = ${schoolId} and p.id = ${id}`,
    'prepare.error.noPlan',
  );

export interface NewPlan {
  readonly schoolId: Id;
  readonly id: Id;
  readonly ownerId: Id;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly nodeId: Id | null;
  readonly kind: PlanKind;
  readonly isShared: boolean;
  readonly dueOn: string | null;
  readonly title: string;
  readonly content: PlanContent;
  readonly state: Uint8Array;
  readonly now: Date;
}

/** Adds a plan; answers 0 where one with this id is there. */
export const insertPlan = (db: Db, row: NewPlan) =>
  db.run(sql`
    insert into prepare.plan (school_id, id, owner_id, subject_id, grade_id, node_id, kind, is_shared, due_on, title,
      content, state, created_at, changed_at, changed_by)
    values (${row.schoolId}, ${row.id}, ${row.ownerId}, ${row.subjectId}, ${row.gradeId}, ${row.nodeId}, ${row.kind},
      ${row.isShared}, ${row.dueOn}::date, ${row.title}, ${JSON.stringify(row.content)}::jsonb,
      ${Buffer.from(row.state)}::bytea, ${row.now}, ${row.now}, ${row.ownerId})
    on conflict do nothing`);

type Key = Pick<PlanRow, 'schoolId' | 'id'>;

export const updateMarks = (
  db: Db,
  { schoolId, id }: Key,
  { isShared, isReady }: { readonly isShared?: boolean | undefined; readonly isReady?: boolean | undefined },
) =>
  db.run(sql`
    update prepare.plan set is_shared = coalesce(${isShared ?? null}::bool, is_shared),
      is_ready = coalesce(${isReady ?? null}::bool, is_ready)
    where school_id = ${schoolId} and id = ${id}`);

export const updateKind = (db: Db, { schoolId, id }: Key, kind: PlanKind) =>
  db.run(sql`update prepare.plan set kind = ${kind} where school_id = ${schoolId} and id = ${id}`);

/** Moves one's own plans to the trash (a moment) or out of it (null); answers how many there were. */
export const updateRemoved = (db: Db, { personId }: SignedIn, planIds: readonly Id[], at: Date | null) =>
  db.run(sql`
    update prepare.plan set removed_at = ${at}
    where owner_id = ${personId} and id = any(${[...planIds]}::uuid[])`);

/** Deletes plans that were removed before a moment, with all that belongs to them. */
export const deleteLongRemoved = async (db: Db, before: Date) => {
  await db.run(sql`delete from prepare.exercise where removed_at < ${before}`);
  return db.run(sql`delete from prepare.plan where removed_at < ${before}`);
};

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { containing } from 'edutech/core/server/data/paging';
import { mostListed } from '../../model/limits';

export interface ExerciseRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly ownerId: Id;
  readonly title: string;
  readonly subjectId: Id;
  readonly subject: string;
  readonly gradeId: Id;
  readonly grade: string;
  readonly planId: Id | null;
  readonly plan: string;
  readonly questions: number;
  readonly points: number;
  readonly version: number;
  readonly changedAt: Date;
}

const columns = (language: Language) => sql`e.school_id, e.id, e.owner_id, e.title, e.subject_id,
  ${inLanguage('s', language)} as subject, e.grade_id, ${inLanguage('g', language)} as grade, e.plan_id,
  coalesce(p.title, '') as plan, e.version, e.changed_at, count(i.position)::int as questions,
  coalesce(sum(i.points), 0)::float8 as points`;
const tables = sql`prepare.exercise e join core.subject s on s.id = e.subject_id join core.grade g on g.id = e.grade_id
  left join prepare.plan p on p.school_id = e.school_id and p.id = e.plan_id
  left join prepare.exercise_item i on i.school_id = e.school_id and i.exercise_id = e.id`;
const groups = sql`group by e.school_id, e.id, s.id, g.id, p.school_id, p.id`;

/** One's own, and those of plans that the teachers of one's subject write together. */
const isOpenTo = ({ personId, schoolId }: SignedIn): Query<boolean> => sql`(e.owner_id = ${personId}
  or (e.school_id = ${schoolId}::uuid and p.is_shared and p.removed_at is null and exists (select from core.class_teacher t
    where t.school_id = e.school_id and t.person_id = ${personId} and t.subject_id = e.subject_id)))`;

interface ListWish {
  readonly isRemoved: boolean;
  readonly q: string | null;
}

export const selectExercises = (db: Db, { personId }: SignedIn, { isRemoved, q }: ListWish, language: Language) =>
  db.all<ExerciseRow>(sql`
    select ${columns(language)} from ${tables}
    where e.owner_id = ${personId} and e.removed_at is ${isRemoved ? sql`not null` : sql`null`}
      and (${q}::text is null or e.title ilike ${containing(q ?? '')})
    ${groups} order by e.changed_at desc, e.id desc limit ${mostListed}`);

/** An exercise that the actor may read; throws 404 for any other. */
export const selectExercise = (db: Db, actor: SignedIn, exerciseId: Id, language: Language = 'zh-CN') =>
  db.one(
    sql<ExerciseRow>`
      select ${columns(language)} from ${tables}
      where e.id = ${exerciseId} and e.removed_at is null and ${isOpenTo(actor)} ${groups}`,
    'prepare.error.noExercise',
  );

/** One's own; throws 404 for any other. */
export const selectOwnExercise = (db: Db, { personId }: SignedIn, exerciseId: Id) =>
  db.one(
    sql<ExerciseRow>`
      select ${columns('zh-CN')} from ${tables}
      where e.id = ${exerciseId} and e.removed_at is null and e.owner_id = ${personId} ${groups}`,
    'prepare.error.noExercise',
  );

/** The same for work without a person, which was asked for by somebody who may read it. */
export const selectExerciseOf = (db: Db, { schoolId, id }: ExerciseKey, language: Language) =>
  db.one(
    sql<ExerciseRow>`
      select ${columns(language)} from ${tables} where e.school_id = ${schoolId} and e.id = ${id} ${groups}`,
    'prepare.error.noExercise',
  );

export interface ExerciseKey {
  readonly schoolId: Id;
  readonly id: Id;
}

export interface ItemRow {
  readonly questionId: Id;
  readonly version: number;
  readonly points: number;
}

export const selectItems = (db: Db, { schoolId, id }: ExerciseKey) =>
  db.all<ItemRow>(sql`
    select question_id, question_version as version, points::float8 as points from prepare.exercise_item
    where school_id = ${schoolId} and exercise_id = ${id} order by position`);

interface Fields {
  readonly title: string;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly planId: Id | null;
}

/** Adds an exercise; answers 0 where one with this id is there. */
export const insertExercise = (db: Db, key: ExerciseKey, ownerId: Id, fields: Fields, now: Date) =>
  db.run(sql`
    insert into prepare.exercise (school_id, id, owner_id, plan_id, subject_id, grade_id, title, created_at, changed_at)
    values (${key.schoolId}, ${key.id}, ${ownerId}, ${fields.planId}, ${fields.subjectId}, ${fields.gradeId},
      ${fields.title}, ${now}, ${now})
    on conflict do nothing`);

/** Changes an exercise that still has this version; answers 0 where it has another. */
export const updateExercise = (db: Db, key: ExerciseKey, version: number, fields: Fields, now: Date) =>
  db.run(sql`
    update prepare.exercise set title = ${fields.title}, subject_id = ${fields.subjectId}, grade_id = ${fields.gradeId},
      plan_id = ${fields.planId}, version = version + 1, changed_at = ${now}
    where school_id = ${key.schoolId} and id = ${key.id} and version = ${version}`);

export async function replaceItems(db: Db, { schoolId, id }: ExerciseKey, items: readonly ItemRow[]): Promise<void> {
  await db.run(sql`delete from prepare.exercise_item where school_id = ${schoolId} and exercise_id = ${id}`);
  await db.run(sql`
    insert into prepare.exercise_item (school_id, exercise_id, position, question_id, question_version, points)
    select ${schoolId}, ${id}, given.position, given.question_id, given.version, given.points
    from unnest(${items.map(({ questionId }) => questionId)}::uuid[], ${items.map(({ version }) => version)}::int4[],
      ${items.map(({ points }) => points)}::numeric[]) with ordinality as given (question_id, version, points, position)`);
}

export const updateRemoved = (db: Db, { personId }: SignedIn, exerciseIds: readonly Id[], at: Date | null) =>
  db.run(sql`
    update prepare.exercise set removed_at = ${at}
    where owner_id = ${personId} and id = any(${[...exerciseIds]}::uuid[])`);

import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Section } from '../../api/records';
import type { HomeworkKind, AnswerMethod } from '../../model/homework';
import type { PaperSpace } from 'edutech/plugins/questions/kit/common/types/paper-space';

/** Homework that the actor may read; later reads and writes take this row instead of an id. */
export interface HomeworkRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly ownerId: Id;
  readonly title: string;
  readonly kind: HomeworkKind;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly grade: number;
  readonly nodeId: Id | null;
  readonly note: string;
  readonly sections: Section[];
  readonly minutes: number;
  readonly minutesByHand: boolean;
  readonly points: number;
  readonly questions: number;
  readonly isTemplate: boolean;
  readonly isShared: boolean;
  readonly version: number;
  readonly lastSave: Id | null;
  readonly publishedAt: Date | null;
}

/** The key of homework. */
export type HomeworkKey = Pick<HomeworkRow, 'schoolId' | 'id'>;

const columns = sql`h.school_id, h.id, h.owner_id, h.title, h.kind,
  h.subject_id, h.grade_id, g.number as grade, h.node_id, h.note, h.sections,
  h.minutes, h.minutes_by_hand, h.points, h.questions, h.is_template,
  h.is_shared, h.version, h.last_save, h.published_at`;
const from = sql`work.homework h join core.grade g on g.id = h.grade_id`;

/** True for an assignment `a` that the actor published, or whose subject they teach to its class. */
export const isTeacherOf = (
  actor: Pick<SignedIn, 'personId'>,
): Query<boolean> => sql`(a.published_by = ${actor.personId}::uuid
  or exists (select from core.class_teacher ct where ct.school_id = a.school_id and ct.class_id = a.class_id
    and ct.subject_id = a.subject_id and ct.person_id = ${actor.personId}::uuid))`;

/**
 * Homework of the actor, shared in their school, or assigned to a class that they teach; else 404
 * `work.error.noHomework`.
 */
export const selectHomework = (db: Db, actor: SignedIn, id: Id) =>
  db.one<HomeworkRow>(
    sql`select ${columns} from ${from}
      where h.id = ${id} and h.school_id = ${actor.schoolId}::uuid and h.removed_at is null
        and (h.owner_id = ${actor.personId} or h.is_shared or exists (
          select from work.assignment a where a.school_id = h.school_id and a.homework_id = h.id and ${isTeacherOf(actor)}))`,
    'work.error.noHomework',
  );

/** Homework by its key, for work without a person; what is in the trash by now is gone. */
export const selectHomeworkOf = (db: Db, { schoolId, id }: HomeworkKey) =>
  db.one<HomeworkRow>(
    sql`select ${columns} from ${from} where h.school_id = ${schoolId} and h.id = ${id} and h.removed_at is null`,
    'work.error.noHomework',
  );

/** Locks the actor's own homework until the call ends. */
export const lockOwnHomework = (db: Db, actor: SignedIn, id: Id) =>
  db.one<HomeworkRow>(
    sql`select ${columns} from ${from}
      where h.id = ${id} and h.school_id = ${actor.schoolId}::uuid and h.owner_id = ${actor.personId}
        and h.removed_at is null for update of h`,
    'work.error.noHomework',
  );

/** What a sheet is remembered by: `version` counts changes of its items, `keysVersion` those of their answers. */
export interface SheetKey extends HomeworkKey {
  readonly version: number;
  readonly keysVersion: number;
}

/** Keeps the keys of homework unchanged until the call ends (a shared lock, held by all who submit). */
export const lockKeysShared = (db: Db, { schoolId, id }: HomeworkKey) =>
  db.one<SheetKey>(sql`
    select school_id, id, version, keys_version from work.homework
    where school_id = ${schoolId} and id = ${id} for key share`);

/** The same for the homework of an attempt of the actor's; undefined: there is none. */
export const lockOwnKeysShared = (db: Db, actor: SignedIn, attemptId: Id) =>
  db.maybe<SheetKey>(sql`
    select h.school_id, h.id, h.version, h.keys_version from work.homework h
    where (h.school_id, h.id) = (select a.school_id, a.homework_id
      from work.attempt t join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
      where t.id = ${attemptId} and t.person_id = ${actor.personId}) for key share`);

/** The columns that a save writes. */
export interface HomeworkFacts {
  readonly title: string;
  readonly kind: HomeworkKind;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly nodeId: Id | null;
  readonly note: string;
  readonly sections: readonly Section[];
  readonly minutes: number;
  readonly minutesByHand: boolean;
  readonly questions: number;
  readonly points: number;
}

/** Returns the number of inserted rows: 0 if the id exists already. */
export const insertHomework = (
  db: Db,
  row: HomeworkFacts & HomeworkKey & { readonly ownerId: Id; readonly isTemplate: boolean; readonly now: Date },
) =>
  db.run(sql`
    insert into work.homework (school_id, id, owner_id, title, kind, subject_id, grade_id, node_id, note, sections,
      minutes, minutes_by_hand, questions, points, is_template, created_at, changed_at)
    values (${row.schoolId}, ${row.id}, ${row.ownerId}, ${row.title}, ${row.kind}, ${row.subjectId}, ${row.gradeId},
      ${row.nodeId}, ${row.note}, ${JSON.stringify(row.sections)}, ${row.minutes}, ${row.minutesByHand},
      ${row.questions}, ${row.points}, ${row.isTemplate}, ${row.now}, ${row.now}) on conflict do nothing`);

export const updateHomework = (
  db: Db,
  { schoolId, id }: HomeworkKey,
  row: HomeworkFacts & { readonly save: Id; readonly now: Date },
) =>
  db.one<{ version: number }>(sql`
    update work.homework set title = ${row.title}, kind = ${row.kind}, subject_id = ${row.subjectId},
      grade_id = ${row.gradeId}, node_id = ${row.nodeId}, note = ${row.note},
      sections = ${JSON.stringify(row.sections)}, minutes = ${row.minutes}, minutes_by_hand = ${row.minutesByHand},
      questions = ${row.questions}, points = ${row.points}, last_save = ${row.save}, changed_at = ${row.now}
    where school_id = ${schoolId} and id = ${id} returning version`);

/** A row of the item table. */
export interface ItemRow {
  readonly id: Id;
  readonly position: number;
  readonly section: number;
  readonly tiers: number;
  readonly way: AnswerMethod;
  readonly questionId: Id | null;
  readonly questionVersion: number | null;
  readonly body: QuestionBody | null;
  readonly points: readonly number[];
  readonly space: PaperSpace | null;
}

/** Items in their order. */
export const selectItems = (db: Db, { schoolId, id }: HomeworkKey) =>
  db.all<ItemRow>(sql`
    select id, position, section, tiers, way, question_id, question_version, body, points,
      space
    from work.item where school_id = ${schoolId} and homework_id = ${id} order by position`);

/**
 * Replaces the items; keys of items that stay are kept, unless these
 * have another question now.
 */
export async function replaceItems(db: Db, { schoolId, id }: HomeworkKey, items: readonly ItemRow[]): Promise<void> {
  await db.run(sql`delete from work.item where school_id = ${schoolId} and homework_id = ${id}
    and id <> all (${items.map((item) => item.id)}::uuid[])`);
  if (items.length === 0) return;
  await db.run(sql`
    delete from work.item_key k using work.item i,
      unnest(${items.map((item) => item.id)}::uuid[], ${items.map((item) => item.questionId)}::uuid[])
        as given (id, question_id)
    where k.school_id = ${schoolId} and k.homework_id = ${id} and k.item_id = given.id
      and i.school_id = k.school_id and i.homework_id = k.homework_id and i.id = k.item_id
      and i.question_id <> given.question_id`);
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await db.run(sql`
    insert into work.item (school_id, homework_id, id, position, section, tiers, way, question_id, question_version, body,
      points, space)
    select ${schoolId}, ${id}, * from unnest(${items.map((item) => item.id)}::uuid[],
      ${items.map((item) => item.position)}::int2[], ${items.map((item) => item.section)}::int2[],
      ${items.map((item) => item.tiers)}::int2[], ${items.map((item) => item.way)}::text[],
      ${items.map((item) => item.questionId)}::uuid[], ${items.map((item) => item.questionVersion)}::int4[],
      ${items.map((item) => json(item.body))}::jsonb[], ${items.map((item) => json(item.points))}::jsonb[],
      ${items.map((item) => json(item.space))}::jsonb[])
    on conflict (school_id, homework_id, id) do update set position = excluded.position, section = excluded.section,
      tiers = excluded.tiers, way = excluded.way, question_id = excluded.question_id,
      question_version = excluded.question_version, body = excluded.body, points = excluded.points,
      space = excluded.space`);
}

/** Keys set for this homework, by item. */
export const selectItemKeys = (db: Db, { schoolId, id }: HomeworkKey) =>
  db.all<{ itemId: Id; key: QuestionKey }>(sql`
    select item_id, key from work.item_key where school_id = ${schoolId} and homework_id = ${id}`);

export const upsertItemKeys = (
  db: Db,
  { schoolId, id }: HomeworkKey,
  keys: readonly { readonly itemId: Id; readonly key: QuestionKey }[],
  by: { readonly personId: Id; readonly now: Date },
) =>
  db.run(sql`
    insert into work.item_key (school_id, homework_id, item_id, key, set_by, set_at)
    select ${schoolId}, ${id}, item_id, key, ${by.personId}, ${by.now} from unnest(
      ${keys.map((one) => one.itemId)}::uuid[], ${keys.map((one) => JSON.stringify(one.key))}::jsonb[]) as given (item_id, key)
    on conflict (school_id, homework_id, item_id) do update set key = excluded.key, set_by = excluded.set_by, set_at = excluded.set_at`);

export const copyItemKeys = (db: Db, from: HomeworkKey, to: HomeworkKey, by: { personId: Id; now: Date }) =>
  db.run(sql`
    insert into work.item_key (school_id, homework_id, item_id, key, set_by, set_at)
    select ${to.schoolId}, ${to.id}, item_id, key, ${by.personId}, ${by.now} from work.item_key
    where school_id = ${from.schoolId} and homework_id = ${from.id}`);

export const selectHomeworkFiles = (db: Db, { schoolId, id }: HomeworkKey) =>
  db.all<{ fileId: Id }>(sql`
    select file_id from work.homework_file
    where school_id = ${schoolId} and homework_id = ${id} order by position`);

export async function replaceHomeworkFiles(db: Db, { schoolId, id }: HomeworkKey, files: readonly Id[]): Promise<void> {
  await db.run(sql`delete from work.homework_file where school_id = ${schoolId} and homework_id = ${id}`);
  if (files.length === 0) return;
  await db.run(sql`
    insert into work.homework_file (school_id, homework_id, position, file_id)
    select ${schoolId}, ${id}, n - 1, file_id from unnest(${[...files]}::uuid[]) with ordinality as given (file_id, n)`);
}

/** How many students have submitted this homework. */
export const countHandedIn = async (db: Db, { schoolId, id }: HomeworkKey): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from work.assignment a
      join work.attempt t on t.school_id = a.school_id and t.assignment_id = a.id
      where a.school_id = ${schoolId} and a.homework_id = ${id} and t.points is not null`)
  ).count;

export const selectGrade = (db: Db, gradeId: Id) =>
  db.one<{ number: number }>(sql`select number from core.grade where id = ${gradeId}`, 'work.error.noGrade');
export const selectSubject = (db: Db, subjectId: Id) =>
  db.one<{ id: Id }>(sql`select id from core.subject where id = ${subjectId}`, 'work.error.noSubject');

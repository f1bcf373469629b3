import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from '../../kit/common/question-body';
import type { QuestionKey } from '../../kit/common/question-key';
import type { Difficulty } from '../../kit/common/types/difficulty';
import type { BankSource } from 'edutech/core/common/teaching/sources';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, sql } from 'edutech/core/server/data/db';
import { insertMany } from 'edutech/core/server/data/many.queries';
import type { Ability } from '../../kit/common/types/abilities';
import type { QuestionKind } from '../../model/kinds';
import type { Derived } from './derived';

/** Validated values of a question's form besides the question itself. */
export interface QuestionFactsToWrite {
  readonly difficulty: Exclude<Difficulty, 0>;
  readonly stage: Stage;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly kind: QuestionKind;
  readonly year: number | null;
  readonly region: string;
  readonly ability: Ability | null;
}

export interface NewQuestion extends QuestionFactsToWrite {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id;
  readonly forkOf: Id | null;
}

/** Writes a question that only its owner sees; its words come from `writeWords`. */
export const insertQuestion = (db: Db, q: NewQuestion, d: Derived, now: Date) =>
  db.run(sql`
    insert into questions.question (id, school_id, owner_person_id, type, difficulty, stage, subject_id, grade_id, kind, year,
      region, ability, title, points, parts, seconds, fork_of, band_0, band_1, band_2, band_3, created_at, changed_at, listed_at)
    values (${q.id}, ${q.schoolId}, ${q.ownerPersonId}, ${d.type}, ${q.difficulty}, ${q.stage}, ${q.subjectId}, ${q.gradeId},
      ${q.kind}, ${q.year}, ${q.region}, ${q.ability}, ${d.title}, ${d.points}, ${d.parts}, ${d.seconds}, ${q.forkOf}, ${d.signature[0]},
      ${d.signature[1]}, ${d.signature[2]}, ${d.signature[3]}, ${now}, ${now}, ${now})`);

/** Somebody's own question while it is being changed. */
export interface OwnRow extends QuestionFactsToWrite {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id;
  readonly source: BankSource;
  readonly wanted: 2 | 3 | null;
  readonly isRemoved: boolean;
  readonly version: number;
  readonly seconds: number;
  readonly title: string;
  readonly listedAt: Date;
}

/** The owner's among these, held until COMMIT, in the order of their ids. */
export const lockOwn = (db: Db, ids: readonly Id[], ownerId: Id): Promise<OwnRow[]> =>
  db.all(sql<OwnRow>`
    select id, school_id, owner_person_id, difficulty, stage, subject_id,
      grade_id, kind, year, region, ability, source, wanted, removed_at is not null as is_removed, version, seconds, title,
      listed_at
    from questions.question where id = any(${ids}::uuid[]) and owner_person_id = ${ownerId} order by id for update`);

/** Writes what the form says, and which version is the newest. */
export const updateQuestion = (
  db: Db,
  { id }: Pick<OwnRow, 'id'>,
  q: QuestionFactsToWrite & { readonly version: number },
  d: Derived,
  now: Date,
) =>
  db.run(sql`
    update questions.question set version = ${q.version}, type = ${d.type}, difficulty = ${q.difficulty}, stage = ${q.stage},
      subject_id = ${q.subjectId}, grade_id = ${q.gradeId}, kind = ${q.kind}, year = ${q.year}, region = ${q.region},
      ability = ${q.ability}, title = ${d.title}, points = ${d.points}, parts = ${d.parts}, seconds = ${d.seconds}, band_0 = ${d.signature[0]},
      band_1 = ${d.signature[1]}, band_2 = ${d.signature[2]}, band_3 = ${d.signature[3]}, changed_at = ${now}
    where id = ${id}`);

export interface NewVersion {
  readonly questionId: Id;
  readonly version: number;
  readonly body: QuestionBody;
  readonly key: QuestionKey;
  readonly savedBy: Id;
  readonly note: string;
  /** Pictures and recordings of body and key. */
  readonly fileIds: readonly Id[];
}

/** Writes a version and, apart from it, its key. */
export async function insertVersion(db: Db, v: NewVersion, now: Date): Promise<void> {
  await db.run(sql`
    insert into questions.version (question_id, version, body, saved_by, saved_at, note)
    values (${v.questionId}, ${v.version}, ${JSON.stringify(v.body)}::jsonb, ${v.savedBy}, ${now}, ${v.note})`);
  await db.run(sql`
    insert into questions.answer_key (question_id, version, key)
    values (${v.questionId}, ${v.version}, ${JSON.stringify(v.key)}::jsonb)`);
  if (v.fileIds.length > 0)
    await db.run(sql`
      insert into questions.media (question_id, version, file_id)
      select ${v.questionId}, ${v.version}, unnest(${v.fileIds}::uuid[])`);
}

export interface PlacementRow {
  readonly question_id: Id;
  readonly node_id: Id;
  readonly is_direct: boolean;
  readonly position: number;
  readonly school_id: Id | null;
  readonly owner_person_id: Id;
  readonly shown: number;
  readonly type: number;
  readonly difficulty: number;
  readonly listed_at: Date;
}

export const insertPlacements = (db: Db, rows: readonly PlacementRow[]): Promise<void> =>
  insertMany(
    db,
    'questions.placement',
    {
      question_id: 'uuid',
      node_id: 'uuid',
      is_direct: 'bool',
      position: 'int2',
      school_id: 'uuid',
      owner_person_id: 'uuid',
      shown: 'int2',
      type: 'int2',
      difficulty: 'int2',
      listed_at: 'timestamptz',
    },
    rows,
  );

export interface PointRow {
  readonly question_id: Id;
  readonly point_id: Id;
  readonly part: number;
}

export const insertPointLinks = (db: Db, rows: readonly PointRow[]): Promise<void> =>
  insertMany(db, 'questions.point_link', { question_id: 'uuid', point_id: 'uuid', part: 'int2' }, rows);

/** Takes a question from its chapters and points: others are written in their place. */
export async function deletePlaces(db: Db, { id }: Pick<OwnRow, 'id'>): Promise<void> {
  await db.run(sql`delete from questions.placement where question_id = ${id}`);
  await db.run(sql`delete from questions.point_link where question_id = ${id}`);
}

import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Stroke } from 'edutech/plugins/questions/kit/common/answer';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { type AnswerKind, mostAnswers } from '../../model/answer';
import type { StuckPlace } from '../../model/request';
import type { ItemKey } from '../items/items.queries';

/** What an answer says. */
export interface AnswerWords {
  readonly kind: AnswerKind;
  readonly content: Content;
  readonly drawing: readonly Stroke[];
  readonly captions: string;
}

export interface AnswerRow extends AnswerWords {
  readonly schoolId: Id;
  readonly id: Id;
  readonly itemId: Id;
  readonly authorId: Id;
  readonly author: string;
  readonly stuck: StuckPlace | null;
  readonly fileId: Id | null;
  readonly seconds: number;
  /** Both or none. */
  readonly cutFrom: number | null;
  readonly cutTo: number | null;
  readonly classIds: readonly Id[];
  readonly isShared: boolean;
  /** `model/withheld.ts`. */
  readonly isEarly: boolean;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly removedAt: Date | null;
}

const columns = sql`a.school_id, a.id, a.item_id, a.author_id, p.name as author, a.stuck, a.kind, a.content, a.drawing,
  a.file_id, a.seconds, a.cut_from, a.cut_to, a.captions, a.class_ids, a.is_shared, a.is_early,
  a.version, a.created_at, a.updated_at, a.removed_at`;
const tables = sql`coach.answer a join core.person p on p.id = a.author_id`;

/** Answers for a class, the newest first; as the system, for a student of that class. */
export const selectForClass = (db: Db, { schoolId, id }: ItemKey, classId: Id) =>
  db.all<AnswerRow>(sql`
    select ${columns} from ${tables}
    where a.school_id = ${schoolId} and a.item_id = ${id} and a.removed_at is null
      and (a.is_shared or ${classId} = any (a.class_ids))
    order by a.created_at desc, a.id limit ${mostAnswers}`);

/** Answers that a teacher may read: the own, those for classes that are taught, and shared ones. */
export const selectForTeacher = (db: Db, { schoolId, id }: ItemKey, personId: Id, classIds: readonly Id[]) =>
  db.all<AnswerRow & { seen: number; helped: number; likes: number; isLiked: boolean }>(sql`
    select ${columns},
      (select count(r.seen_at)::int from coach.answer_reader r where r.school_id = a.school_id and r.answer_id = a.id) as seen,
      (select count(r.helped_at)::int from coach.answer_reader r where r.school_id = a.school_id and r.answer_id = a.id) as helped,
      (select count(r.liked_at)::int from coach.answer_reader r where r.school_id = a.school_id and r.answer_id = a.id) as likes,
      exists (select from coach.answer_reader r where r.school_id = a.school_id and r.answer_id = a.id
        and r.person_id = ${personId} and r.liked_at is not null) as is_liked
    from ${tables}
    where a.school_id = ${schoolId} and a.item_id = ${id} and a.removed_at is null
      and (a.author_id = ${personId} or a.is_shared or a.class_ids && ${[...classIds]}::uuid[])
    order by a.created_at desc, a.id limit ${mostAnswers}`);

/** An answer of a school, removed or not. */
export const selectAnswer = (db: Db, schoolId: Id | null, id: Id) =>
  db.one<AnswerRow>(
    sql`select ${columns} from ${tables} where a.school_id = ${schoolId}::uuid and a.id = ${id}`,
    'coach.error.noAnswer',
  );

export type NewAnswer = Omit<AnswerRow, 'author' | 'version' | 'updatedAt' | 'removedAt'>;

/** Stores an answer once; undefined: it was there. */
export const insertAnswer = (db: Db, row: NewAnswer) =>
  db.maybe<{ id: Id }>(sql`
    insert into coach.answer (school_id, id, item_id, author_id, stuck, kind, content, drawing, file_id, seconds, cut_from,
      cut_to, captions, class_ids, is_shared, is_early, created_at, updated_at)
    values (${row.schoolId}, ${row.id}, ${row.itemId}, ${row.authorId}, ${row.stuck}, ${row.kind},
      ${JSON.stringify(row.content)}::jsonb, ${JSON.stringify(row.drawing)}::jsonb, ${row.fileId}, ${row.seconds},
      ${row.cutFrom}, ${row.cutTo}, ${row.captions}, ${[...row.classIds]}::uuid[], ${row.isShared}, ${row.isEarly}, ${row.createdAt},
      ${row.createdAt})
    on conflict do nothing returning id`);

/** Corrects an answer of a version; 0: another correction was faster. */
export const updateAnswer = (
  db: Db,
  { schoolId, id, version }: Pick<AnswerRow, 'schoolId' | 'id' | 'version'>,
  words: AnswerWords & Pick<AnswerRow, 'isShared' | 'isEarly'> & { readonly now: Date },
) =>
  db.run(sql`
    update coach.answer set kind = ${words.kind}, content = ${JSON.stringify(words.content)}::jsonb,
      drawing = ${JSON.stringify(words.drawing)}::jsonb, captions = ${words.captions}, is_shared = ${words.isShared},
      is_early = ${words.isEarly}, version = version + 1, updated_at = ${words.now}
    where school_id = ${schoolId} and id = ${id} and version = ${version}`);

export const updateRemoved = (db: Db, { schoolId, id }: Pick<AnswerRow, 'schoolId' | 'id'>, removedAt: Date | null) =>
  db.run(sql`update coach.answer set removed_at = ${removedAt} where school_id = ${schoolId} and id = ${id}`);

interface Read {
  readonly schoolId: Id;
  readonly answerId: Id;
  readonly personId: Id;
  readonly now: Date;
}

/** A student has seen an answer, and says whether it helped; what is not said stays as it was. */
export const upsertReader = (db: Db, { schoolId, answerId, personId, now }: Read, hasHelped: boolean | undefined) =>
  db.run(sql`
    insert into coach.answer_reader as r (school_id, answer_id, person_id, seen_at, helped_at)
    values (${schoolId}, ${answerId}, ${personId}, ${now}, ${hasHelped ? now : null}::timestamptz)
    on conflict (school_id, answer_id, person_id) do update
    set seen_at = coalesce(r.seen_at, excluded.seen_at), helped_at = ${
      hasHelped === undefined ? sql`r.helped_at` : sql`excluded.helped_at`
    }`);

export const upsertLike = (db: Db, { schoolId, answerId, personId, now }: Read, on: boolean) =>
  db.run(sql`
    insert into coach.answer_reader (school_id, answer_id, person_id, liked_at)
    values (${schoolId}, ${answerId}, ${personId}, ${on ? now : null}::timestamptz)
    on conflict (school_id, answer_id, person_id) do update set liked_at = excluded.liked_at`);

/** Which of these answers somebody found helpful. */
export const selectHelped = (db: Db, schoolId: Id, personId: Id, answerIds: readonly Id[]) =>
  db.all<{ answerId: Id }>(sql`
    select answer_id from coach.answer_reader where school_id = ${schoolId} and person_id = ${personId}
      and answer_id = any(${[...answerIds]}::uuid[]) and helped_at is not null`);

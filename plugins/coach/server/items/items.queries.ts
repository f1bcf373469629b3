import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';

/** The key of an item; later queries take this row instead of ids. */
export interface ItemKey {
  readonly schoolId: Id;
  readonly id: Id;
}

export interface ItemRow extends ItemKey {
  readonly subjectId: Id;
  readonly subject: string;
  readonly subjectCode: string;
  readonly questionId: Id | null;
  readonly version: number | null;
  readonly words: string;
  /** What it is known by if it is no question of the bank: its words, or the area and the item there (`keyOfPart`). */
  readonly wordsKey: string;
  readonly pointIds: readonly Id[];
}

export const itemColumns = (language: Language) => sql`i.school_id, i.id, i.subject_id,
  s.${language === 'en' ? sql`name_en` : sql`name`} as subject, s.code as subject_code,
  i.question_id, i.question_version as version, i.words, i.words_key, i.point_ids`;
export const itemTables = sql`coach.item i join core.subject s on s.id = i.subject_id`;

/** Items of a school by id; others are left out. */
export const selectItems = (db: Db, schoolId: Id | null, ids: readonly Id[], language: Language) =>
  db.all<ItemRow>(sql`
    select ${itemColumns(language)} from ${itemTables}
    where i.school_id = ${schoolId}::uuid and i.id = any(${[...ids]}::uuid[])`);

/** What identifies an item of a school. */
export interface NewItem extends ItemKey {
  readonly subjectId: Id;
  readonly questionId: Id | null;
  readonly version: number | null;
  readonly words: string;
  readonly wordsKey: string;
  readonly pointIds: readonly Id[];
  readonly now: Date;
}

const isSame = ({ schoolId, subjectId, questionId, wordsKey }: Omit<NewItem, 'id'>): Query<boolean> =>
  questionId
    ? sql`school_id = ${schoolId} and subject_id = ${subjectId} and question_id = ${questionId}`
    : sql`school_id = ${schoolId} and subject_id = ${subjectId} and question_id is null and words_key <> ''
        and words_key = ${wordsKey}`;

/** The item of the same question, or of the same words. */
export const selectSameItem = (db: Db, item: Omit<NewItem, 'id'>) =>
  db.maybe<ItemKey>(sql`select school_id, id from coach.item where ${isSame(item)}`);

/** Stores an item once; nothing where another call was faster. */
export const insertItem = (db: Db, item: NewItem) =>
  db.maybe<ItemKey>(sql`
    insert into coach.item (school_id, id, subject_id, question_id, question_version, words, words_key, point_ids, created_at)
    values (${item.schoolId}, ${item.id}, ${item.subjectId}, ${item.questionId}, ${item.version}, ${item.words},
      ${item.wordsKey}, ${[...item.pointIds]}::uuid[], ${item.now})
    on conflict do nothing returning school_id, id`);

export const updatePoints = (db: Db, { schoolId, id }: ItemKey, pointIds: readonly Id[]) =>
  db.run(sql`
    update coach.item set point_ids = ${[...pointIds]}::uuid[] where school_id = ${schoolId} and id = ${id}`);

/** Pictures of an exercise: those of the first question about it that has some. */
export const selectPictures = (db: Db, { schoolId, id }: ItemKey) =>
  db.all<{ fileId: Id }>(sql`
    select p.file_id from coach.request_picture p where p.school_id = ${schoolId} and p.request_id = (
      select r.id from coach.request r where r.school_id = ${schoolId} and r.item_id = ${id} and r.removed_at is null
        and exists (select from coach.request_picture q where q.school_id = r.school_id and q.request_id = r.id)
      order by r.asked_at, r.id limit 1)
    order by p.position`);

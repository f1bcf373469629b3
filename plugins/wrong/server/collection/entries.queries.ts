import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { EntryState, Origin, Reason } from '../../model/entry';
import type { Memory } from 'edutech/plugins/questions/kit/common/scheduling/memory';
import type { EntrySource } from '../sources';

/** A student's entry with all its data. */
export interface EntryRow extends EntrySource, Memory {
  readonly schoolId: Id;
  readonly subjectId: Id;
  readonly subject: string;
  readonly subjectCode: string;
  readonly type: number | null;
  readonly pointIds: readonly Id[];
  readonly seconds: number;
  readonly origin: Origin;
  readonly title: string;
  readonly words: string;
  readonly reason: Reason | null;
  readonly note: string;
  readonly wrongCount: number;
  readonly lastAt: Date;
  readonly state: EntryState;
  readonly removedAt: Date | null;
  readonly pictures: readonly Id[];
}

export const entryColumns = (language: Language) => sql`e.school_id, e.id, e.person_id,
  e.subject_id, s.${language === 'en' ? sql`name_en` : sql`name`} as subject, s.code as subject_code,
  e.question_id, e.question_version as version, e.type, e.point_ids, e.seconds, e.origin,
  e.area, e.title, e.attempt_id, e.item_id, e.words, e.reason, e.note,
  e.wrong_count, e.last_at, e.state, e.removed_at, e.due_at,
  e.stability, e.difficulty, e.reps, e.lapses, e.card_state, e.reviewed_at,
  e.right_in_row, e.right_since,
  array(select p.file_id from wrong.entry_picture p where p.school_id = e.school_id and p.entry_id = e.id
    order by p.position) as pictures`;
export const entryTables = sql`wrong.entry e join core.subject s on s.id = e.subject_id`;

/** A person's entries, without those reported by hidden attempts. */
export interface Whose {
  readonly personId: Id;
  readonly hidden: readonly Id[];
}

export const isOwn = ({ personId, hidden }: Whose): Query<boolean> =>
  sql`e.person_id = ${personId} and (e.attempt_id is null or e.attempt_id <> all(${[...hidden]}::uuid[]))`;

/** Attempts that reported a student's entries. */
export const selectReportedBy = (db: Db, personId: Id) =>
  db.all<{ area: string; attemptId: Id }>(sql`
    select distinct area, attempt_id from wrong.entry
    where person_id = ${personId} and attempt_id is not null`);

/** The actor's own entries by id, in the trash or not; others are left out. */
export const selectOwnEntries = (db: Db, whose: Whose, entryIds: readonly Id[], language: Language) =>
  db.all<EntryRow>(sql`
    select ${entryColumns(language)} from ${entryTables} where ${isOwn(whose)} and e.id = any(${[...entryIds]}::uuid[])`);

/** True for entries due until a moment that are not mastered. */
export const isDue = (whose: Whose, until: Date): Query<boolean> =>
  sql`${isOwn(whose)} and e.removed_at is null and e.state < 2 and e.due_at <= ${until}`;

/** What decides whether an entry is practised today. */
export type DueEntry = Memory &
  Pick<EntryRow, 'schoolId' | 'id' | 'area' | 'questionId' | 'attemptId' | 'seconds' | 'lastAt'>;

/** Entries to practise, the earliest due first. */
export const selectDue = (db: Db, whose: Whose, until: Date, most: number) =>
  db.all<DueEntry>(sql`
    select e.school_id, e.id, e.area, e.question_id, e.attempt_id, e.seconds, e.last_at, e.due_at, e.stability, e.difficulty,
      e.reps, e.lapses, e.card_state, e.reviewed_at, e.right_in_row, e.right_since
    from wrong.entry e where ${isDue(whose, until)} order by e.due_at, e.id limit ${most}`);

/** Sets a field of own entries; returns how many changed. */
export const updateOwn = (db: Db, actor: SignedIn, entryIds: readonly Id[], change: Query) =>
  db.run(sql`
    update wrong.entry set ${change} where person_id = ${actor.personId} and id = any(${[...entryIds]}::uuid[])`);

export const reasonIs = (reason: Reason | null) => sql`reason = ${reason}`;
export const noteIs = (note: string) => sql`note = ${note}`;
export const removedIs = (at: Date | null) => sql`removed_at = ${at}`;
/** Marked as mastered by hand; when unmarked, it is due at once. */
export const masteredIs = (on: boolean, now: Date) =>
  on
    ? sql`state = 2, mastered_at = ${now}`
    : sql`state = case when reps > 0 then 1 else 0 end, mastered_at = null, right_in_row = 0, right_since = null,
        due_at = least(due_at, ${now})`;

/** An entry added by hand. */
export interface NewEntry {
  readonly schoolId: Id;
  readonly id: Id;
  readonly personId: Id;
  readonly subjectId: Id;
  readonly questionId: Id | null;
  readonly version: number | null;
  readonly type: number | null;
  readonly pointIds: readonly Id[];
  readonly seconds: number;
  readonly origin: Origin;
  readonly pushId: Id | null;
  readonly words: string;
  readonly reason: Reason | null;
  readonly now: Date;
}

interface AddedRow {
  readonly id: Id;
  readonly personId: Id;
  readonly isNew: boolean;
}

const insertOf = (rows: readonly NewEntry[], conflict: Query): Query<AddedRow> => sql`
    insert into wrong.entry as e (school_id, id, person_id, subject_id, question_id, question_version, type, point_ids,
      seconds, origin, push_id, words, reason, wrong_count, first_at, last_at, due_at)
    select given.school_id, given.id, given.person_id, given.subject_id, given.question_id, given.version, given.type,
      given.points::uuid[], given.seconds, given.origin, given.push_id, given.words, given.reason,
      case when given.origin = 'photo' then 1 else 0 end, given.now, given.now, given.now
    from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.personId)}::uuid[], ${rows.map((row) => row.subjectId)}::uuid[],
      ${rows.map((row) => row.questionId)}::uuid[], ${rows.map((row) => row.version)}::int4[],
      ${rows.map((row) => row.type)}::int2[], ${rows.map((row) => `{${row.pointIds.join(',')}}`)}::text[],
      ${rows.map((row) => row.seconds)}::int4[], ${rows.map((row) => row.origin)}::text[],
      ${rows.map((row) => row.pushId)}::uuid[], ${rows.map((row) => row.words)}::text[],
      ${rows.map((row) => row.reason)}::text[], ${rows.map((row) => row.now)}::timestamptz[])
      as given (school_id, id, person_id, subject_id, question_id, version, type, points, seconds, origin, push_id, words,
        reason, now)
    on conflict ${conflict}
    returning e.id, e.person_id, e.xmax = 0 as is_new`;

/** Adds entries; existing ones stay unchanged, and are restored from the trash if their owner adds them. In no order. */
export const insertEntries = (db: Db, rows: readonly NewEntry[]) =>
  db.all<AddedRow>(
    insertOf(
      rows,
      sql`(school_id, person_id, question_id) do update
      set removed_at = case when excluded.origin = 'pushed' then e.removed_at end`,
    ),
  );

/** Adds a picture of a question that is in no bank; undefined: it was added before. */
export const insertPictured = (db: Db, row: NewEntry) =>
  db.maybe<AddedRow>(insertOf([row], sql`(school_id, id) do nothing`));

export const insertPictures = (db: Db, schoolId: Id, entryId: Id, fileIds: readonly Id[]) =>
  db.run(sql`
    insert into wrong.entry_picture (school_id, entry_id, position, file_id)
    select ${schoolId}, ${entryId}, given.position, given.file_id
    from unnest(${[...fileIds]}::uuid[]) with ordinality as given (file_id, position)`);

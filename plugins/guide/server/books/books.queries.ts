import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { GuideDocument } from '../../model/book/document';

export interface BookKey {
  readonly schoolId: Id;
  readonly id: Id;
}

/** What lists show of a guide book. */
export interface ListedBook extends BookKey {
  readonly ownerId: Id;
  readonly owner: string;
  readonly title: string;
  readonly subjectId: Id;
  readonly subject: string;
  readonly subjectCode: string;
  readonly gradeId: Id;
  readonly grade: string;
  readonly nodeId: Id | null;
  readonly isShared: boolean;
  readonly classes: number;
  readonly changedAt: Date;
  readonly blocks: number;
  readonly questions: number;
  readonly minutes: number;
}

/** A guide book with what it consists of; later reads and writes take this row. */
export interface BookRow extends ListedBook {
  readonly document: GuideDocument;
  readonly version: number;
  readonly lastSave: Id | null;
}

export const bookColumns = (
  language: Language,
): Query => sql`b.school_id, b.id, b.owner_id, coalesce(o.name, '') as owner,
  b.title, b.subject_id, ${inLanguage('s', language)} as subject, s.code as subject_code, b.grade_id,
  ${inLanguage('g', language)} as grade, b.node_id, b.is_shared, b.changed_at,
  (select count(*)::int from guide.assignment a where a.school_id = b.school_id and a.book_id = b.id
    and a.withdrawn_at is null) as classes,
  jsonb_array_length(b.document -> 'blocks') as blocks,
  (select count(*)::int from jsonb_path_query(b.document, '$.blocks[*].parts[*] ? (@.kind == "question")')) as questions,
  (select coalesce(sum(minutes::int), 0)::int from jsonb_path_query(b.document, '$.blocks[*].minutes') as minutes) as minutes`;
export const bookTables = sql`guide.book b join core.subject s on s.id = b.subject_id join core.grade g on g.id = b.grade_id
  left join core.person o on o.id = b.owner_id`;
const whole = (language: Language) => sql`${bookColumns(language)}, b.document, b.version, b.last_save`;

/** One's own, and those that teachers of the school share. */
const isOpenTo = ({ personId, schoolId }: SignedIn): Query<boolean> =>
  sql`(b.owner_id = ${personId} or (b.is_shared and b.school_id = ${schoolId}::uuid))`;

/** A guide book that the actor may read; throws 404 for any other. */
export const selectBook = (db: Db, actor: SignedIn, bookId: Id, language: Language = 'zh-CN') =>
  db.one(
    sql<BookRow>`select ${whole(language)} from ${bookTables}
      where b.id = ${bookId} and b.removed_at is null and ${isOpenTo(actor)}`,
    'guide.error.noBook',
  );

/** One's own, locked until the call ends; throws 404 for any other. */
export const lockOwnBook = (db: Db, { personId }: SignedIn, bookId: Id) =>
  db.one(
    sql<BookRow>`select ${whole('zh-CN')} from ${bookTables}
      where b.id = ${bookId} and b.removed_at is null and b.owner_id = ${personId} for update of b`,
    'guide.error.noBook',
  );

/** The same for work without a person, which was asked for by somebody who may read it. */
export const selectBookOf = (db: Db, { schoolId, id }: BookKey, language: Language) =>
  db.one(
    sql<BookRow>`select ${whole(language)} from ${bookTables} where b.school_id = ${schoolId} and b.id = ${id}`,
    'guide.error.noBook',
  );

export interface NewBook extends BookKey {
  readonly ownerId: Id;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly nodeId: Id | null;
  readonly title: string;
  readonly document: GuideDocument;
  readonly now: Date;
}

/** Adds a guide book; answers 0 where one with this id is there. */
export const insertBook = (db: Db, book: NewBook) =>
  db.run(sql`
    insert into guide.book (school_id, id, owner_id, subject_id, grade_id, node_id, title, document, created_at, changed_at)
    values (${book.schoolId}, ${book.id}, ${book.ownerId}, ${book.subjectId}, ${book.gradeId}, ${book.nodeId},
      ${book.title}, ${JSON.stringify(book.document)}::jsonb, ${book.now}, ${book.now})
    on conflict do nothing`);

interface Written {
  readonly title: string;
  readonly document: GuideDocument;
  readonly save: Id | null;
  readonly now: Date;
}

export const updateBook = (db: Db, { schoolId, id }: BookKey, { title, document, save, now }: Written) =>
  db.one<{ version: number }>(sql`
    update guide.book set title = ${title}, document = ${JSON.stringify(document)}::jsonb, version = version + 1,
      last_save = ${save}, changed_at = ${now}
    where school_id = ${schoolId} and id = ${id} returning version`);

/** Which questions a guide book has or had. */
export const insertQuestions = (db: Db, { schoolId, id }: BookKey, questionIds: readonly Id[]) =>
  db.run(sql`
    insert into guide.book_question (school_id, book_id, question_id)
    select ${schoolId}, ${id}, unnest(${[...questionIds]}::uuid[]) on conflict do nothing`);

export const insertFiles = (db: Db, { schoolId, id }: BookKey, fileIds: readonly Id[]) =>
  db.run(sql`
    insert into guide.book_file (school_id, book_id, file_id)
    select ${schoolId}, ${id}, unnest(${[...fileIds]}::uuid[]) on conflict do nothing`);

/** Of these files those that the connection sees in some guide book: they are kept already. */
export const selectKeptFiles = (db: Db, fileIds: readonly Id[]) =>
  db.all<{ fileId: Id }>(sql`
    select distinct file_id from guide.book_file where file_id = any(${[...fileIds]}::uuid[])`);

const own = (personId: Id, ids: readonly Id[]): Query => sql`owner_id = ${personId} and id = any(${[...ids]}::uuid[])`;

export const updateRemoved = (db: Db, { personId }: SignedIn, bookIds: readonly Id[], at: Date | null) =>
  db.run(sql`update guide.book set removed_at = ${at} where ${own(personId, bookIds)}`);

export const updateShared = (
  db: Db,
  { personId }: Pick<SignedIn, 'personId'>,
  bookIds: readonly Id[],
  isShared: boolean,
) =>
  db.run(sql`
    update guide.book set is_shared = ${isShared} where ${own(personId, bookIds)} and removed_at is null`);

interface Moved {
  readonly nodeId: Id;
  readonly subjectId: Id;
  readonly gradeId: Id;
}

export const updatePlace = (db: Db, { personId }: SignedIn, bookIds: readonly Id[], to: Moved) =>
  db.run(sql`
    update guide.book set node_id = ${to.nodeId}, subject_id = ${to.subjectId}, grade_id = ${to.gradeId}
    where ${own(personId, bookIds)} and removed_at is null`);

/** Deletes guide books that were removed before a moment and that no class has; answers the files that nobody has any more. */
export async function deleteLongRemoved(db: Db, before: Date): Promise<Id[]> {
  const gone = await db.all<{ fileId: Id }>(sql`
    with gone as (
      select b.school_id, b.id from guide.book b
      where b.removed_at < ${before} and not exists (
        select from guide.assignment a where a.school_id = b.school_id and a.book_id = b.id)),
    freed as (
      select f.file_id from guide.book_file f join gone on gone.school_id = f.school_id and gone.id = f.book_id
      where not exists (select from guide.book_file o where o.file_id = f.file_id
        and (o.school_id, o.book_id) not in (select school_id, id from gone))),
    done as (delete from guide.book b using gone where b.school_id = gone.school_id and b.id = gone.id)
    select distinct file_id from freed`);
  return gone.map(({ fileId }) => fileId);
}

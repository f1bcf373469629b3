import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { containing } from 'edutech/core/server/data/paging';
import type { GuideDocument } from '../../model/book/document';
import type { Groups } from '../../model/lesson/groups';
import type { LessonTimes } from '../../model/lesson/opening';
import { noStage, type Stage } from '../../model/lesson/stage';
import { mostListed } from '../../model/limits';
import type { BookKey } from '../books/books.queries';

export interface AssignmentKey {
  readonly schoolId: Id;
  readonly id: Id;
}

/** A guide book that a class has; later reads and writes take this row. */
export interface AssignmentRow extends AssignmentKey, LessonTimes {
  readonly bookId: Id;
  readonly classId: Id;
  readonly className: string;
  readonly subjectId: Id;
  readonly subject: string;
  readonly subjectCode: string;
  readonly title: string;
  readonly document: GuideDocument;
  readonly stage: Stage;
  readonly groups: Groups;
  readonly publishedBy: Id;
}

export const assignmentColumns = (language: Language): Query => sql`a.school_id, a.id, a.book_id, a.class_id,
  c.name as class_name, a.subject_id, ${inLanguage('s', language)} as subject, s.code as subject_code, a.title, a.document,
  a.starts_at, a.lesson_at, a.after_at, a.due_at, a.opened, a.stage, a.groups, a.published_by, a.withdrawn_at`;
export const assignmentTables = sql`guide.assignment a
  join core.class c on c.school_id = a.school_id and c.id = a.class_id join core.subject s on s.id = a.subject_id`;

/** The teacher who gave it, and those who teach its subject to the class. */
const isTeacherOf = ({ personId }: SignedIn): Query<boolean> => sql`(a.published_by = ${personId}
  or exists (select from core.class_teacher t where t.school_id = a.school_id and t.class_id = a.class_id
    and t.subject_id = a.subject_id and t.person_id = ${personId}))`;

/** One that the actor teaches with; throws 404 for any other. */
export const selectAssignment = (db: Db, actor: SignedIn, id: Id, language: Language = 'zh-CN') =>
  db.one(
    sql<AssignmentRow>`select ${assignmentColumns(language)} from ${assignmentTables}
      where a.id = ${id} and ${isTeacherOf(actor)}`,
    'guide.error.noLesson',
  );

/** The same, locked until the call ends. */
export const lockAssignment = (db: Db, actor: SignedIn, id: Id) =>
  db.one(
    sql<AssignmentRow>`select ${assignmentColumns('zh-CN')} from ${assignmentTables}
      where a.id = ${id} and ${isTeacherOf(actor)} for update of a`,
    'guide.error.noLesson',
  );

interface GivenWish {
  readonly bookId: Id | null;
  readonly q: string | null;
}

/** What classes of the actor have, those with the latest lesson first. */
export const selectGiven = (db: Db, actor: SignedIn, { bookId, q }: GivenWish, language: Language) =>
  db.all<AssignmentRow>(sql`
    select ${assignmentColumns(language)} from ${assignmentTables}
    where a.withdrawn_at is null and ${isTeacherOf(actor)} and (${bookId}::uuid is null or a.book_id = ${bookId})
      and (${q}::text is null or a.title ilike ${containing(q ?? '')})
    order by a.lesson_at desc, a.id desc limit ${mostListed}`);

/** Whether a class has another edition of a guide book than it is now. */
export const isBehind = async (db: Db, { schoolId, id }: BookKey): Promise<boolean> =>
  (
    await db.one<{ found: boolean }>(sql`
      select exists (
        select from guide.assignment a join guide.book b on b.school_id = a.school_id and b.id = a.book_id
        where a.school_id = ${schoolId} and a.book_id = ${id} and a.withdrawn_at is null
          and (a.document <> b.document or a.title <> b.title)) as found`)
  ).found;

/** Classes that the actor teaches in a subject this term, with whether they have a guide book. */
export const selectTaughtClasses = (
  db: Db,
  { personId, schoolId }: SignedIn,
  of: { readonly subjectId: Id; readonly termId: Id; readonly bookId: Id },
) =>
  db.all<{ classId: Id; name: string; students: number; hasIt: boolean }>(sql`
    select c.id as class_id, c.name,
      (select count(*)::int from core.class_member m
        where m.school_id = c.school_id and m.class_id = c.id and m.term_id = ${of.termId}) as students,
      exists (select from guide.assignment a where a.school_id = c.school_id and a.class_id = c.id
        and a.book_id = ${of.bookId} and a.withdrawn_at is null) as has_it
    from core.class c
    where c.school_id = ${schoolId}::uuid and exists (
      select from core.class_teacher t where t.school_id = c.school_id and t.class_id = c.id
        and t.term_id = ${of.termId} and t.subject_id = ${of.subjectId} and t.person_id = ${personId})
    order by c.name, c.id`);

export const selectStudents = (db: Db, schoolId: Id, classId: Id, termId: Id) =>
  db.all<{ personId: Id }>(sql`
    select person_id from core.class_member
    where school_id = ${schoolId} and class_id = ${classId} and term_id = ${termId} order by seat, person_id`);

interface NewAssignment extends AssignmentKey {
  readonly bookId: Id;
  readonly classId: Id;
  readonly subjectId: Id;
  readonly title: string;
  readonly document: GuideDocument;
  readonly times: Pick<LessonTimes, 'startsAt' | 'lessonAt' | 'afterAt' | 'dueAt'>;
  readonly publishedBy: Id;
  readonly now: Date;
}

/** Gives a guide book to a class; a class that has it gets its present edition and these times. */
export const upsertAssignment = (db: Db, row: NewAssignment) =>
  db.one<{ id: Id; isNew: boolean }>(sql`
    insert into guide.assignment as a (school_id, id, book_id, class_id, subject_id, title, document, starts_at, lesson_at,
      after_at, due_at, stage, published_by, published_at)
    values (${row.schoolId}, ${row.id}, ${row.bookId}, ${row.classId}, ${row.subjectId}, ${row.title},
      ${JSON.stringify(row.document)}::jsonb, ${row.times.startsAt}, ${row.times.lessonAt}, ${row.times.afterAt},
      ${row.times.dueAt}, ${JSON.stringify(noStage)}::jsonb, ${row.publishedBy}, ${row.now})
    on conflict (school_id, book_id, class_id) do update set title = excluded.title, document = excluded.document,
      starts_at = excluded.starts_at, lesson_at = excluded.lesson_at, after_at = excluded.after_at,
      due_at = excluded.due_at, withdrawn_at = null
    returning a.id, a.published_at = ${row.now} as is_new`);

/** Students who have none yet get their copy. */
export const insertAttempts = (
  db: Db,
  { schoolId, id }: AssignmentKey,
  attempts: readonly { readonly id: Id; readonly personId: Id }[],
) =>
  db.run(sql`
    insert into guide.attempt (school_id, id, assignment_id, person_id)
    select ${schoolId}, given.id, ${id}, given.person_id
    from unnest(${attempts.map((one) => one.id)}::uuid[], ${attempts.map(({ personId }) => personId)}::uuid[])
      as given (id, person_id)
    on conflict (school_id, assignment_id, person_id) do nothing`);

export const updateStage = (db: Db, { schoolId, id }: AssignmentKey, stage: Stage, opened: readonly Id[]) =>
  db.run(sql`
    update guide.assignment set stage = ${JSON.stringify(stage)}::jsonb, opened = ${[...opened]}::uuid[]
    where school_id = ${schoolId} and id = ${id}`);

export const updateGroups = (db: Db, { schoolId, id }: AssignmentKey, groups: Groups) =>
  db.run(sql`
    update guide.assignment set groups = ${JSON.stringify(groups)}::jsonb where school_id = ${schoolId} and id = ${id}`);

/** Forgets blocks that were submitted for a student by somebody else of the group: who submitted one has its mark. */
export const forgetGroupsSubmitted = (db: Db, { schoolId, id }: AssignmentKey) =>
  db.run(sql`
    update guide.attempt t set submitted = array(
      select s from unnest(t.submitted) s where exists (
        select from guide.answer w where w.school_id = t.school_id and w.attempt_id = t.id and w.item_id = s
          and w.answer @> '{"truth": true}'))
    where t.school_id = ${schoolId} and t.assignment_id = ${id} and t.submitted <> '{}'`);

export const updateWithdrawn = (db: Db, { schoolId, id }: AssignmentKey, at: Date | null) =>
  db.run(sql`update guide.assignment set withdrawn_at = ${at} where school_id = ${schoolId} and id = ${id}`);

export const updateTimes = (
  db: Db,
  { schoolId, id }: AssignmentKey,
  { startsAt, lessonAt, afterAt, dueAt }: NewAssignment['times'],
) =>
  db.run(sql`
    update guide.assignment set starts_at = ${startsAt}, lesson_at = ${lessonAt}, after_at = ${afterAt}, due_at = ${dueAt}
    where school_id = ${schoolId} and id = ${id}`);

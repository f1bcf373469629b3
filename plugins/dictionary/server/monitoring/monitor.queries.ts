import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AssignmentRow } from '../assigning/assignments.queries';
import { isFor } from '../assigning/own-words.queries';

type Key = Pick<AssignmentRow, 'schoolId' | 'id'>;

export interface MemberRow {
  readonly personId: Id;
  readonly name: string;
  /** Words of any homework that come back until a moment: to this student, and different ones to the class. */
  readonly due: number;
  readonly dueToClass: number;
}

/** Students of a class who get homework, by their seats, with how much comes back to them until a moment. */
export const selectMembers = (db: Db, { schoolId, id }: Key, classId: Id, termId: Id, until: Date) =>
  db.all<MemberRow>(sql`
    with member as (
      select m.person_id, p.name, m.seat from core.class_member m join core.person p on p.id = m.person_id
        join dictionary.assignment a on a.school_id = m.school_id and a.id = ${id}
      where m.school_id = ${schoolId} and m.class_id = ${classId} and m.term_id = ${termId} and ${isFor(sql`m.person_id`)}),
    due as (
      select distinct y.person_id, y.word_id from dictionary.memory y
      where y.school_id = ${schoolId} and y.person_id in (select person_id from member) and y.due_at < ${until})
    select member.person_id, member.name,
      (select count(*)::int from due where due.person_id = member.person_id) as due,
      (select count(distinct due.word_id)::int from due) as due_to_class
    from member order by member.seat, member.person_id`);

/** Of each student and word: whether the first and the last answer of homework were right; when, and how long. */
export const selectProgress = (db: Db, { schoolId, id }: Key, people: readonly Id[]) =>
  db.all<{ personId: Id; wordId: Id; isFirstRight: boolean; isLastRight: boolean; seconds: number; lastAt: Date }>(sql`
    select r.person_id, r.word_id, (array_agg(r.grade order by r.at, r.id))[1] > 1 as is_first_right,
      (array_agg(r.grade order by r.at desc, r.id desc))[1] > 1 as is_last_right,
      sum(r.seconds)::int as seconds, max(r.at) as last_at
    from dictionary.review r
    where r.school_id = ${schoolId} and r.assignment_id = ${id} and r.person_id = any(${[...people]}::uuid[])
    group by r.person_id, r.word_id`);

/** The newest photo of each student. */
export const selectPapers = (db: Db, { schoolId, id }: Key, people: readonly Id[]) =>
  db.all<{ id: Id; personId: Id; fileId: Id; sentAt: Date; checkedAt: Date | null }>(sql`
    select distinct on (s.person_id) s.id, s.person_id, s.file_id, s.sent_at, s.checked_at from dictionary.paper s
    where s.school_id = ${schoolId} and s.assignment_id = ${id} and s.person_id = any(${[...people]}::uuid[])
    order by s.person_id, s.sent_at desc, s.id`);

/** A student to whom homework was assigned; else 404. */
export const selectStudent = (db: Db, { schoolId, id }: Key, personId: Id) =>
  db.one<{ personId: Id; schoolId: Id }>(
    sql`select m.person_id, m.school_id from core.class_member m
      join dictionary.assignment_class c on c.school_id = m.school_id and c.class_id = m.class_id
      join dictionary.assignment a on a.school_id = c.school_id and a.id = c.assignment_id
      where c.school_id = ${schoolId} and c.assignment_id = ${id} and m.person_id = ${personId} and ${isFor(sql`m.person_id`)}
      limit 1`,
    'dictionary.error.noStudent',
  );

export const updateChecked = (db: Db, { schoolId, id }: Key, personId: Id, by: Id, now: Date) =>
  db.run(sql`
    update dictionary.paper set checked_at = ${now}, checked_by = ${by}
    where school_id = ${schoolId} and assignment_id = ${id} and person_id = ${personId}`);

/** What a student said or put into a sentence. */
export interface RecordingRow {
  readonly id: Id;
  readonly schoolId: Id;
  readonly personId: Id;
  readonly name: string;
  readonly wordId: Id;
  readonly assignmentId: Id;
  readonly text: string;
  readonly mode: 'say' | 'sentence';
  /** Null: a sentence, which is `given`. */
  readonly voiceId: Id | null;
  readonly given: string;
  readonly at: Date;
  /** Of the teacher's later row about the same word and student. */
  readonly markedGrade: number | null;
}

const recordings = sql`
  select r.id, r.school_id, r.person_id, p.name, r.word_id, r.assignment_id, w.text, r.mode, r.voice_id, r.given, r.at, (
    select m.grade from dictionary.review m where m.school_id = r.school_id and m.person_id = r.person_id
      and m.word_id = r.word_id and m.skill = 'read' and m.assignment_id = r.assignment_id and m.by_person_id is not null
      and m.mode = r.mode and m.at >= r.at
    order by m.at desc, m.id desc limit 1) as marked_grade
  from dictionary.review r join core.person p on p.id = r.person_id join dictionary.word w on w.id = r.word_id
  where (r.mode = 'say' and r.voice_id is not null or r.mode = 'sentence' and r.given <> '') and r.by_person_id is null`;

export const selectRecordings = (db: Db, { schoolId, id }: Key, most: number) =>
  db.all<RecordingRow>(sql`
    ${recordings} and r.school_id = ${schoolId} and r.assignment_id = ${id} order by r.at desc, r.id limit ${most}`);

/** A recording of the caller's homework; else 404. */
export const selectRecording = (db: Db, { personId }: SignedIn, reviewId: Id) =>
  db.one<RecordingRow>(
    sql`${recordings} and r.id = ${reviewId} and exists (select from dictionary.assignment a
      where a.school_id = r.school_id and a.id = r.assignment_id and a.author_person_id = ${personId} and a.removed_at is null)`,
    'dictionary.error.noRecording',
  );

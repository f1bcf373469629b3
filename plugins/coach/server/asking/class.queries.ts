import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';

/** A person who answers. */
export interface TeacherRow {
  readonly personId: Id;
  readonly name: string;
}

interface Taught {
  readonly schoolId: Id;
  readonly termId: Id;
  readonly classId: Id;
}

/** Teachers of a class in some subjects. */
export const selectTeachers = (db: Db, { schoolId, termId, classId }: Taught, subjectIds: readonly Id[]) =>
  db.all<TeacherRow & { readonly subjectId: Id }>(sql`
    select p.id as person_id, p.name, t.subject_id from core.class_teacher t join core.person p on p.id = t.person_id
    where t.school_id = ${schoolId} and t.term_id = ${termId} and t.class_id = ${classId}
      and t.subject_id = any(${[...subjectIds]}::uuid[])
    order by p.name, p.id`);

/** Subjects that a class is taught. */
export const selectClassSubjects = (db: Db, { schoolId, termId, classId }: Taught, language: Language) =>
  db.all<{ subjectId: Id; subject: string; subjectCode: string }>(sql`
    select s.id as subject_id, s.${language === 'en' ? sql`name_en` : sql`name`} as subject, s.code as subject_code
    from core.subject s where exists (select from core.class_teacher t
      where t.school_id = ${schoolId} and t.term_id = ${termId} and t.class_id = ${classId} and t.subject_id = s.id)
    order by s.sort, s.id`);

export interface DutyRow extends TeacherRow {
  readonly subjectId: Id;
  readonly day: number;
  readonly fromTime: string;
  readonly untilTime: string;
}

/** Duties of a school in some subjects. */
export const selectDuties = (db: Db, schoolId: Id, subjectIds: readonly Id[]) =>
  db.all<DutyRow>(sql`
    select d.subject_id, d.person_id, p.name, d.day, d.from_time, d.until_time
    from coach.duty d join core.person p on p.id = d.person_id
    where d.school_id = ${schoolId} and d.subject_id = any(${[...subjectIds]}::uuid[])
    order by d.day, d.from_time, p.name, d.person_id`);

/** How bank questions stand for a student: whether they asked, and how many answers their class finds. As the system. */
export const selectAskedState = (
  db: Db,
  { schoolId, classId }: Pick<Taught, 'schoolId' | 'classId'>,
  personId: Id,
  questionIds: readonly Id[],
) =>
  db.all<{ questionId: Id; isAsked: boolean; answers: number }>(sql`
    select i.question_id,
      exists (select from coach.request r where r.school_id = i.school_id and r.item_id = i.id
        and r.person_id = ${personId} and r.removed_at is null and r.state < 3) as is_asked,
      (select count(*)::int from coach.answer a where a.school_id = i.school_id and a.item_id = i.id
        and a.removed_at is null and (a.is_shared or ${classId} = any (a.class_ids))) as answers
    from coach.item i where i.school_id = ${schoolId} and i.question_id = any(${[...questionIds]}::uuid[])`);

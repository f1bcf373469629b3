import type { Id } from '../../../common/ids';
import type { SignedIn } from '../../actor';
import { type Db, type Query, sql } from '../../data/db';
import { classSightOf } from './class-sight';

/** A class that its reader may read: what further reads and writes about it take, instead of a bare id. */
export interface ClassRow {
  readonly id: Id;
  readonly schoolId: Id;
  readonly name: string;
  readonly gradeId: Id;
  /** Whether the reader teaches or heads it. */
  readonly isOwn: boolean;
}

/** A class with one of its subjects. */
export interface TaughtClassRow {
  readonly classId: Id;
  readonly className: string;
  readonly gradeId: Id;
  readonly gradeName: string;
  readonly gradeNameEn: string;
  readonly subjectId: Id;
  readonly subjectName: string;
  readonly subjectNameEn: string;
  readonly students: number;
}

export interface StudentRow {
  readonly personId: Id;
  readonly name: string;
  readonly usercode: string;
  readonly seat: number;
}

/** A grade and a subject: where a textbook belongs. */
export interface GradeAndSubject {
  readonly gradeId: Id;
  readonly subjectId: Id;
}

/** True for a class `c` that this person teaches (in any term) or heads. */
const isOwn = (
  actor: SignedIn,
): Query<boolean> => sql`(c.school_id = ${actor.schoolId}::uuid and (c.head_person_id = ${actor.personId}::uuid
  or exists (select from core.class_teacher ct
    where ct.school_id = c.school_id and ct.class_id = c.id and ct.person_id = ${actor.personId}::uuid)))`;

/** True for a class `c` whose students this person may read. */
export function isSeen(actor: SignedIn): Query<boolean> {
  switch (classSightOf(actor)) {
    case 'city':
      return sql`true`;
    case 'county':
      return sql`c.school_id in (select id from core.school where county_id = ${actor.countyId}::uuid)`;
    case 'school':
      return sql`c.school_id = ${actor.schoolId}::uuid`;
    case 'grade':
      return sql`(${isOwn(actor)} or c.school_id = ${actor.schoolId}::uuid
        and c.grade_id = (select grade_id from core.post where id = ${actor.roleId}::uuid))`;
    case 'own':
      return isOwn(actor);
    case 'none':
      return sql`false`;
  }
}

const studentsOf = (termId: Id): Query<number> => sql`(select count(*) from core.class_member m
  where m.school_id = c.school_id and m.term_id = ${termId}::uuid and m.class_id = c.id)`;

/** The class, for people who may read its students; for everybody else it does not exist (404). */
export const selectClass = (db: Db, actor: SignedIn, classId: Id) =>
  db.one<ClassRow>(
    sql`select c.id, c.school_id, c.name, c.grade_id, ${isOwn(actor)} as is_own
      from core.class c where c.id = ${classId}::uuid and ${isSeen(actor)}`,
    'core.organisation.noClass',
  );

/** What a teacher teaches in a term, in all schools that the connection sees: one row for each class and subject. */
export const selectTaughtClasses = (db: Db, teacherId: Id, termId: Id, place?: GradeAndSubject) =>
  db.all<TaughtClassRow>(sql`
    select c.id as class_id, c.name as class_name, g.id as grade_id, g.name as grade_name, g.name_en as grade_name_en,
      s.id as subject_id, s.name as subject_name, s.name_en as subject_name_en, ${studentsOf(termId)} as students
    from core.class_teacher ct
    join core.class c on c.school_id = ct.school_id and c.id = ct.class_id
    join core.grade g on g.id = c.grade_id
    join core.subject s on s.id = ct.subject_id
    where ct.person_id = ${teacherId} and ct.term_id = ${termId}
      ${place ? sql`and c.grade_id = ${place.gradeId} and ct.subject_id = ${place.subjectId}` : sql``}
    order by g.number, s.sort, c.number, c.id`);

/** Classes of a grade of a school in a term, and whether somebody teaches them (that subject, when one is named). */
export const selectGradeClasses = (
  db: Db,
  {
    schoolId,
    gradeId,
    subjectId,
    termId,
    teacherId,
  }: { schoolId: Id | null; gradeId: Id; subjectId?: Id; termId: Id; teacherId: Id },
) =>
  db.all<{ id: Id; name: string; gradeId: Id; students: number; isOwn: boolean }>(sql`
    select c.id, c.name, c.grade_id, ${studentsOf(termId)} as students,
      exists (select from core.class_teacher ct
        where ct.school_id = c.school_id and ct.term_id = ${termId} and ct.class_id = c.id and ct.person_id = ${teacherId}
          ${subjectId ? sql`and ct.subject_id = ${subjectId}` : sql``}) as is_own
    from core.class c join core.term t on t.school_year_id = c.school_year_id
    where c.school_id = ${schoolId}::uuid and t.id = ${termId} and c.grade_id = ${gradeId}
    order by c.number`);

/** Students of a class in a term, by class list. */
export const selectStudents = (db: Db, { id, schoolId }: Pick<ClassRow, 'id' | 'schoolId'>, termId: Id) =>
  db.all<StudentRow>(sql`
    select p.id as person_id, p.name, p.usercode, m.seat
    from core.class_member m join core.person p on p.id = m.person_id
    where m.school_id = ${schoolId} and m.term_id = ${termId} and m.class_id = ${id}
    order by m.seat, p.usercode`);

/** The classes that a student sits in, in a term: one, as a rule. */
export const selectClassesOfStudent = (db: Db, studentId: Id, termId: Id) =>
  db.all<{ id: Id; schoolId: Id; name: string; gradeId: Id }>(sql`
    select c.id, c.school_id, c.name, c.grade_id
    from core.class_member m join core.class c on c.school_id = m.school_id and c.id = m.class_id
    where m.person_id = ${studentId} and m.term_id = ${termId}`);

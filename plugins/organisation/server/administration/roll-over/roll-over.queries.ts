import type { Id } from 'edutech/core/common/ids';
import type { LessonRow, EnrolmentRow } from '../../../model/rosters/roster-delta';
import type { RollOverYear, YearClass } from '../../../model/rosters/roll-over-context';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

const yearColumns = sql`y.id, y.name, y.starts_on, t.id as term_id`;

/** The year of the last term that has begun, with that term. */
export const selectYearNow = (db: Db, today: Day) =>
  db.maybe<RollOverYear>(sql`
    select ${yearColumns} from core.term t join core.school_year y on y.id = t.school_year_id
    where t.starts_on <= ${today}::date order by t.starts_on desc limit 1`);

/** The next year after one that began on a day, with its first term. */
export const selectYearNext = (db: Db, startsOn: Day) =>
  db.maybe<RollOverYear>(sql`
    select ${yearColumns} from core.school_year y join core.term t on t.school_year_id = y.id
    where y.starts_on > ${startsOn}::date order by y.starts_on, t.starts_on limit 1`);

export const selectYearClasses = (db: Db, schoolId: Id, yearId: Id) =>
  db.all<YearClass>(sql`
    select c.school_id, c.id, c.school_year_id, c.grade_id, c.number, c.name,
      c.previous_id, c.head_person_id as head_id
    from core.class c join core.grade g on g.id = c.grade_id
    where c.school_id = ${schoolId} and c.school_year_id = ${yearId} order by g.number, c.number`);

export const selectEnrolmentsOf = (db: Db, schoolId: Id, termId: Id) =>
  db.all<EnrolmentRow>(sql`
    select school_id, term_id, class_id, person_id, seat
    from core.class_member where school_id = ${schoolId} and term_id = ${termId} order by class_id, seat, person_id`);

export const selectLessonsOf = (db: Db, schoolId: Id, termId: Id) =>
  db.all<LessonRow>(sql`
    select school_id, term_id, class_id, subject_id,
      person_id
    from core.class_teacher where school_id = ${schoolId} and term_id = ${termId}
    order by class_id, subject_id, person_id`);

export const selectStudentPosts = (db: Db, schoolId: Id) =>
  db.all<{ id: Id; personId: Id; isActive: boolean }>(sql`
    select id, person_id, is_active from core.post
    where school_id = ${schoolId} and role_type = ${roleTypes.student} and ended_at is null order by id`);

/** Locks the accounts of a school's students, and some others; in the same order as everybody else. */
export const lockStudents = (db: Db, schoolId: Id, others: readonly Id[]) =>
  db.run(sql`
    select from core.person where id in (
      select person_id from core.post
      where school_id = ${schoolId} and role_type = ${roleTypes.student} and ended_at is null
      union select unnest(${others}::uuid[]))
    order by id for no key update`);

/** Writers to the classes of the school, who lock it FOR SHARE, wait; references to it do not. */
export const lockSchool = (db: Db, schoolId: Id) =>
  db.run(sql`select from core.school where id = ${schoolId} for no key update`);

export interface SchoolSize {
  readonly schoolId: Id;
  readonly classes: number;
  readonly students: number;
  readonly graduates: number;
  /** Classes that the next year has already. */
  readonly nextClasses: number;
}

export const selectSizes = (
  db: Db,
  schoolIds: readonly Id[],
  { from, to }: { from: RollOverYear; to: RollOverYear | null },
) =>
  db.all<SchoolSize>(sql`
    select s.id as school_id,
      (select count(*)::int from core.class c where c.school_id = s.id and c.school_year_id = ${from.id}) as classes,
      (select count(*)::int from core.class_member m where m.school_id = s.id and m.term_id = ${from.termId}) as students,
      (select count(*)::int from core.class_member m
        join core.class c on c.school_id = m.school_id and c.id = m.class_id
        join core.grade g on g.id = c.grade_id
        where m.school_id = s.id and m.term_id = ${from.termId}
          and g.number = case s.stage when 'primary' then 6 when 'junior' then 9 else 12 end) as graduates,
      (select count(*)::int from core.class c
        where c.school_id = s.id and c.school_year_id = ${to?.id ?? null}::uuid) as next_classes
    from core.school s where s.id = any (${schoolIds}::uuid[]) order by s.sort, s.name`);

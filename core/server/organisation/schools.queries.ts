import type { Id } from '../../common/ids';
import type { Stage } from '../../common/teaching/stages';
import { type Db, sql } from '../data/db';

export interface SchoolRow {
  readonly id: Id;
  readonly countyId: Id;
  readonly name: string;
  readonly nameEn: string;
  readonly stage: Stage;
}

/** The school, or nothing. */
export const selectOptionalSchool = (db: Db, schoolId: Id) =>
  db.maybe<SchoolRow>(sql`select id, county_id, name, name_en, stage from core.school where id = ${schoolId}`);

/** Schools of a county (of the whole city without one), in the city's order. */
export const selectSchools = (db: Db, countyId: Id | null) =>
  db.all<SchoolRow>(sql`
    select id, county_id, name, name_en, stage from core.school
    where ${countyId}::uuid is null or county_id = ${countyId}::uuid
    order by county_id, sort, name`);

/** Whether a person has a post in the school that has not ended. */
export const selectWorksAt = async (db: Db, personId: Id, schoolId: Id): Promise<boolean> =>
  (await db.maybe(
    sql`select from core.post where person_id = ${personId} and school_id = ${schoolId} and ended_at is null limit 1`,
  )) !== undefined;

/** Grades of a school's stage, or all twelve. */
export const selectGrades = (db: Db, schoolId: Id | null) =>
  db.all<{ id: Id; number: number; stage: Stage; name: string; nameEn: string }>(sql`
    select id, number, stage, name, name_en from core.grade
    where ${schoolId}::uuid is null or stage = (select stage from core.school where id = ${schoolId}::uuid)
    order by number`);

/** Subjects of a school's stage, or all. */
export const selectSubjects = (db: Db, schoolId: Id | null) =>
  db.all<{ id: Id; code: string; name: string; nameEn: string }>(sql`
    select id, code, name, name_en from core.subject
    where ${schoolId}::uuid is null or (select stage from core.school where id = ${schoolId}::uuid) = any(stages)
    order by sort, name`);

/**
 * The management scope of an auditor's post: each row narrows by the values that it names; no row: nothing has been
 * set.
 */
export const selectManagementScope = (db: Db, postId: Id) =>
  db.all<ManagementScopeRow>(sql`
    select county_id, school_id, stage, subject_id from core.management_scope where post_id = ${postId} order by id`);

export interface ManagementScopeRow {
  readonly countyId: Id | null;
  readonly schoolId: Id | null;
  readonly stage: Stage | null;
  readonly subjectId: Id | null;
}

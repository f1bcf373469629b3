import type { Id } from '../../common/ids';
import { token } from '../../common/token';
import type { SignedIn } from '../actor';
import type { Db } from '../data/db';
import {
  type ClassRow,
  type StudentRow,
  selectClass,
  selectClassesOfStudent,
  selectStudents,
  selectTaughtClasses,
  type TaughtClassRow,
} from './classes/classes.queries';
import {
  type ManagementScopeRow,
  type SchoolRow,
  selectManagementScope,
  selectOptionalSchool,
  selectSchools,
  selectWorksAt,
} from './schools.queries';

/**
 * Schools, classes and people for plugins. Every answer is limited to what the connection of `db` sees (row-level
 * security); what depends on a person takes the actor besides.
 */
export interface Organisation {
  /**
   * The class, for people who may read its students; else 404 `core.organisation.noClass`. The first step of every call
   * about a class.
   */
  readClass(db: Db, actor: SignedIn, classId: Id): Promise<ClassRow>;
  /** What a teacher teaches in a term: one row for each class and subject. */
  classesOfTeacher(db: Db, teacherId: Id, termId: Id): Promise<TaughtClassRow[]>;
  /** Where a student sits in a term: one class, as a rule. */
  classesOfStudent(
    db: Db,
    studentId: Id,
    termId: Id,
  ): Promise<Pick<ClassRow, 'id' | 'schoolId' | 'name' | 'gradeId'>[]>;
  /** Students of a class in a term, by class list. */
  membersOf(db: Db, ofClass: Pick<ClassRow, 'id' | 'schoolId'>, termId: Id): Promise<StudentRow[]>;
  /** The school of the post in which somebody acts; nothing for people of the bureaus, guests and people without a post. */
  schoolOf(db: Db, actor: SignedIn): Promise<SchoolRow | undefined>;
  /** The schools of an administrator: their own, the county's, or all of the city. Empty for others. */
  schoolsUnder(db: Db, actor: SignedIn): Promise<SchoolRow[]>;
  /**
   * Whether somebody holds a post in this school, which one must be able to see. The first step of whatever is about a
   * colleague.
   */
  worksAt(db: Db, personId: Id, schoolId: Id): Promise<boolean>;
  /** The management scope of an auditor; empty when "Management scope is not set". */
  managementScopeOf(db: Db, actor: SignedIn): Promise<ManagementScopeRow[]>;
}
export const Organisation = token<Organisation>('core.Organisation');

/** The organisation as the tables have it. It keeps nothing, so there is one for all. */
export const tableOrganisation: Organisation = {
  readClass: selectClass,
  classesOfTeacher: selectTaughtClasses,
  classesOfStudent: selectClassesOfStudent,
  membersOf: selectStudents,
  schoolOf: async (db, { schoolId }) => (schoolId ? selectOptionalSchool(db, schoolId) : undefined),
  schoolsUnder: async (db, { category, reach, schoolId, countyId }) => {
    if (category !== 'admin' && category !== 'cityAdmin' && category !== 'superAdmin') return [];
    if (reach !== 'school') return selectSchools(db, reach === 'county' ? countyId : null);
    const school = schoolId ? await selectOptionalSchool(db, schoolId) : undefined;
    return school ? [school] : [];
  },
  worksAt: selectWorksAt,
  managementScopeOf: async (db, { roleId }) => (roleId ? selectManagementScope(db, roleId) : []),
};

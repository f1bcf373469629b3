import type { Id } from 'edutech/core/common/ids';
import type { Category, RoleType } from 'edutech/core/common/permissions/people';
import type { Stage } from 'edutech/core/common/teaching/stages';

// Rows of core's tables as the demo city writes them; names are those of the columns.

export interface SchoolYearRow {
  id: Id;
  name: string;
  startsOn: string;
  endsOn: string;
}
export interface TermRow {
  id: Id;
  schoolYearId: Id;
  number: number;
  name: string;
  nameEn: string;
  startsOn: string;
  endsOn: string;
}
export interface CountyRow {
  id: Id;
  cityId: Id;
  name: string;
  nameEn: string;
  sort: number;
}
export interface SchoolRow {
  id: Id;
  countyId: Id;
  code: string;
  name: string;
  nameEn: string;
  stage: Stage;
  sort: number;
}
export interface GradeRow {
  id: Id;
  number: number;
  stage: Stage;
  name: string;
  nameEn: string;
}
export interface SubjectRow {
  id: Id;
  code: string;
  name: string;
  nameEn: string;
  stages: readonly Stage[];
  sort: number;
}

export interface PersonRow {
  id: Id;
  username: string;
  usercode: string;
  name: string;
  category: Category;
  mustChangePassword: boolean;
  sex: 1 | 2 | null;
  phone: string | null;
}

export interface PostRow {
  id: Id;
  personId: Id;
  roleType: RoleType;
  schoolId: Id | null;
  countyId: Id | null;
  subjectId: Id | null;
  gradeId: Id | null;
  isActive: boolean;
}

export interface ClassRow {
  schoolId: Id;
  id: Id;
  schoolYearId: Id;
  gradeId: Id;
  number: number;
  name: string;
  headPersonId: Id | null;
  previousId: Id | null;
}

export interface ClassTeacherRow {
  schoolId: Id;
  termId: Id;
  classId: Id;
  subjectId: Id;
  personId: Id;
}
export interface ClassMemberRow {
  schoolId: Id;
  termId: Id;
  classId: Id;
  personId: Id;
  seat: number;
}
export interface LayerRow {
  schoolId: Id;
  id: Id;
  termId: Id;
  classId: Id;
  subjectId: Id;
  name: string;
  sort: number;
}
export interface LayerMemberRow {
  schoolId: Id;
  layerId: Id;
  personId: Id;
}
export interface ManagementScopeRow {
  id: Id;
  postId: Id;
  countyId: Id | null;
  schoolId: Id | null;
  stage: Stage | null;
  subjectId: Id | null;
}

import type { Id } from 'edutech/core/common/ids';
import type { Category, RoleType } from 'edutech/core/common/permissions/people';
import type { Stage } from 'edutech/core/common/teaching/stages';

// Rows of core's tables as the demo city writes them; names are those of the columns.

export interface SchoolYearRow {
  id: Id;
  name: string;
  starts_on: string;
  ends_on: string;
}
export interface TermRow {
  id: Id;
  school_year_id: Id;
  number: number;
  name: string;
  name_en: string;
  starts_on: string;
  ends_on: string;
}
export interface CountyRow {
  id: Id;
  city_id: Id;
  name: string;
  name_en: string;
  sort: number;
}
export interface SchoolRow {
  id: Id;
  county_id: Id;
  code: string;
  name: string;
  name_en: string;
  stage: Stage;
  sort: number;
}
export interface GradeRow {
  id: Id;
  number: number;
  stage: Stage;
  name: string;
  name_en: string;
}
export interface SubjectRow {
  id: Id;
  code: string;
  name: string;
  name_en: string;
  stages: readonly Stage[];
  sort: number;
}

export interface PersonRow {
  id: Id;
  username: string;
  usercode: string;
  name: string;
  category: Category;
  must_change_password: boolean;
}

export interface PostRow {
  id: Id;
  person_id: Id;
  role_type: RoleType;
  school_id: Id | null;
  county_id: Id | null;
  subject_id: Id | null;
  grade_id: Id | null;
  is_active: boolean;
}

export interface ClassRow {
  school_id: Id;
  id: Id;
  school_year_id: Id;
  grade_id: Id;
  number: number;
  name: string;
  head_person_id: Id | null;
  previous_id: Id | null;
}

export interface ClassTeacherRow {
  school_id: Id;
  term_id: Id;
  class_id: Id;
  subject_id: Id;
  person_id: Id;
}
export interface ClassMemberRow {
  school_id: Id;
  term_id: Id;
  class_id: Id;
  person_id: Id;
  seat: number;
}
export interface LayerRow {
  school_id: Id;
  id: Id;
  term_id: Id;
  class_id: Id;
  subject_id: Id;
  name: string;
  sort: number;
}
export interface LayerMemberRow {
  school_id: Id;
  layer_id: Id;
  person_id: Id;
}
export interface ManagementScopeRow {
  id: Id;
  post_id: Id;
  county_id: Id | null;
  school_id: Id | null;
  stage: Stage | null;
  subject_id: Id | null;
}

import type { Columns } from 'edutech/core/server/data/many.queries';
import type {
  ClassMemberRow,
  ClassRow,
  ClassTeacherRow,
  CountyRow,
  GradeRow,
  LayerMemberRow,
  LayerRow,
  ManagementScopeRow,
  PersonRow,
  PostRow,
  SchoolRow,
  SchoolYearRow,
  TermRow,
} from './plan/rows';

// Which columns of core's tables the demo city fills, with their SQL types.

export const schoolYear: Columns<SchoolYearRow> = { id: 'uuid', name: 'text', starts_on: 'date', ends_on: 'date' };
export const term: Columns<TermRow> = {
  id: 'uuid',
  school_year_id: 'uuid',
  number: 'int2',
  name: 'text',
  name_en: 'text',
  starts_on: 'date',
  ends_on: 'date',
};
export const county: Columns<CountyRow> = { id: 'uuid', city_id: 'uuid', name: 'text', name_en: 'text', sort: 'int2' };
export const school: Columns<SchoolRow> = {
  id: 'uuid',
  county_id: 'uuid',
  code: 'text',
  name: 'text',
  name_en: 'text',
  stage: 'text',
  sort: 'int2',
};
export const grade: Columns<GradeRow> = { id: 'uuid', number: 'int2', stage: 'text', name: 'text', name_en: 'text' };
export const person: Columns<PersonRow & { password_hash: string; created_at: Date }> = {
  id: 'uuid',
  username: 'text',
  usercode: 'text',
  name: 'text',
  category: 'int2',
  must_change_password: 'bool',
  password_hash: 'text',
  created_at: 'timestamptz',
};
export const post: Columns<PostRow> = {
  id: 'uuid',
  person_id: 'uuid',
  role_type: 'int2',
  school_id: 'uuid',
  county_id: 'uuid',
  subject_id: 'uuid',
  grade_id: 'uuid',
  is_active: 'bool',
};
export const classes: Columns<ClassRow> = {
  school_id: 'uuid',
  id: 'uuid',
  school_year_id: 'uuid',
  grade_id: 'uuid',
  number: 'int2',
  name: 'text',
  head_person_id: 'uuid',
  previous_id: 'uuid',
};
export const classTeacher: Columns<ClassTeacherRow> = {
  school_id: 'uuid',
  term_id: 'uuid',
  class_id: 'uuid',
  subject_id: 'uuid',
  person_id: 'uuid',
};
export const classMember: Columns<ClassMemberRow> = {
  school_id: 'uuid',
  term_id: 'uuid',
  class_id: 'uuid',
  person_id: 'uuid',
  seat: 'int2',
};
export const layer: Columns<LayerRow> = {
  school_id: 'uuid',
  id: 'uuid',
  term_id: 'uuid',
  class_id: 'uuid',
  subject_id: 'uuid',
  name: 'text',
  sort: 'int2',
};
export const layerMember: Columns<LayerMemberRow> = { school_id: 'uuid', layer_id: 'uuid', person_id: 'uuid' };
export const managementScope: Columns<ManagementScopeRow> = {
  id: 'uuid',
  post_id: 'uuid',
  county_id: 'uuid',
  school_id: 'uuid',
  stage: 'text',
  subject_id: 'uuid',
};

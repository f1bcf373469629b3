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

export const schoolYear: Columns<SchoolYearRow> = { id: 'uuid', name: 'text', startsOn: 'date', endsOn: 'date' };
export const term: Columns<TermRow> = {
  id: 'uuid',
  schoolYearId: 'uuid',
  number: 'int2',
  name: 'text',
  nameEn: 'text',
  startsOn: 'date',
  endsOn: 'date',
};
export const county: Columns<CountyRow> = { id: 'uuid', cityId: 'uuid', name: 'text', nameEn: 'text', sort: 'int2' };
export const school: Columns<SchoolRow> = {
  id: 'uuid',
  countyId: 'uuid',
  code: 'text',
  name: 'text',
  nameEn: 'text',
  stage: 'text',
  sort: 'int2',
};
export const grade: Columns<GradeRow> = { id: 'uuid', number: 'int2', stage: 'text', name: 'text', nameEn: 'text' };
export const person: Columns<PersonRow & { passwordHash: string; createdAt: Date }> = {
  id: 'uuid',
  username: 'text',
  usercode: 'text',
  name: 'text',
  category: 'int2',
  mustChangePassword: 'bool',
  sex: 'int2',
  phone: 'text',
  passwordHash: 'text',
  createdAt: 'timestamptz',
};
export const post: Columns<PostRow> = {
  id: 'uuid',
  personId: 'uuid',
  roleType: 'int2',
  schoolId: 'uuid',
  countyId: 'uuid',
  subjectId: 'uuid',
  gradeId: 'uuid',
  isActive: 'bool',
};
export const classes: Columns<ClassRow> = {
  schoolId: 'uuid',
  id: 'uuid',
  schoolYearId: 'uuid',
  gradeId: 'uuid',
  number: 'int2',
  name: 'text',
  headPersonId: 'uuid',
  previousId: 'uuid',
};
export const classTeacher: Columns<ClassTeacherRow> = {
  schoolId: 'uuid',
  termId: 'uuid',
  classId: 'uuid',
  subjectId: 'uuid',
  personId: 'uuid',
};
export const classMember: Columns<ClassMemberRow> = {
  schoolId: 'uuid',
  termId: 'uuid',
  classId: 'uuid',
  personId: 'uuid',
  seat: 'int2',
};
export const layer: Columns<LayerRow> = {
  schoolId: 'uuid',
  id: 'uuid',
  termId: 'uuid',
  classId: 'uuid',
  subjectId: 'uuid',
  name: 'text',
  sort: 'int2',
};
export const layerMember: Columns<LayerMemberRow> = { schoolId: 'uuid', layerId: 'uuid', personId: 'uuid' };
export const managementScope: Columns<ManagementScopeRow> = {
  id: 'uuid',
  postId: 'uuid',
  countyId: 'uuid',
  schoolId: 'uuid',
  stage: 'text',
  subjectId: 'uuid',
};

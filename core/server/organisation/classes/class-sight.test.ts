import { expect, test } from 'vitest';
import { roleTypes, type CategoryName, type RoleType } from '../../../common/permissions/people';
import type { Reach } from '../../actor';
import { type ClassSight, classSightOf } from './class-sight';

const cases: [who: string, category: CategoryName, roleType: RoleType | null, reach: Reach, sight: ClassSight][] = [
  ['a city administrator', 'cityAdmin', null, 'city', 'city'],
  ['a county administrator', 'admin', roleTypes.countyOperator, 'county', 'county'],
  ['a school administrator', 'admin', roleTypes.principal, 'school', 'school'],
  ['a principal', 'teacher', roleTypes.principal, 'school', 'school'],
  ['a grade director', 'teacher', roleTypes.gradeDirector, 'school', 'grade'],
  ['a head teacher', 'teacher', roleTypes.headTeacher, 'school', 'own'],
  ['a teacher', 'teacher', roleTypes.teacher, 'school', 'own'],
  ['a subject leader', 'teacher', roleTypes.subjectLeader, 'school', 'own'],
  ['an auditor of the city', 'teacher', roleTypes.auditor, 'city', 'none'],
  ['a county operator', 'teacher', roleTypes.countyOperator, 'county', 'none'],
  ['a teacher without a post', 'teacher', null, 'school', 'none'],
  ['a student', 'student', roleTypes.student, 'school', 'none'],
  ['a guest', 'guestCity', null, 'school', 'none'],
];

test.each(cases)('%s sees students of the right classes', (_, category, roleType, reach, sight) => {
  expect(classSightOf({ category, roleType, reach })).toBe(sight);
});

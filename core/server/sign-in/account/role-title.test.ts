import { expect, test } from 'vitest';
import en from '../../../messages/en.json';
import zh from '../../../messages/zh-CN.json';
import serverEn from '../../messages/en.json';
import serverZh from '../../messages/zh-CN.json';
import { roleTypes } from '../../../common/permissions/people';
import { textsOf } from '../../texts';
import { roleTitle } from './role-title';
import type { NamedPostRow } from './user-info.queries';

const texts = textsOf({ 'zh-CN': { ...zh, ...serverZh }, en: { ...en, ...serverEn } });
const bare: NamedPostRow = {
  id: 'a'.repeat(32),
  roleType: roleTypes.teacher,
  isActive: true,
  schoolId: null,
  schoolName: null,
  schoolNameEn: null,
  stage: null,
  countyName: null,
  countyNameEn: null,
  subjectName: null,
  subjectNameEn: null,
  gradeName: null,
  gradeNameEn: null,
};

test('a teacher is called by stage and subject', () => {
  const post: NamedPostRow = { ...bare, stage: 'junior', subjectName: '数学', subjectNameEn: 'Mathematics' };
  expect(roleTitle(post, 'zh-CN', texts)).toBe('初中数学 教师');
  expect(roleTitle(post, 'en', texts)).toBe('Teacher, junior secondary Mathematics');
});

test('a grade director is called by the grade, an auditor by the county', () => {
  expect(roleTitle({ ...bare, roleType: roleTypes.gradeDirector, gradeName: '七年级' }, 'zh-CN', texts)).toBe(
    '七年级 年级主任',
  );
  expect(roleTitle({ ...bare, roleType: roleTypes.auditor, countyName: '滨江区' }, 'zh-CN', texts)).toBe(
    '滨江区 资源审核员',
  );
});

test('a post without a field is called by its title, for each role type', () => {
  for (const roleType of Object.values(roleTypes)) {
    expect(roleTitle({ ...bare, roleType }, 'zh-CN', texts)).toMatch(/^\p{Script=Han}+$/u);
    expect(roleTitle({ ...bare, roleType }, 'en', texts)).toMatch(/^[A-Z][a-z ]+$/);
  }
});

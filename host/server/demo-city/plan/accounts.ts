import { categories, type Category } from 'edutech/core/common/permissions/people';
import type { DemoAccount, DeskAccount } from 'edutech/core/server/demo/demo';
import type { PersonRow } from './rows';

/** A demo account: where it sits in the plan (the key of its person), and by which name people know it. */
export interface Account {
  readonly username: DemoAccount;
  readonly name: string;
}

/**
 * Accounts that are people of the home school (101), by the key of the person whose place they take:
 * 周文静 teaches mathematics to 七(3)班 and 七(2)班, 林知夏 sits in 七(3)班, 许建平 heads it.
 */
export const seatedAccounts: Readonly<Record<string, Account>> = {
  '101/principal': { username: 'principal', name: '沈国栋' },
  '101/teacher/chinese/1': { username: 'headteacher', name: '许建平' },
  '101/teacher/mathematics/1': { username: 'teacher', name: '周文静' },
  '101/teacher/english/1': { username: 'mustchange', name: '何雨晴' },
  '101/student/7/3/12': { username: 'student', name: '林知夏' },
};

/** People of the city's news desk, by the key of the person: who writes, who reviews, who lets an article out. */
export const deskPeople: Readonly<Record<string, { readonly username: DeskAccount; readonly name: string }>> = {
  'city/operator': { username: 'editor', name: '秦若岚' },
  'city/reviewer': { username: 'reviewer', name: '韩立群' },
  'city/final': { username: 'final', name: '何文博' },
};

/** Accounts without a place among a school's people: administrators, guests, and a teacher whom nobody has given a post. */
export const freeAccounts: readonly (Account & { readonly category: Category; readonly usercode: string })[] = [
  { username: 'superadmin', name: '程启明', category: categories.superAdmin, usercode: '900001' },
  { username: 'cityadmin', name: '陆思敏', category: categories.cityAdmin, usercode: '900002' },
  { username: 'countyadmin', name: '方卫东', category: categories.admin, usercode: '900003' },
  { username: 'auditor', name: '梁慧敏', category: categories.teacher, usercode: '900004' },
  { username: 'guestcity', name: '市级访客', category: categories.guestCity, usercode: '900005' },
  { username: 'guestarea', name: '区县访客', category: categories.guestArea, usercode: '900006' },
  { username: 'norole', name: '唐晓琳', category: categories.teacher, usercode: '900007' },
  { username: 'guardian', name: '陈岚', category: categories.guardian, usercode: '900009' },
  { username: 'schooladmin', name: '顾秉文', category: categories.admin, usercode: '900008' },
];

/** What those who hold the accounts have filled in of themselves; nobody else has yet. */
export const filledIn: Readonly<Partial<Record<string, Pick<PersonRow, 'sex' | 'phone'>>>> = {
  superadmin: { sex: 1, phone: '13800000101' },
  cityadmin: { sex: 2, phone: '13800000102' },
  countyadmin: { sex: 1, phone: '13800000103' },
  schooladmin: { sex: 1, phone: '13800000104' },
  principal: { sex: 1, phone: '13800000105' },
  headteacher: { sex: 1, phone: '13800000106' },
  teacher: { sex: 2, phone: '13800000107' },
  auditor: { sex: 2, phone: '13800000108' },
  guardian: { sex: 2, phone: '13800000109' },
  student: { sex: 2, phone: null },
};

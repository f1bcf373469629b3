import type { OneRosterRecord, OneRosterServer } from './one-roster-server';

/** Where another record is named. */
export function ref(sourcedId: string) {
  return { href: `https://source.example/${sourcedId}`, sourcedId, type: 'x' };
}

/** Somebody of the school `s1`. */
export function person(
  sourcedId: string,
  identifier: string,
  familyName: string,
  givenName: string,
  role: string,
): OneRosterRecord {
  const roles = [{ roleType: 'primary', role, org: ref('s1') }];
  return {
    sourcedId,
    identifier,
    familyName,
    givenName,
    username: '',
    enabledUser: 'true',
    roles,
    primaryOrg: ref('s1'),
  };
}

/** The student of a number from 1 to 6. */
export const student = (at: number): OneRosterRecord => ({
  ...person(`u${at}`, `ORS${at}`, '林', `${'一二三四五六'[at - 1]}`, 'student'),
  grades: ['07'],
});

/** The place of that student in a class. */
export const seat = (at: number, classId: string): OneRosterRecord => ({
  sourcedId: `e${at}`,
  role: 'student',
  user: ref(`u${at}`),
  class: ref(classId),
});

/** A school of a county, with two classes, a teacher and four students. */
export const oneSchool = (county: string): OneRosterServer['data'] => ({
  orgs: [
    { sourcedId: 'county', name: county, type: 'district' },
    { sourcedId: 's1', name: '滨江初级中学', type: 'school', identifier: 'OR1', parent: ref('county') },
  ],
  classes: [
    { sourcedId: 'c1', title: '七(1)班', classType: 'homeroom', grades: ['07'], school: ref('s1') },
    { sourcedId: 'c2', title: '七(2)班', classType: 'homeroom', grades: ['07'], school: ref('s1') },
  ],
  users: [person('t1', 'ORT1', '许', '远', 'teacher'), ...[1, 2, 3, 4].map((at) => student(at))],
  enrollments: [
    { sourcedId: 'et', role: 'teacher', primary: 'true', user: ref('t1'), class: ref('c1') },
    ...[1, 2, 3, 4].map((at) => seat(at, at < 3 ? 'c1' : 'c2')),
  ],
  demographics: [{ sourcedId: 'u1', sex: 'male', birthDate: '2014-03-01' }],
});

import type { OneRosterRecord } from './one-roster-server';

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

import { expect, test } from 'vitest';
import { guessMapping } from '../read/mapping';
import { oneRosterHeading, oneRosterRows } from './oneroster';

const files = {
  orgs: [{ sourcedId: 'o1', name: '一中', identifier: '101' }],
  users: [
    {
      sourcedId: 'u1',
      status: 'active',
      identifier: 'S01',
      givenName: '雷',
      familyName: '李',
      grades: '07',
      username: '',
    },
    {
      sourcedId: 'u2',
      status: 'active',
      identifier: 'T01',
      givenName: 'Ann',
      familyName: 'Lee',
      grades: '',
      username: 'ann',
    },
    {
      sourcedId: 'u3',
      status: 'tobedeleted',
      identifier: 'S02',
      givenName: '走',
      familyName: '已',
      grades: '07',
      username: '',
    },
  ],
  roles: [
    { userSourcedId: 'u1', role: 'student', orgSourcedId: 'o1' },
    { userSourcedId: 'u2', role: 'teacher', orgSourcedId: 'o1' },
    { userSourcedId: 'u3', role: 'student', orgSourcedId: 'o1' },
  ],
  classes: [
    { sourcedId: 'c1', classType: 'homeroom', classCode: '七(3)班', location: '', title: '七年级3班', subjects: '' },
    { sourcedId: 'c2', classType: 'scheduled', classCode: '', location: '七(3)班', title: '数学', subjects: '数学' },
  ],
  enrollments: [
    { classSourcedId: 'c1', userSourcedId: 'u1', role: 'student', primary: '' },
    { classSourcedId: 'c1', userSourcedId: 'u2', role: 'teacher', primary: 'true' },
    { classSourcedId: 'c2', userSourcedId: 'u2', role: 'teacher', primary: '' },
  ],
  demographics: [{ sourcedId: 'u1', sex: 'male', birthDate: '2014-03-01' }],
};

test('students of a OneRoster archive become rows, those to be deleted aside', () => {
  expect(oneRosterRows(files, 'students')).toEqual([
    ['S01', '李雷', '', '7', '七(3)班', 'male', '2014-03-01', '', '101'],
  ]);
});

test('teachers become rows with their subjects, classes and the class that they head', () => {
  expect(oneRosterRows(files, 'staff')).toEqual([
    ['T01', 'Ann Lee', 'ann', 'teacher', '数学', '数学:七(3)班', '七(3)班', '', '', '', '101'],
  ]);
});

test('all columns of such rows are known', () => {
  for (const kind of ['students', 'staff'] as const)
    expect(guessMapping(kind, oneRosterHeading[kind], [], {})).not.toContain(null);
});

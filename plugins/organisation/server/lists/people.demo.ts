import type { Demo } from 'edutech/core/server/demo';
import type * as api from '../../api';
import type plugin from '../../plugin';

type Samples = Demo<typeof plugin, typeof api>['samples'];
type PeopleSamples = Pick<
  Samples,
  | 'adminPeople'
  | 'peopleTree'
  | 'personDetail'
  | 'createPerson'
  | 'editPerson'
  | 'freezePeople'
  | 'resetPasswords'
  | 'addPost'
  | 'endPost'
>;

/** The principal of a school in another county. */
const principalElsewhere = 'person/201/principal';

export const peopleSamples: PeopleSamples = {
  adminPeople: ({ schoolId }) => ({ shared: { page: 1, pageline: 15, kind: 'staff', schoolId } }),
  peopleTree: ({ schoolId, otherSchoolId }) => ({
    as: 'countyadmin',
    own: { schoolId },
    otherClass: null,
    otherSchool: { schoolId: otherSchoolId },
  }),
  personDetail: ({ people }, id) => ({
    as: 'countyadmin',
    own: { personId: people.teacher.personId },
    otherClass: null,
    otherSchool: { personId: id(principalElsewhere) },
  }),
  createPerson: ({ schoolId, otherSchoolId }) => {
    const values = { name: '周明', usercode: '1019901', username: 't1019901', sex: null, birthDate: '', phone: '' };
    const post = { roleType: 1, subjectId: null, gradeId: null } as const;
    return {
      as: 'countyadmin',
      own: { ...values, classId: null, post: { ...post, schoolId } },
      otherClass: null,
      otherSchool: { ...values, classId: null, post: { ...post, schoolId: otherSchoolId } },
    };
  },
  editPerson: ({ people }, id) => {
    const values = { sex: null, birthDate: '', phone: '', version: 1 };
    return {
      as: 'countyadmin',
      own: { ...values, personId: people.mustchange.personId, name: '何雨晴', usercode: 'M-1', username: 'mustchange' },
      otherClass: null,
      otherSchool: { ...values, personId: id(principalElsewhere), name: '王', usercode: 'M-2', username: 'm-2' },
    };
  },
  freezePeople: ({ people }, id) => ({
    as: 'countyadmin',
    own: { personIds: [people.mustchange.personId], isFrozen: false },
    otherClass: null,
    otherSchool: { personIds: [id(principalElsewhere)], isFrozen: true },
  }),
  resetPasswords: ({ people }, id) => ({
    as: 'countyadmin',
    own: { personIds: [people.mustchange.personId] },
    otherClass: null,
    otherSchool: { personIds: [id(principalElsewhere)] },
  }),
  addPost: ({ people, schoolId, otherSchoolId }, id) => {
    const post = { roleType: 6, subjectId: id('subject/art'), gradeId: null } as const;
    return {
      as: 'countyadmin',
      own: { ...post, personId: people.mustchange.personId, schoolId },
      otherClass: null,
      otherSchool: { ...post, personId: people.mustchange.personId, schoolId: otherSchoolId },
    };
  },
  endPost: ({ people }) => ({
    as: 'countyadmin',
    own: { postId: people.mustchange.roleId ?? '', isEnded: false },
    otherClass: null,
    otherSchool: { postId: people.cityadmin.roleId ?? '', isEnded: true },
  }),
};

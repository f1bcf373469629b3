import type { Demo } from 'edutech/core/server/demo/demo';
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
  | 'appointPerson'
  | 'addPost'
  | 'endPost'
>;

/** The principal of a school in another county. */
const principalElsewhere = 'person/201/principal';
/** The principal of another school of the same county, and that school. */
const principalNextDoor = 'person/105/principal';
const nextDoor = 'school/105';

export const peopleSamples: PeopleSamples = {
  adminPeople: ({ schoolId }) => ({ shared: { page: 1, pageLine: 15, kind: 'staff', schoolId } }),
  peopleTree: ({ schoolId, otherSchoolId }, id) => ({
    as: 'countyadmin',
    own: { schoolId },
    otherClass: null,
    otherSchool: { schoolId: otherSchoolId },
    neighbour: { schoolId: id(nextDoor) },
  }),
  personDetail: ({ people }, id) => ({
    as: 'countyadmin',
    own: { personId: people.teacher.personId },
    otherClass: null,
    otherSchool: { personId: id(principalElsewhere) },
    neighbour: { personId: id(principalNextDoor) },
  }),
  createPerson: ({ schoolId, otherSchoolId }, id) => {
    const values = { name: '周明', usercode: '1019901', username: 't1019901', sex: null, birthDate: '', phone: '' };
    const post = { roleType: 1, subjectId: null, gradeId: null } as const;
    return {
      as: 'countyadmin',
      own: { ...values, classId: null, post: { ...post, schoolId } },
      otherClass: null,
      otherSchool: { ...values, classId: null, post: { ...post, schoolId: otherSchoolId } },
      neighbour: { ...values, classId: null, post: { ...post, schoolId: id(nextDoor) } },
    };
  },
  editPerson: ({ people }, id) => {
    const values = { sex: null, birthDate: '', phone: '', version: 1 };
    return {
      as: 'countyadmin',
      own: { ...values, personId: people.mustchange.personId, name: '何雨晴', usercode: 'M-1', username: 'mustchange' },
      otherClass: null,
      otherSchool: { ...values, personId: id(principalElsewhere), name: '王', usercode: 'M-2', username: 'm-2' },
      neighbour: { ...values, personId: id(principalNextDoor), name: '王', usercode: 'M-3', username: 'm-3' },
    };
  },
  freezePeople: ({ people }, id) => ({
    as: 'countyadmin',
    own: { personIds: [people.mustchange.personId], isFrozen: false },
    otherClass: null,
    otherSchool: { personIds: [id(principalElsewhere)], isFrozen: true },
    neighbour: { personIds: [id(principalNextDoor)], isFrozen: true },
  }),
  resetPasswords: ({ people }, id) => ({
    as: 'countyadmin',
    own: { personIds: [people.mustchange.personId] },
    otherClass: null,
    otherSchool: { personIds: [id(principalElsewhere)] },
    neighbour: { personIds: [id(principalNextDoor)] },
  }),
  appointPerson: (_, id) => ({
    as: 'countyadmin',
    own: { personId: id('person/101/teacher/english/2'), isAdministrator: true },
    otherClass: null,
    otherSchool: { personId: id(principalElsewhere), isAdministrator: true },
    neighbour: { personId: id(principalNextDoor), isAdministrator: true },
  }),
  addPost: ({ people, schoolId, otherSchoolId }, id) => {
    const post = { roleType: 6, subjectId: id('subject/art'), gradeId: null } as const;
    return {
      as: 'countyadmin',
      own: { ...post, personId: people.mustchange.personId, schoolId },
      otherClass: null,
      otherSchool: { ...post, personId: people.mustchange.personId, schoolId: otherSchoolId },
      neighbour: { ...post, personId: people.mustchange.personId, schoolId: id(nextDoor) },
    };
  },
  endPost: ({ people }, id) => ({
    as: 'countyadmin',
    own: { postId: people.mustchange.roleId ?? '', isEnded: false },
    otherClass: null,
    otherSchool: { postId: people.cityadmin.roleId ?? '', isEnded: true },
    neighbour: { postId: id(`post/${id(principalNextDoor)}/4`), isEnded: true },
  }),
};

import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../../api';
import type plugin from '../../plugin';

type Samples = Demo<typeof plugin, typeof api>['samples'];

const shownBy = 'tests/api/organisation/duties/roles.test.ts';

/** Inputs of the permission matrix: a county's administrator, people of his schools and of another county's. */
export const roleSamples: Pick<
  Samples,
  'rightHolders' | 'exportHolders' | 'findRightPeople' | 'personRights' | 'setPostGrant' | 'setDefaultGrant' | 'setDuty'
> = {
  rightHolders: () => ({ shared: { code: 'organisation_admin', page: 1, pageLine: 15 } }),
  exportHolders: () => ({ shared: { code: 'organisation_admin' } }),
  findRightPeople: () => ({ shared: { q: '王' } }),
  personRights: ({ people }, id) => ({
    as: 'countyadmin',
    own: { personId: people.teacher.personId },
    otherClass: null,
    otherSchool: { personId: id('person/201/principal') },
    neighbour: { personId: id('person/105/principal') },
  }),
  setPostGrant: ({ people }, id) => {
    const change = { code: 'organisation_admin', actions: null, version: 1 };
    return {
      as: 'countyadmin',
      own: { ...change, postId: people.mustchange.roleId ?? '' },
      otherClass: null,
      otherSchool: { ...change, postId: id(`post/${id('person/201/principal')}/4`) },
      neighbour: { ...change, postId: id(`post/${id('person/105/principal')}/4`) },
    };
  },
  setDefaultGrant: () => ({
    refused: { grantee: 'superAdmin', code: 'homework_tea', actions: null, version: 1 },
    shownBy,
  }),
  setDuty: ({ people }) => ({
    refused: { personId: people.teacher.personId, duty: 'audit' },
    shownBy: 'tests/api/organisation/duties/duties.test.ts',
  }),
};

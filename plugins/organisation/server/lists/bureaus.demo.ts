import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../../api';
import type plugin from '../../plugin';

type Samples = Demo<typeof plugin, typeof api>['samples'];

/** The auditors of the own county's bureau and of the next county's. */
const auditor = 'person/临江区/auditor';
const auditorElsewhere = 'person/松溪区/auditor';

/** Inputs of the permission matrix: a county's administrator and the bureaus; schools have no say in them. */
export const bureauSamples: Pick<
  Samples,
  'adminBureaus' | 'exportBureaus' | 'createBureauPerson' | 'addBureauPost' | 'setScopes'
> = {
  adminBureaus: () => ({ as: 'countyadmin', own: { page: 1, pageLine: 15 }, otherClass: null, otherSchool: null }),
  exportBureaus: () => ({ as: 'countyadmin', own: {}, otherClass: null, otherSchool: null }),
  createBureauPerson: ({ countyId }, id) => {
    const values = { name: '傅明远', usercode: '902900', username: 'b902900', sex: null, birthDate: '', phone: '' };
    return {
      as: 'countyadmin',
      own: { ...values, isAdministrator: false, post: { roleType: 8, countyId } },
      otherClass: null,
      otherSchool: { ...values, isAdministrator: false, post: { roleType: 8, countyId: id('county/songxi') } },
    };
  },
  addBureauPost: ({ countyId }, id) => ({
    as: 'countyadmin',
    own: { personId: id(auditor), roleType: 8, countyId },
    otherClass: null,
    otherSchool: { personId: id(auditorElsewhere), roleType: 8, countyId: id('county/songxi') },
  }),
  setScopes: ({ countyId }, id) => {
    const scope = { schoolId: null, stage: 'junior', subjectId: null } as const;
    return {
      as: 'countyadmin',
      own: { postId: id(`post/${id(auditor)}/10`), scopes: [{ ...scope, countyId }], version: 1 },
      otherClass: null,
      otherSchool: { postId: id(`post/${id(auditorElsewhere)}/10`), scopes: [], version: 1 },
    };
  },
};

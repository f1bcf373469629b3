import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../../api/cards';
import type plugin from '../../plugin';

const shownBy = 'tests/api/organisation/cards.test.ts' as const;

/** Cards are created by a job for their requester: the demo city has none. */
export const cardSamples: Demo<typeof plugin, typeof api>['samples'] = {
  cardGroups: (world, id) => ({
    as: 'cityadmin',
    own: { schoolId: world.otherSchoolId },
    otherClass: null,
    otherSchool: { schoolId: id('no school') },
    neighbour: { schoolId: id('school/105') },
  }),
  printCards: (world, id) => ({
    as: 'cityadmin',
    own: { schoolId: world.otherSchoolId, scope: { kind: 'staff' }, all: false },
    otherClass: null,
    otherSchool: { schoolId: id('no school'), scope: { kind: 'staff' }, all: false },
    neighbour: { schoolId: id('school/105'), scope: { kind: 'staff' }, all: false },
  }),
  revokeCards: ({ people }, id) => ({
    as: 'countyadmin',
    own: { personIds: [people.mustchange.personId] },
    otherClass: null,
    otherSchool: { personIds: [id('person/201/principal')] },
    neighbour: { personIds: [id('person/105/principal')] },
  }),
  // nothing was revoked then: the test shows what can be undone
  restoreCards: (_, id) => ({
    refused: { personIds: [id('no person')], revokedAt: '2026-01-01T00:00:00.000Z' },
    shownBy,
  }),
  showCardPrint: (_, id) => ({ refused: { id: id('no print') }, shownBy }),
  cardFile: (_, id) => ({ refused: { id: id('no print') }, shownBy }),
};

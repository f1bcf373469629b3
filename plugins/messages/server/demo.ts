import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';

const nobody = '0'.repeat(32);
const shownBy = 'tests/api/messages/members.test.ts';

/** Nothing of its own: without a service of the city there is nobody in any app. */
export const demo: Demo<typeof plugin, typeof api> = {
  pages: {},
  samples: {
    readMembers: ({ people }, id) => ({
      as: 'countyadmin',
      own: { person: people.teacher.personId },
      otherClass: null,
      otherSchool: { person: people.superadmin.personId },
      neighbour: { person: id('person/105/principal') },
    }),
    setMember: () => ({ refused: { person: nobody, app: 'wecom', memberId: 'nobody' }, shownBy }),
  },
};

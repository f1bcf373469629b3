import type { Demo } from 'edutech/core/server/demo';
import type * as api from '../api';
import type plugin from '../plugin';

/** The homes have no rows of their own: they show what other areas tell them. */
export const demo: Demo<typeof plugin, typeof api> = {
  samples: {
    actionCount: (world) => ({
      as: 'teacher',
      own: { termid: world.termId, teacherid: world.people.teacher.personId },
      otherClass: { termid: world.termId, teacherid: world.people.headteacher.personId },
      otherSchool: { termid: world.termId, teacherid: world.people.principal.personId },
    }),
    correctRate: (world) => ({ shared: { correctRateRequest: JSON.stringify({ termid: world.termId }) } }),
    taskDetails: (world) => ({ shared: { termid: world.termId } }),
  },
  pages: {},
};

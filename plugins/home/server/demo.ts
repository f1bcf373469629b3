import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';

/** The homes have no rows of their own: they show what other areas tell them. */
export const demo: Demo<typeof plugin, typeof api> = {
  samples: {
    actionCount: (world) => ({
      as: 'teacher',
      own: { termId: world.termId, teacherId: world.people.teacher.personId },
      otherClass: { termId: world.termId, teacherId: world.people.headteacher.personId },
      otherSchool: { termId: world.termId, teacherId: world.people.principal.personId },
    }),
    correctRate: (world) => ({ shared: { correctRateRequest: JSON.stringify({ termId: world.termId }) } }),
    myTasks: () => ({ shared: {} }),
    staffFigures: () => ({ shared: {} }),
    staffWeek: () => ({ shared: {} }),
    taskDetails: (world) => ({ shared: { termId: world.termId } }),
  },
  pages: {},
};

import * as api from '../../common/api/jobs';
import { corePlugin } from '../../common/core-plugin';
import { definePluginServer } from '../plugin';
import { selectStartedJob } from '../queue/queue.queries';

const operators = 'deployment_admin';

/** Messages about background work for the people who started it. */
export const jobsHalf = definePluginServer(corePlugin, {
  api,
  deps: {},
  demo: {
    samples: {
      jobState: () => ({ refused: { jobId: '0'.repeat(32) }, shownBy: 'tests/api/core-services/job-state.test.ts' }),
    },
    pages: {},
  },
  setup: () => ({
    handlers: {
      jobState: async ({ db, actor, input }) => {
        const starter = actor.permissions.has(operators) ? null : actor.personId;
        const { state, progress } = await selectStartedJob(db, input.jobId, starter);
        return { state, progress: state === 'done' ? 1 : progress };
      },
    },
  }),
});

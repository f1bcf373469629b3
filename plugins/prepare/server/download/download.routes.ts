import type { Handler } from 'edutech/core/server/call';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import { prepareFile } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../api';
import { selectExercise } from '../exercises/exercises.queries';
import { selectPlan } from '../plans/plans.queries';
import { preparationDownload } from './download.job';

interface Parts {
  readonly jobs: Jobs;
}

export const downloadExercise =
  ({ jobs }: Parts): Handler<typeof api.downloadExercise> =>
  async (call) => {
    const { exerciseId, format, withAnswers } = call.input;
    const { schoolId, id } = await selectExercise(call.db, call.actor, exerciseId);
    const exercise = { key: { schoolId, id }, format, withAnswers };
    return prepareFile(jobs, call, preparationDownload, { exercise, plan: null });
  };

export const exportPlan =
  ({ jobs }: Parts): Handler<typeof api.exportPlan> =>
  async (call) => {
    const { planId, format } = call.input;
    const { schoolId, id } = await selectPlan(call.db, call.actor, planId);
    const plan = { key: { schoolId, id }, withAll: format === 'zip' };
    return prepareFile(jobs, call, preparationDownload, { exercise: null, plan });
  };

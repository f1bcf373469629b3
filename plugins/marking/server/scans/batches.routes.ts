import { invalid } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Files } from 'edutech/core/server/files/files';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import { isInGroup } from 'edutech/core/common/files/file-groups';
import type * as api from '../../api/scans';
import type { SheetPlans } from '../scripts/sheet-plans';
import { addBatch } from './intake/add-batch';
import { selectBatch, updateBatchState } from './intake/batches.queries';
import { holdProject, loadProject } from './load-project';
import { readBatchJob } from './intake/read-batch.job';
import type { ScansBroadcast } from './scans-broadcast';
import { selectBatches, selectDoubtCounts, selectPageCounts, selectScriptCounts } from './station.queries';

export interface StationParts {
  readonly broadcast: ScansBroadcast;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly plans: SheetPlans;
}

export const scanStation =
  ({ plans }: StationParts): Handler<typeof api.scanStation> =>
  async ({ db, actor, input }) => {
    const project = await loadProject(db, actor, input.projectId);
    const [sheet] = await plans.ofPaper(db, project);
    return {
      projectId: project.projectId,
      title: project.title,
      pagesOfScript: sheet?.plans.length ?? 0,
      scripts: await selectScriptCounts(db, project),
      pages: await selectPageCounts(db, project),
      doubts: await selectDoubtCounts(db, project),
      batches: await selectBatches(db, project),
    };
  };

export const startBatch =
  ({ broadcast, files, jobs, plans }: StationParts): Handler<typeof api.startBatch> =>
  async ({ db, actor, input, now }) => {
    const project = await holdProject(db, actor, input.projectId);
    if ((await plans.ofPaper(db, project)).length === 0) throw invalid('marking.error.noSheet');
    const kept = await files.keep(db, input.fileIds, actor.personId);
    if (kept.some(({ name }) => !isInGroup(name, 'scans'))) throw invalid('marking.error.noScan');
    const { batch, known } = await addBatch(db, project, kept, { by: actor.personId, now });
    if (!batch) return { batchId: null, known };
    const { schoolId, projectId } = project;
    await jobs.add(
      db,
      readBatchJob,
      { schoolId, batchId: batch.id },
      { once: batch.id, owner: actor, by: actor.personId },
    );
    db.afterCommit(() => broadcast.send(projectId));
    return { batchId: batch.id, known };
  };

export const pauseBatch =
  ({ broadcast, jobs }: StationParts): Handler<typeof api.pauseBatch> =>
  async ({ db, actor, input }) => {
    const { schoolId, projectId } = await holdProject(db, actor, input.projectId);
    const batch = await selectBatch(db, schoolId, input.batchId);
    if (input.isPaused) await updateBatchState(db, batch, { from: ['waiting', 'reading'], to: 'paused' });
    else if (await updateBatchState(db, batch, { from: ['paused', 'failed'], to: 'waiting' })) {
      await jobs.add(
        db,
        readBatchJob,
        { schoolId, batchId: batch.id },
        { once: batch.id, owner: actor, by: actor.personId },
      );
    }
    db.afterCommit(() => broadcast.send(projectId));
    return {};
  };

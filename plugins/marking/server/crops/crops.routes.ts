import { conflict, notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../api/crops';
import { keyOfPart, type PartRef } from '../../model/marks/keys';
import { noGrow } from '../../model/sheet/grow';
import { addressesOf, type MediaParts } from '../marks/sheets-to-mark';
import { holdProject, loadProject } from '../scans/load-project';
import type { ProjectKey } from '../scripts/pages.queries';
import { selectCrops, selectCutting, selectSamples, updateGrow, updateSeen } from './crops.queries';
import { cutAgainJob } from './cut-again.job';

export interface CropParts extends MediaParts {
  readonly jobs: Jobs;
}

export const listCrops: Handler<typeof api.listCrops> = async ({ db, actor, input }) =>
  (await selectCrops(db, await loadProject(db, actor, input.projectId))).map(({ grow, ...one }) => ({
    ...one,
    grow: grow ?? noGrow,
  }));

export const sampleCrops =
  (parts: CropParts): Handler<typeof api.sampleCrops> =>
  async ({ db, actor, input }) => {
    const project = await loadProject(db, actor, input.projectId);
    const rows = await selectSamples(db, project, input);
    const ids = rows.flatMap(({ pictures }) => pictures.map(({ fileId }) => fileId));
    const addresses = await addressesOf(parts, actor, ids);
    return {
      samples: rows.map(({ code, pictures }) => ({
        code,
        pictures: pictures.map((one) => ({ ...one, address: addresses.get(one.fileId) ?? '' })),
      })),
      isCutting: await selectCutting(db, project, input),
    };
  };

async function cropOf(db: Db, project: ProjectKey, part: PartRef) {
  const crop = (await selectCrops(db, project)).find((one) => keyOfPart(one) === keyOfPart(part));
  if (!crop) throw notFound('marking.error.noQuestion');
  return crop;
}

export const growCrop =
  ({ jobs }: CropParts): Handler<typeof api.growCrop> =>
  async ({ db, actor, input }) => {
    const project = await holdProject(db, actor, input.projectId);
    if ((await cropOf(db, project, input)).isMarked) throw conflict('marking.error.marked');
    const { schoolId, projectId } = project;
    const { itemId, part } = input;
    await updateGrow(db, project, input, input.grow);
    await jobs.add(db, cutAgainJob, { schoolId, projectId, itemId, part }, { owner: actor, by: actor.personId });
    return {};
  };

export const confirmCrop: Handler<typeof api.confirmCrop> = async ({ db, actor, input, now }) => {
  const project = await holdProject(db, actor, input.projectId);
  await cropOf(db, project, input);
  if (await selectCutting(db, project, input)) throw conflict('marking.error.cutting');
  await updateSeen(db, project, input, now);
  return {};
};

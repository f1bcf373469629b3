import { invalid, notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Live } from 'edutech/core/server/live/live';
import { conversionStates } from 'edutech/plugins/media/kit/common/conversion-states';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type * as api from '../../api';
import { type PlanNews, planTopic } from '../../model/plan/news';
import { selectPlan } from '../plans/plans.queries';
import { insertMaterial, selectMaterialFile, updateMaterialRemoved, updatePhase } from './materials.queries';

interface Parts {
  readonly conversions: Conversions;
  readonly files: Files;
  readonly live: Live;
}

const news: PlanNews = { kind: 'beside' };

/** What stands beside a plan; those who have it open hear of each change. */
export function materialHandlers({ conversions, files, live }: Parts) {
  const tell = (db: Db, planId: string) => db.afterCommit(() => live.publish(`${planTopic}:${planId}`, news));

  const addMaterial: Handler<typeof api.addMaterial> = async ({ db, actor, input, now }) => {
    const plan = await selectPlan(db, actor, input.planId);
    const { id, title, resourceId = null, fileId = null, phaseId = null } = input;
    const address = resourceId === null && fileId === null ? (input.address ?? '') : '';
    if (resourceId === null && fileId === null && !isLink(address)) throw invalid('prepare.error.link');
    const kept = fileId !== null && resourceId === null ? await files.keep(db, [fileId], actor.personId) : [];
    await conversions.request(db, kept);
    const row = { id, title: title.trim(), resourceId, fileId: kept[0]?.id ?? null, address, phaseId };
    await insertMaterial(db, plan, { ...row, personId: actor.personId, now });
    tell(db, plan.id);
    return null;
  };
  const moveMaterial: Handler<typeof api.moveMaterial> = async ({ db, actor, input }) => {
    const plan = await selectPlan(db, actor, input.planId);
    if ((await updatePhase(db, plan, input.materialId, input.phaseId)) === 0) throw notFound('prepare.error.noPlan');
    tell(db, plan.id);
    return null;
  };
  const removeMaterial: Handler<typeof api.removeMaterial> = async ({ db, actor, input, now }) => {
    const plan = await selectPlan(db, actor, input.planId);
    await updateMaterialRemoved(db, plan, input.materialId, input.isRemoved ? now : null);
    tell(db, plan.id);
    return null;
  };
  const showMaterial: Handler<typeof api.showMaterial> = async ({ db, actor, input }) => {
    const plan = await selectPlan(db, actor, input.planId);
    const { fileId } = await selectMaterialFile(db, plan, input.materialId);
    const file = await files.find(db, fileId);
    const viewing = { session: actor.sessionId };
    const status = (await conversions.statesOf(db, [fileId])).get(fileId) ?? conversionStates.ready;
    const made = (await conversions.renditionsOf(db, [file], viewing)).get(fileId);
    return {
      name: file.name,
      ext: file.ext,
      status,
      address: files.ticketAddress(file, 'view', actor.sessionId),
      pdf: made?.kind === 'document' ? made.pdf : '',
    };
  };
  return { addMaterial, moveMaterial, removeMaterial, showMaterial };
}

const isLink = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:';
};

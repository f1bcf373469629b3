import { invalid, notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Live } from 'edutech/core/server/live/live';
import type * as api from '../../api';
import { type PlanNews, planTopic } from '../../model/plan/news';
import {
  deleteMaterial,
  insertComment,
  insertMaterial,
  insertVersion,
  selectVersion,
  updateResolved,
} from './beside.queries';
import { selectPlan, updateKind } from './plans.queries';

const news: PlanNews = { kind: 'beside' };

/** Comments, materials and versions of a plan; those who have it open hear of each change. */
export function besideHandlers(live: Live) {
  const tell = (db: Db, planId: string) => db.afterCommit(() => live.publish(`${planTopic}:${planId}`, news));

  const addComment: Handler<typeof api.addComment> = async ({ db, actor, input, now }) => {
    const plan = await selectPlan(db, actor, input.planId);
    const { id, place } = input;
    await insertComment(db, plan, { id, place, text: input.text.trim(), personId: actor.personId, now });
    tell(db, plan.id);
    return null;
  };
  const resolveComment: Handler<typeof api.resolveComment> = async ({ db, actor, input, now }) => {
    const plan = await selectPlan(db, actor, input.planId);
    const count = await updateResolved(db, plan, input.commentId, input.isResolved ? now : null);
    if (count === 0) throw notFound('prepare.error.noPlan');
    tell(db, plan.id);
    return null;
  };
  const addMaterial: Handler<typeof api.addMaterial> = async ({ db, actor, input, now }) => {
    const plan = await selectPlan(db, actor, input.planId);
    const { id, title, resourceId = null, address = '' } = input;
    if (resourceId === null && !isLink(address)) throw invalid('prepare.error.link');
    const row = { id, title: title.trim(), resourceId, address: resourceId === null ? address : '' };
    await insertMaterial(db, plan, { ...row, personId: actor.personId, now });
    tell(db, plan.id);
    return null;
  };
  const removeMaterial: Handler<typeof api.removeMaterial> = async ({ db, actor, input }) => {
    const plan = await selectPlan(db, actor, input.planId);
    await deleteMaterial(db, plan, input.materialId);
    tell(db, plan.id);
    return null;
  };
  const keepVersion: Handler<typeof api.keepVersion> = async ({ db, actor, input, now }) => {
    const plan = await selectPlan(db, actor, input.planId);
    const { id, kind, name } = input;
    await insertVersion(db, plan, { id, kind, name: name.trim(), personId: actor.personId, now });
    await updateKind(db, plan, kind);
    tell(db, plan.id);
    return null;
  };
  const readVersion: Handler<typeof api.readVersion> = async ({ db, actor, input }) => {
    const plan = await selectPlan(db, actor, input.planId);
    const { content, ...version } = await selectVersion(db, plan, input.versionId);
    return { version, content };
  };
  return { addComment, resolveComment, addMaterial, removeMaterial, keepVersion, readVersion };
}

const isLink = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:';
};

import { notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Live } from 'edutech/core/server/live/live';
import type * as api from '../../api';
import { type PlanNews, planTopic } from '../../model/plan/news';
import { insertComment, insertVersion, selectVersion, updateResolved } from './beside.queries';
import { selectPlan, updateKind } from './plans.queries';

const news: PlanNews = { kind: 'beside' };

/** Comments and versions of a plan; those who have it open hear of each change. */
export function besideHandlers(live: Live) {
  const tell = (db: Db, planId: string) => db.afterCommit(() => live.publish(`${planTopic}:${planId}`, news));

  const addComment: Handler<typeof api.addComment> = async ({ db, actor, input, now }) => {
    const plan = await selectPlan(db, actor, input.planId);
    const { id, place, anchor = null } = input;
    await insertComment(db, plan, { id, place, anchor, text: input.text.trim(), personId: actor.personId, now });
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
  return { addComment, resolveComment, keepVersion, readVersion };
}

import { notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Live } from 'edutech/core/server/live/live';
import type * as api from '../../api';
import { type PlanNews, planTopic } from '../../model/plan/news';
import {
  deleteVote,
  insertComment,
  insertVersion,
  insertVote,
  selectComment,
  selectVersion,
  updateResolved,
} from './beside.queries';
import { selectPlan, updateKind } from './plans.queries';

const news: PlanNews = { kind: 'beside' };

/** Comments and versions of a plan; those who have it open hear of each change. */
export function besideHandlers(live: Live) {
  const tell = (db: Db, planId: string) => db.afterCommit(() => live.publish(`${planTopic}:${planId}`, news));

  const addComment: Handler<typeof api.addComment> = async ({ db, actor, input, now }) => {
    const plan = await selectPlan(db, actor, input.planId);
    const { id, place, anchor = null, replyTo } = input;
    if (replyTo && (await selectComment(db, plan, replyTo)).replyTo) throw notFound('prepare.error.noPlan');
    const text = input.text.trim();
    await insertComment(db, plan, { id, place, anchor, replyTo, text, personId: actor.personId, now });
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
  const voteComment: Handler<typeof api.voteComment> = async ({ db, actor, input, now }) => {
    const plan = await selectPlan(db, actor, input.planId);
    const { id } = await selectComment(db, plan, input.commentId);
    if (input.isVoted) await insertVote(db, plan, id, actor.personId, now);
    else await deleteVote(db, plan, id, actor.personId);
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
  return { addComment, resolveComment, voteComment, keepVersion, readVersion };
}

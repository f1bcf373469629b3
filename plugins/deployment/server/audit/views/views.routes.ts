import { conflict } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { SingleHandler } from 'edutech/core/server/call';
import type { removeAuditView, saveAuditView } from '../../../api';
import { deleteView, selectViews, upsertView } from './views.queries';

/** So many views a person keeps. */
const mostViews = 30;

export const save: SingleHandler<typeof saveAuditView> = async ({ db, actor: { personId }, input, now }) => {
  const name = input.name.trim();
  const kept = await selectViews(db, personId);
  if (kept.length >= mostViews && !kept.some((view) => view.name === name))
    throw conflict('deployment.audit.tooManyViews');
  return upsertView(db, personId, { id: newId(now.getTime()), name, search: input.search }, now);
};

export const remove: SingleHandler<typeof removeAuditView> = async ({ db, actor, input }) => {
  await deleteView(db, actor.personId, input.id);
  return {};
};

import { forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { SingleHandler } from 'edutech/core/server/call';
import type { addComment, changeComment } from '../../../api';
import { readWork } from './list.routes';
import { deleteComment, insertComment, selectOptionalComment, updateCommentResolved } from './history.queries';
import { writerOf } from './drafts.routes';

export const comment: SingleHandler<typeof addComment> = async (call) => {
  const { db, input, now } = call;
  const { start, end, quote, before, after } = input;
  const body = input.body.trim();
  if (body === '' || end <= start || start < 0) throw invalid('news.error.noRemark');
  const { id: articleId } = await readWork(call);
  const id = newId(now.getTime());
  await insertComment(db, { id, articleId, anchor: { start, end, quote, before, after }, body }, writerOf(call));
  return { id };
};

export const resolveComment: SingleHandler<typeof changeComment> = async (call) => {
  const { db, input, actor } = call;
  const found = await selectOptionalComment(db, input.id);
  if (!found) throw notFound('news.error.noRemark');
  if (input.change === 'remove') {
    if (found.byId !== actor.personId) throw forbidden();
    await deleteComment(db, found);
  } else {
    await updateCommentResolved(db, found, input.change === 'resolve' ? writerOf(call) : null);
  }
  return {};
};

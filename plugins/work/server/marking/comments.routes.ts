import { conflict, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { selectSubject } from '../homework/homework.queries';
import { countComments, deleteComment, insertComment, selectComments } from './comments.queries';

/** Most comment phrases of one teacher. */
const mostComments = 200;

export const listComments: Handler<typeof api.listComments> = async ({ db, actor, input }) =>
  (await selectComments(db, actor.personId, input.subjectId ?? null)).map(({ id, subjectId, ...row }) => ({
    ...row,
    commentId: id,
    subjectId,
  }));

export const addComment: Handler<typeof api.addComment> = async ({ db, actor, input, now }) => {
  if (input.subjectId) await selectSubject(db, input.subjectId);
  if ((await countComments(db, actor.personId)) >= mostComments)
    throw conflict('work.error.tooManyComments', { most: mostComments });
  const { id } = await insertComment(db, {
    personId: actor.personId,
    id: newId(now.getTime()),
    text: input.text.trim(),
    subjectId: input.subjectId ?? null,
    now,
  });
  return { commentId: id };
};

export const removeComment: Handler<typeof api.removeComment> = async ({ db, actor, input }) => {
  const count = await deleteComment(db, actor.personId, input.commentId);
  if (count === 0) throw notFound('work.error.noComment');
  return { count };
};

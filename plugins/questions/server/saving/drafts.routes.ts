import { notFound } from 'edutech/core/common/errors';
import type { Content } from '../../kit/common/content';
import { filesOfBody, filesOfKey } from '../../kit/common/walk-body';
import { textOf } from '../../kit/common/walk-content';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { ownMedia } from '../browsing/media';
import { deleteDraft, deleteOldDrafts, isOwnQuestion, selectDraft, selectDrafts, upsertDraft } from './drafts.queries';

/** Drafts that somebody keeps. */
const mostDrafts = 100;
const longestTitle = 80;

export const saveDraft: Handler<typeof api.saveDraft> = async ({ db, actor, input, now }) => {
  const { draftId, questionId = null, baseVersion = null, values } = input;
  if (questionId && !(await isOwnQuestion(db, questionId, actor.personId))) throw notFound('questions.error.notFound');
  await upsertDraft(db, { personId: actor.personId, draftId, questionId, baseVersion, values }, now);
  await deleteOldDrafts(db, actor.personId, mostDrafts);
  return { time: now.toISOString() };
};

export const getDraft =
  (files: Files): Handler<typeof api.getDraft> =>
  async ({ db, actor, input }) => {
    const { time, ...draft } = await selectDraft(db, actor.personId, input.draftId);
    const { body, key } = draft.values;
    const fileIds = [...new Set([...(body ? filesOfBody(body) : []), ...(key ? filesOfKey(key) : [])])];
    return { ...draft, media: await ownMedia(db, files, actor, fileIds), time: time.toISOString() };
  };

export const listDrafts: Handler<typeof api.listDrafts> = async ({ db, actor }) => {
  const rows = await selectDrafts(db, actor.personId);
  return rows.map(({ draftId, questionId, values, time }) => ({
    draftId,
    questionId,
    title: textOf((values.body?.stem ?? []) as Content).slice(0, longestTitle),
    time: time.toISOString(),
  }));
};

export const removeDraft: Handler<typeof api.removeDraft> = async ({ db, actor, input }) => {
  await deleteDraft(db, actor.personId, input.draftId);
  return {};
};

import { notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { bankSources } from 'edutech/core/common/teaching/sources';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { selectReadable } from '../browsing/lines.queries';
import { mediaOf } from '../browsing/media';
import {
  insertExplanation,
  lockExplanation,
  selectExplanations,
  updateExplanationRemoved,
} from './explanations.queries';

export const listExplanations =
  (files: Files): Handler<typeof api.listExplanations> =>
  async ({ db, actor, input: { id } }) => {
    if ((await selectReadable(db, actor, [id])).length === 0) throw notFound('questions.error.notFound');
    const rows = await selectExplanations(db, id, actor);
    const media = await mediaOf(
      db,
      files,
      actor,
      // a teacher's voice is for his school, wherever the question is seen
      rows.map(({ fileId }) => ({ fileIds: [fileId], source: bankSources.school })),
    );
    return rows.flatMap(({ fileId: _file, time, ...row }, nth) => {
      const [medium] = media[nth]!;
      return medium ? [{ ...row, medium, time: time.toISOString() }] : [];
    });
  };

export const addExplanation =
  (files: Files): Handler<typeof api.addExplanation> =>
  async ({ db, actor, input, now }) => {
    const { id: questionId, fileId, seconds } = input;
    if ((await selectReadable(db, actor, [questionId])).length === 0) throw notFound('questions.error.notFound');
    const [file] = await files.keep(db, [fileId], actor.personId);
    // browsers record sound in containers that are films by their name
    if (!/^(audio|video)\//.test(file!.mime))
      throw wrongField('fileId', 'questions.error.wrongFile', { name: file!.name });
    const id = newId(now.getTime());
    await insertExplanation(db, { id, questionId, fileId, seconds, note: input.note.trim() }, actor, now);
    return { explanationId: id };
  };

export const removeExplanation: Handler<typeof api.removeExplanation> = async ({ db, actor, input, now }) => {
  const explanation = await lockExplanation(db, input.explanationId, actor.personId);
  await updateExplanationRemoved(db, explanation, input.removed ? now : null);
  return {};
};

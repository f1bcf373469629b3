import { invalid, notFound } from 'edutech/core/common/errors';
import { isInGroup } from 'edutech/core/common/files/file-groups';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Files } from 'edutech/core/server/files/files';
import type { SingleHandler } from 'edutech/core/server/call';
import type { addAirMaterial, markAirExercise, removeAirMaterial, restoreAirMaterial } from '../../api';
import { materialsGroup, mostMaterials, nameOfMaterial } from '../../model/materials';
import {
  insertAttachment,
  isFilePublished,
  lockLesson,
  selectAttachments,
  updateExercise,
  updateRemoved,
} from './materials.queries';

interface Parts {
  readonly files: Files;
  readonly audit: Audit;
  readonly conversions: Conversions;
}

export const addMaterial =
  ({ files, audit, conversions }: Parts): SingleHandler<typeof addAirMaterial> =>
  async ({ db, actor, input, client }) => {
    const lesson = await lockLesson(db, input.id);
    const attachments = await selectAttachments(db, lesson.id);
    if (attachments.some(({ ffid }) => ffid === input.fileId)) return {};
    if (attachments.length >= mostMaterials) throw invalid('air.error.tooManyMaterials', { most: mostMaterials });
    const [file] = await files.keep(db, [input.fileId], actor.personId);
    // what was uploaded for another purpose may be of another kind
    if (!file || !isInGroup(file.name, materialsGroup)) throw notFound('core.files.notFound');
    // for everybody, as the lesson is or will be when it goes out
    if (lesson.isOut && !lesson.needsLogin) await files.publish(db, file.id);
    const name = nameOfMaterial(file.name);
    await insertAttachment(db, lesson, { fileId: file.id, name });
    await conversions.request(db, [file]);
    await audit.record(db, actor, {
      act: 'air.addMaterial',
      objectKind: 'lesson',
      objectId: lesson.id,
      facts: { lesson: lesson.name, name, bytes: file.bytes },
      address: client.address,
    });
    return {};
  };

export const markExercise =
  ({ audit }: Pick<Parts, 'audit'>): SingleHandler<typeof markAirExercise> =>
  async ({ db, actor, input, client }) => {
    const { isExercise } = input;
    const lesson = await lockLesson(db, input.id);
    const marked = await updateExercise(db, lesson, input.ffid, isExercise);
    if (!marked) throw notFound('air.error.notFound');
    await audit.record(db, actor, {
      act: 'air.markExercise',
      objectKind: 'lesson',
      objectId: lesson.id,
      facts: { lesson: lesson.name, name: marked.name, isExercise },
      address: client.address,
    });
    return {};
  };

/** Removes it for readers at once; it can be restored for a while. */
export const removeMaterial =
  ({ files, audit }: Parts): SingleHandler<typeof removeAirMaterial> =>
  async ({ db, actor, input, client, now }) => {
    const lesson = await lockLesson(db, input.id);
    const gone = await updateRemoved(db, lesson, input.ffid, now);
    if (!gone) throw notFound('air.error.notFound');
    if (!(await isFilePublished(db, input.ffid))) await files.unpublish(db, input.ffid);
    await audit.record(db, actor, {
      act: 'air.removeMaterial',
      objectKind: 'lesson',
      objectId: lesson.id,
      facts: { lesson: lesson.name, name: gone.name },
      address: client.address,
    });
    return {};
  };

export const restoreMaterial =
  ({ files, audit }: Parts): SingleHandler<typeof restoreAirMaterial> =>
  async ({ db, actor, input, client }) => {
    const lesson = await lockLesson(db, input.id);
    if ((await selectAttachments(db, lesson.id)).length >= mostMaterials)
      throw invalid('air.error.tooManyMaterials', { most: mostMaterials });
    const back = await updateRemoved(db, lesson, input.ffid, null);
    if (!back) throw notFound('air.error.notFound');
    if (lesson.isOut && !lesson.needsLogin) await files.publish(db, input.ffid);
    await audit.record(db, actor, {
      act: 'air.restoreMaterial',
      objectKind: 'lesson',
      objectId: lesson.id,
      facts: { lesson: lesson.name, name: back.name },
      address: client.address,
    });
    return {};
  };

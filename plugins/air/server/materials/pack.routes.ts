import { buffer } from 'node:stream/consumers';
import { invalid } from 'edutech/core/common/errors';
import type { SingleHandler } from 'edutech/core/server/call';
import { writtenFile } from 'edutech/core/server/files/contents/written-file';
import { fileName } from 'edutech/core/server/files/file-name';
import type { Files } from 'edutech/core/server/files/files';
import { storedZip, type ZipPart } from 'edutech/core/server/zip/stored-zip';
import type { airPack } from '../../api';
import { isPackable } from '../../model/materials';
import { readResource } from '../resources.routes';
import { countDownload } from '../use.queries';
import { selectAttachments } from './materials.queries';

/** All materials of a lesson as one archive, under the names that readers see. */
export const packMaterials =
  (files: Files): SingleHandler<typeof airPack> =>
  async (call) => {
    const { db, actor } = call;
    const lesson = await readResource(call);
    const attachments = await selectAttachments(db, lesson.resourceId);
    const found = await files.findMany(
      db,
      attachments.map(({ ffid }) => ffid),
    );
    const stored = attachments.flatMap(({ ffid, name }) => {
      const file = found.get(ffid);
      return file ? [{ ...file, name }] : [];
    });
    if (!isPackable(stored)) throw invalid('air.error.notPackable');
    const parts: ZipPart[] = [];
    for (const [nth, file] of stored.entries()) {
      const plain = fileName(`${file.name}.${file.ext}`);
      // two materials may have one name
      const name = parts.some((part) => part.name === plain) ? `${nth + 1} ${plain}` : plain;
      parts.push({ name, content: await buffer(await files.open(file)) });
    }
    await countDownload(db, lesson.resourceId);
    const name = fileName(`${lesson.name}.zip`);
    return writtenFile(db, files, actor, { name, bytes: storedZip(parts), group: 'papers' });
  };

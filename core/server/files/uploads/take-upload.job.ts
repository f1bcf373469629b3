import Type from 'typebox';
import { type AppError, isAppError } from '../../../common/errors';
import { idPattern } from '../../../common/ids';
import type { SystemActor } from '../../actor';
import type { Clock } from '../../clock';
import type { Database } from '../../data/database';
import type { JobDeclaration } from '../../jobs/jobs';
import type { LongWork } from '../contents/drafts';
import { detectType } from '../detect/detect-type';
import type { ContentFiles } from '../content-files';
import { lengthsOf } from './spool/pieces';
import type { UploadSpool } from './spool/spool';
import { takeUploadJob } from './upload-jobs';
import { selectOptionalUpload, updateReady, updateRefused, type UploadRow } from './uploads.queries';

export interface TakingParts {
  readonly database: Database;
  readonly files: ContentFiles;
  readonly spool: UploadSpool;
  readonly clock: Clock;
  /** Milliseconds for which a file waits for somebody who keeps it. */
  readonly keptFor: number;
}

const tries = 3;

/**
 * Makes a file of an upload whose bytes have all come: hashes them, looks what they are, puts them into place and writes
 * the file's row, in one transaction with the upload's. Once more, it does nothing.
 */
export function takeUpload(parts: TakingParts): JobDeclaration {
  return {
    name: takeUploadJob,
    payload: Type.Object({ uploadid: Type.String({ pattern: idPattern }) }),
    tries,
    leaseSeconds: 120,
    async run(payload, { actor, attempt, signal, heartbeat }) {
      const { uploadid } = payload as { uploadid: string };
      const { database, spool } = parts;
      const upload = await database.read(actor, (db) => selectOptionalUpload(db, uploadid));
      if (upload?.state !== 'taking') return;
      try {
        await take(parts, upload, actor, { signal, beat: () => heartbeat() });
      } catch (error) {
        signal.throwIfAborted();
        const refusal = refusalOf(error, attempt === tries);
        if (!refusal) throw error;
        await database.write(actor, (db) => updateRefused(db, uploadid, refusal));
      }
      await spool.remove(upload.pieces);
    },
  };
}

async function take(
  { database, files, spool, clock, keptFor }: TakingParts,
  upload: UploadRow,
  actor: SystemActor,
  work: LongWork,
): Promise<void> {
  const sources = lengthsOf(upload).map(({ id, bytes }) => ({ path: spool.pathOf(id), bytes }));
  const draft = await files.contents.drafts.joined(sources, work);
  try {
    const type = await detectType(draft.path, upload.name, upload.group);
    await database.write(actor, async (db) => {
      const owner = { personId: upload.personId, schoolId: upload.schoolId, keptFor };
      const file = await files.keepDraft(db, draft, { ...type, name: upload.name }, owner, clock.now());
      // given up meanwhile: then neither row stays, and the content is swept away
      if ((await updateReady(db, upload.id, file.id)) === 0) throw new GivenUp();
    });
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
  } finally {
    await files.contents.drafts.drop(draft);
  }
}

class GivenUp extends Error {}

/** What the person is told; undefined: try again. A file that is wrong stays wrong, a full disk may have room later. */
function refusalOf(error: unknown, isLast: boolean): Pick<AppError, 'key' | 'params'> | undefined {
  if (isAppError(error) && error.status < 500) return error;
  if (!isLast) return undefined;
  return isAppError(error) ? error : { key: 'core.uploads.failed', params: {} };
}

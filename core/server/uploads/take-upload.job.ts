import Type from 'typebox';
import { type AppError, isAppError, wireCodes } from '../../common/errors';
import { idPattern } from '../../common/ids';
import type { SystemActor } from '../actor';
import type { Clock } from '../clock';
import type { Database } from '../data/database';
import type { Db } from '../data/db';
import type { JobDeclaration } from '../jobs/jobs';
import type { LongWork } from '../files/contents/drafts';
import { detectType } from '../files/detect/detect-type';
import type { Contents } from '../files/contents/contents';
import type { StoredFile } from '../files/files';
import { keepDraft, keepKnown } from '../files/keep-content';
import { lengthsOf } from './spool/pieces';
import type { UploadSpool } from './spool/spool';
import { isUnreachable } from '../unreachable';
import { takeUploadJob } from './upload-jobs';
import { selectOptionalUpload, updateReady, updateRefused, updateReopened, type UploadRow } from './uploads.queries';

export interface TakingParts {
  readonly database: Database;
  readonly contents: Contents;
  readonly spool: UploadSpool;
  readonly clock: Clock;
  /** Milliseconds for which a file waits for somebody who keeps it. */
  readonly keptFor: number;
}

/** Of a file that fails by itself, and of one whose store or database is away: a quarter of an hour. */
const [tries, triesAway] = [3, 10];

/**
 * Turns a complete upload into a file: hashes its bytes, detects their type, moves them into place and writes the
 * file's row, in one transaction with the upload's. Repeating it does nothing.
 */
export function takeUpload(parts: TakingParts): JobDeclaration {
  return {
    name: takeUploadJob,
    payload: Type.Object({ uploadId: Type.String({ pattern: idPattern }) }),
    tries: triesAway,
    // somebody waits for it: after a crash it continues soon
    leaseSeconds: 30,
    async run(payload, { actor, attempt, signal, heartbeat }) {
      const { uploadId } = payload as { uploadId: string };
      const { database, spool } = parts;
      const upload = await database.read(actor, (db) => selectOptionalUpload(db, uploadId));
      if (upload?.state !== 'taking') return;
      try {
        if (!(await take(parts, upload, actor, { signal, beat: () => heartbeat() }))) return;
      } catch (error) {
        signal.throwIfAborted();
        const refusal = refusalOf(error, attempt);
        if (!refusal) throw error;
        await database.write(actor, (db) => updateRefused(db, uploadId, refusal));
      }
      await spool.remove(upload.pieces);
    },
  };
}

async function take(parts: TakingParts, upload: UploadRow, actor: SystemActor, work: LongWork): Promise<boolean> {
  try {
    return await (upload.isProven ? takeKnown(parts, upload, actor) : takeSent(parts, upload, actor, work));
  } catch (error) {
    if (error instanceof GivenUp) return true;
    throw error;
  }
}

async function takeSent(parts: TakingParts, upload: UploadRow, actor: SystemActor, work: LongWork): Promise<true> {
  const { database, contents, spool, clock } = parts;
  const sources = lengthsOf(upload).map(({ id, bytes }) => ({ path: spool.pathOf(id), bytes }));
  const draft = await contents.drafts.joined(sources, work);
  try {
    const type = await detectType(draft.path, upload.name, upload.group);
    await database.write(actor, async (db) => {
      const named = { ...type, name: upload.name, owner: ownerOf(upload, parts) };
      const file = await keepDraft(db, contents, draft, named, clock.now());
      await noteReady(db, upload, file);
    });
    return true;
  } finally {
    await contents.drafts.drop(draft);
  }
}

/**
 * Its sender has proved to hold a content that is stored here. False: it was deleted meanwhile, and must be sent after
 * all.
 */
async function takeKnown(parts: TakingParts, upload: UploadRow, actor: SystemActor): Promise<boolean> {
  const { database, contents, clock } = parts;
  const content = { sha256: upload.claimedSha256 ?? '', bytes: upload.bytes };
  const isHere = (await contents.sizeOf(content.sha256)) === content.bytes;
  const type = isHere
    ? await contents.withFile(content.sha256, (path) => detectType(path, upload.name, upload.group))
    : null;
  return database.write(actor, async (db) => {
    const named = type && { ...type, name: upload.name, owner: ownerOf(upload, parts) };
    const file = named && (await keepKnown(db, contents, content, named, clock.now()));
    if (file) await noteReady(db, upload, file);
    else await updateReopened(db, upload.id);
    return Boolean(file);
  });
}

const ownerOf = ({ personId, schoolId }: UploadRow, { keptFor }: TakingParts) => ({ personId, schoolId, keptFor });

/** Given up meanwhile: then neither row stays, and the content is swept away. */
async function noteReady(db: Db, upload: UploadRow, file: StoredFile): Promise<void> {
  if ((await updateReady(db, upload.id, file.id)) === 0) throw new GivenUp();
}

class GivenUp extends Error {}

/** The message for the person; undefined: try again. A wrong file stays wrong, a store that is away comes back. */
function refusalOf(error: unknown, attempt: number): Pick<AppError, 'key' | 'params'> | undefined {
  if (isAppError(error) && error.status < 500) return error;
  const isAway = isUnreachable(error) || (isAppError(error) && error.status === wireCodes.unavailable);
  if (attempt < (isAway ? triesAway : tries)) return undefined;
  return isAppError(error) ? error : { key: 'core.uploads.failed', params: {} };
}

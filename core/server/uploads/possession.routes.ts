import { timingSafeEqual } from 'node:crypto';
import type * as api from '../../common/api/uploads';
import { conflict } from '../../common/errors';
import { asSystem } from '../actor';
import type { Database } from '../data/database';
import type { Jobs } from '../jobs/jobs';
import type { Handler } from '../call';
import type { Contents } from '../files/contents/contents';
import { answerTo, newChallenge } from './possession';
import type { Receiving } from './spool/receiving';
import { takeUploadJob } from './upload-jobs';
import { lockUpload, selectContentToRead, selectUpload, updateChallenge, updateProven } from './uploads.queries';

interface Parts {
  readonly database: Database;
  readonly contents: Contents;
  readonly jobs: Jobs;
  readonly receiving: Receiving;
}

/** Challenges that one upload may ask for. */
const mostClaims = 3;
const reading = asSystem('whether a content is here is told to nobody who does not hold it');

/** Returns a challenge whether or not the content is here, so that a hash alone reveals nothing. */
export const claimUpload: Handler<typeof api.claimUpload> = async ({ db, actor, input }) => {
  const upload = await lockUpload(db, input.uploadId, actor.personId);
  if (upload.state !== 'open' || upload.concat !== null || upload.claims >= mostClaims)
    throw conflict('core.uploads.over');
  const challenge = newChallenge(upload.bytes);
  await updateChallenge(db, upload.id, input.sha256, challenge);
  return { nonce: challenge.nonce, ranges: [...challenge.ranges] };
};

/**
 * Where the content is not here, another one is read in its place, and a wrong proof, an unknown content and none at all
 * are one answer after one time.
 */
export const proveUpload =
  ({ database, contents, jobs, receiving }: Parts): Handler<typeof api.proveUpload> =>
  async ({ actor, input }) => {
    const upload = await database.read(actor, (rows) => selectUpload(rows, input.uploadId, actor.personId));
    const { challenge, claimedSha256, bytes } = upload;
    if (upload.state !== 'open' || !challenge || !claimedSha256) return { isKnown: false };
    const content = await database.read(reading, (rows) => selectContentToRead(rows, claimedSha256, bytes));
    const right = content ? await answerTo(challenge, contents, content) : null;
    const isRight =
      right !== null &&
      content?.sha256 === claimedSha256 &&
      timingSafeEqual(Buffer.from(right, 'hex'), Buffer.from(input.proof, 'hex'));
    if (isRight) await receiving.stop(upload.id);
    const isKnown = await database.write(actor, async (rows) => {
      // a challenge is answered once, and only while nothing else has become of the upload
      if ((await updateProven(rows, upload.id, challenge.nonce, isRight)) === 0 || !isRight) return false;
      await jobs.add(rows, takeUploadJob, { uploadId: upload.id }, { once: upload.id });
      return true;
    });
    return { isKnown };
  };

import { readFile } from 'node:fs/promises';
import { AppError, forbidden, wireCodes } from 'edutech/core/common/errors';
import { asSystem } from 'edutech/core/server/actor';
import { mayUse } from 'edutech/core/server/consents/may-use';
import { lockAccount } from 'edutech/core/server/permissions/over-people.queries';
import type { Handler, UploadedFile } from 'edutech/core/server/call';
import type { removeAvatar as removing, uploadAvatar as uploading } from '../../api/profile';
import { maxAvatarBytes } from '../../model/limits';
import { pictureFacts } from '../../model/picture-size';
import type { AccountServices } from '../account-services';

/** Longest side: what a browser sends is 256; anything much larger only costs whoever sees it. */
const mostPixels = 1024;
const system = asSystem('somebody changes the picture of himself');

/**
 * A child's picture needs the guardians' consent to sound and image: it is public at a hashed address, so that it can be shown
 * beside the name everywhere.
 */
export const uploadAvatar =
  ({ database, files, ownAccount }: AccountServices): Handler<typeof uploading> =>
  async ({ actor, files: sent, now }) => {
    const picture = sent.find(({ field }) => field === 'file');
    if (!picture) throw wrong();
    const name = await checkedName(picture);
    return database.write(system, async (db) => {
      // of two pictures at once the second removes the first
      await lockAccount(db, actor.personId);
      if (!(await mayUse(db, actor.personId, 'media', now))) throw forbidden('account.avatar.noConsent');
      const { avatarFileId: before } = await ownAccount.facts(db, actor.personId);
      const stored = await files.store(db, { path: picture.path, name }, 'images', {
        personId: actor.personId,
        schoolId: null,
      });
      await files.publish(db, stored.id);
      await ownAccount.setAvatar(db, actor, stored.id);
      if (before) await files.remove(db, before);
      return { address: files.publicAddress(stored) };
    });
  };

export const removeAvatar =
  ({ database, files, ownAccount }: AccountServices): Handler<typeof removing> =>
  async ({ actor }) => {
    await database.write(system, async (db) => {
      await lockAccount(db, actor.personId);
      const { avatarFileId } = await ownAccount.facts(db, actor.personId);
      await ownAccount.setAvatar(db, actor, null);
      if (avatarFileId) await files.remove(db, avatarFileId);
    });
    return null;
  };

/** A neutral name by the kind of picture; pictures with camera metadata are refused, since they would be public. */
async function checkedName({ bytes, path }: UploadedFile): Promise<string> {
  if (bytes > maxAvatarBytes) {
    const kilobytes = Math.floor(maxAvatarBytes / 1024);
    throw new AppError('account.avatar.large', wireCodes.tooLarge, { kilobytes });
  }
  const content = await readFile(path);
  const facts = pictureFacts(content);
  if (!facts || facts.hasNotes || facts.width < 1 || facts.height < 1) throw wrong();
  if (Math.max(facts.width, facts.height) > mostPixels) throw wrong();
  return content[0] === 0x89 ? 'avatar.png' : 'avatar.jpg';
}

const wrong = () => new AppError('account.avatar.wrong', wireCodes.invalid, { pixels: mostPixels });

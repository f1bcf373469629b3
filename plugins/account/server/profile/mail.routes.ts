import { createHash, randomInt } from 'node:crypto';
import { AppError, conflict, wireCodes } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api/profile';
import type { AccountServices } from '../account-services';
import { sendMail } from '../mails';
import {
  clearPending,
  confirmPending,
  countFailedCode,
  deleteMail,
  lockOptionalMail,
  upsertPending,
} from './mail.queries';

/** How long a code counts, in milliseconds, and how often it may be typed wrong. */
const codeLife = 1_800_000;
const mostTries = 5;

const hashOf = (personId: Id, code: string) => createHash('sha256').update(`${personId} ${code}`).digest();

/** The first half: whoever can read mails of the address types the code. */
export const beginMail =
  (services: AccountServices): Handler<typeof api.beginMail> =>
  async (call) => {
    const { actor, input, language, now } = call;
    if (!services.mailer.isOn) throw conflict('account.mail.off');
    await services.signIns.confirm(call, input.password);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const ends = new Date(now.getTime() + codeLife);
    await services.database.write(actor, (db) =>
      upsertPending(db, actor.personId, input.address, hashOf(actor.personId, code), ends),
    );
    const words = { name: actor.name, code };
    if (!(await sendMail(services, language, input.address, 'code', words)))
      throw new AppError('account.mail.failed', wireCodes.unavailable);
    return null;
  };

export const confirmMail =
  ({ audit, database }: AccountServices): Handler<typeof api.confirmMail> =>
  async ({ actor, client, input, now }) => {
    // a wrong code is written down before it is refused
    const verdict = await database.write(actor, async (db) => {
      const row = await lockOptionalMail(db, actor.personId);
      if (!row?.codeHash || !row.expiresAt || row.expiresAt <= now || row.tries >= mostTries) return 'over';
      if (!row.codeHash.equals(hashOf(actor.personId, input.code))) {
        await countFailedCode(db, actor.personId);
        return 'wrong';
      }
      await confirmPending(db, actor.personId);
      const about = { objectKind: 'person', objectId: actor.personId, address: client.address };
      await audit.record(db, actor, { act: 'account.confirmMail', ...about });
      return 'right';
    });
    if (verdict === 'over') throw new AppError('account.mail.over', wireCodes.gone);
    if (verdict === 'wrong') throw new AppError('account.mail.wrongCode', wireCodes.badRequest);
    return null;
  };

export const removeMail =
  ({ audit, database, signIns }: AccountServices): Handler<typeof api.removeMail> =>
  async (call) => {
    const { actor, client, input } = call;
    await signIns.confirm(call, input.password);
    await database.write(actor, async (db) => {
      if (input.pending) return void (await clearPending(db, actor.personId));
      await deleteMail(db, actor.personId);
      const about = { objectKind: 'person', objectId: actor.personId, address: client.address };
      await audit.record(db, actor, { act: 'account.removeMail', ...about });
    });
    return null;
  };

import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { AppError, conflict, wireCodes } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../api/phone';
import type { ConfirmedPhones } from '../../kit/server/message-way';
import { mobileNumber } from '../../model/phone-number';
import type { AccountServices } from '../account-services';
import {
  confirmPendingPhone,
  countCodes,
  countFailedPhoneCode,
  deletePhone,
  insertCode,
  lockCodes,
  lockOptionalPhone,
  selectPhones,
  upsertPendingPhone,
} from './phone.queries';

/** How long a code counts, in milliseconds, and how often it may be typed wrong. */
const codeLife = 600_000;
const mostTries = 5;
/** Codes to one person, and to one number, in a day; in a minute there is one. */
const mostCodes = 5;
const minute = 60_000;
const day = 86_400_000;

const system = asSystem('codes to telephones are counted');

const hashOf = (personId: Id, number: string, code: string) =>
  createHash('sha256').update(`${personId} ${number} ${code}`).digest();

/** A code to the number of the account: the person who holds the telephone types it. */
export const beginPhone =
  (services: AccountServices): Handler<typeof api.beginPhone> =>
  async ({ actor, now }) => {
    const { database, logger, ownAccount, phoneCodes } = services;
    const [codes] = phoneCodes;
    if (!codes?.isOn) throw conflict('account.phone.off');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const { personId } = actor;
    const number = await database.write(system, async (db) => {
      const mobile = mobileNumber((await ownAccount.facts(db, personId)).phone);
      if (!mobile) throw conflict('account.phone.noMobile');
      await lockCodes(db, personId, mobile);
      const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
      const { inMinute, inDay } = await countCodes(db, personId, mobile, before(minute), before(day));
      if (inDay >= mostCodes) throw new AppError('account.phone.tooMany', wireCodes.tooMany);
      if (inMinute > 0) throw new AppError('account.phone.tooSoon', wireCodes.tooMany);
      await insertCode(db, { id: newId(now.getTime()), personId, number: mobile, sentAt: now });
      const ends = new Date(now.getTime() + codeLife);
      await upsertPendingPhone(db, personId, mobile, hashOf(personId, mobile, code), ends);
      return mobile;
    });
    try {
      await codes.send(number, code);
    } catch (error) {
      logger.warn({ error }, 'a code was not sent to a telephone');
      throw new AppError('account.phone.failed', wireCodes.unavailable);
    }
    return null;
  };

export const confirmPhone =
  ({ audit, database, ownAccount }: AccountServices): Handler<typeof api.confirmPhone> =>
  async ({ actor, client, input, now }) => {
    // a wrong code is written down before it is refused
    const verdict = await database.write(actor, async (db) => {
      const { personId } = actor;
      const row = await lockOptionalPhone(db, personId);
      const isOver = !row?.codeHash || !row.expiresAt || row.expiresAt <= now || row.tries >= mostTries;
      const present = mobileNumber((await ownAccount.facts(db, personId)).phone);
      if (isOver || row.pending !== present) return 'over';
      if (!timingSafeEqual(row.codeHash, hashOf(personId, present!, input.code))) {
        await countFailedPhoneCode(db, personId);
        return 'wrong';
      }
      await confirmPendingPhone(db, personId, now);
      const about = { objectKind: 'person', objectId: personId, address: client.address };
      await audit.record(db, actor, { act: 'account.confirmPhone', ...about });
      return 'right';
    });
    if (verdict === 'over') throw new AppError('account.mail.over', wireCodes.gone);
    if (verdict === 'wrong') throw new AppError('account.mail.wrongCode', wireCodes.badRequest);
    return null;
  };

export const removePhone =
  ({ audit }: AccountServices): Handler<typeof api.removePhone> =>
  async ({ db, actor, client }) => {
    await deletePhone(db, actor.personId);
    const about = { objectKind: 'person', objectId: actor.personId, address: client.address };
    await audit.record(db, actor, { act: 'account.removePhone', ...about });
    return null;
  };

/** A number counts only as long as it is the number of the account: another one has to be confirmed itself. */
export const confirmedPhones: ConfirmedPhones = {
  of: async (db: Db, people) =>
    new Map(
      (await selectPhones(db, people)).flatMap(({ personId, number, confirmedAt, phone }) =>
        mobileNumber(phone) === number ? [[personId, { number, since: confirmedAt }] as const] : [],
      ),
    ),
};

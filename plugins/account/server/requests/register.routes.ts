import { createHash, randomInt } from 'node:crypto';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import { conflict, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handler } from 'edutech/core/server/call';
import { refuseUnsafeConnection } from 'edutech/core/server/session/cookies';
import type * as api from '../../api/requests/requests';
import { plainReceipt } from '../../model/centre/receipt';
import type { AccountServices } from '../account-services';
import { insertRequest, selectOptionalByReceipt, selectOptionalPlace, selectPlaces } from './requests.queries';

const system = asSystem('somebody without an account asks for one');
const receiptHash = (receipt: string) => createHash('sha256').update(receipt).digest();

/** Sixteen characters that read well aloud: 80 bits. */
const receiptSigns = 'abcdefghjkmnpqrstuvwxyz23456789x';
const newReceipt = () => Array.from({ length: 16 }, () => receiptSigns[randomInt(receiptSigns.length)]).join('');

export const requestPlaces =
  ({ database, mailer }: AccountServices): Handler<typeof api.requestPlaces> =>
  async ({ language }) => {
    const rows = await database.read(system, selectPlaces);
    const counties = Map.groupBy(rows, ({ countyId }) => countyId);
    return {
      counties: [...counties.values()].map((schools) => ({
        name: nameIn(language, schools[0]!.county, schools[0]!.countyEn),
        schools: schools.map(({ id, name, nameEn }) => ({ id, name: nameIn(language, name, nameEn) })),
      })),
      hasMail: mailer.isOn,
    };
  };

export const register =
  ({ audit, database, settings, publicThrottle }: AccountServices): Handler<typeof api.register> =>
  async (call) => {
    const { actor, client, input, language, now } = call;
    refuseUnsafeConnection(call, settings);
    if (input.phone === '' && input.mail === '') throw wrongField('phone', 'account.register.contactNeeded');
    await publicThrottle.count('account.register', client.address, input.proof, now);
    const receipt = newReceipt();
    await database.write(system, async (db) => {
      const place = await selectOptionalPlace(db, input.schoolId);
      if (!place) throw wrongField('schoolId', 'account.register.noSchool');
      const { schoolId, applicant, phone, mail } = input;
      const id = newId(now.getTime());
      const kept = await insertRequest(db, {
        id,
        schoolId,
        countyId: place.countyId,
        kind: 'account',
        applicant,
        name: input.name.trim(),
        number: input.number.trim(),
        place: input.place.trim(),
        phone: phone.trim(),
        mail: mail.trim(),
        note: input.note.trim(),
        language,
        receiptHash: receiptHash(receipt),
        personId: null,
        askedAt: now,
      });
      if (kept === 0) throw conflict('account.register.waiting');
      const about = { objectKind: 'request', objectId: id, schoolId, address: client.address };
      await audit.record(db, actor, { act: 'account.register', ...about, facts: { applicant } });
    });
    return { receipt };
  };

export const requestState =
  ({ database, publicThrottle }: AccountServices): Handler<typeof api.requestState> =>
  async ({ client, input, now }) => {
    const receipt = plainReceipt(input.receipt);
    const row = await database.read(system, (db) => selectOptionalByReceipt(db, receiptHash(receipt)));
    if (!row) {
      // guessing costs work; asking for one's own again and again does not
      await publicThrottle.count('account.receipt', client.address, input.proof, now);
      throw notFound('account.receipt.unknown');
    }
    return {
      ...row,
      school: row.schoolName,
      askedAt: row.askedAt.getTime(),
      decidedAt: row.decidedAt?.getTime() ?? null,
      username: row.state === 'approved' ? (row.accountName ?? '') : '',
    };
  };

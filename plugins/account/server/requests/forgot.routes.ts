import Type, { type Static } from 'typebox';
import { newId } from 'edutech/core/common/ids';
import { categories } from 'edutech/core/common/permissions/people';
import { asSystem } from 'edutech/core/server/actor';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { Handler } from 'edutech/core/server/call';
import { refuseUnsafeConnection } from 'edutech/core/server/session/cookies';
import type * as api from '../../api/requests/requests';
import type { AccountServices } from '../account-services';
import { sendMail } from '../mails';
import { selectOptionalMail } from '../profile/mail.queries';
import { type LinkServices, makeLink, originForMail } from './links';
import { insertRequest } from './requests.queries';

const system = asSystem('somebody has forgotten the password');

const Forgotten = Type.Object({
  username: Type.String(),
  way: Type.Enum(['school', 'mail']),
  name: Type.String(),
  phone: Type.String(),
  language: Type.Enum(['zh-CN', 'en']),
  /** Where links lead; empty: nowhere safe. */
  origin: Type.String(),
  address: Type.String(),
});
type Forgotten = Static<typeof Forgotten>;

/** Queues the same job for every name and returns: the lookup happens later, so that timing reveals nothing. */
export const forgotPassword =
  (services: AccountServices): Handler<typeof api.forgotPassword> =>
  async (call) => {
    const { client, input, language, now } = call;
    const { database, jobs, settings, publicThrottle } = services;
    refuseUnsafeConnection(call, settings);
    await publicThrottle.count('account.forgot', client.address, input.proof, now);
    const forgotten: Forgotten = {
      username: input.username.trim(),
      way: input.way,
      name: input.name.trim(),
      phone: input.phone.trim(),
      language,
      origin: originForMail(call, services),
      address: client.address,
    };
    await database.write(system, (db) => jobs.add(db, 'account.forgotten', forgotten));
    return null;
  };

/** Looks whose name it was, and sends the link or asks the school. */
export const forgottenJob = (services: LinkServices): JobDeclaration<typeof Forgotten> => ({
  name: 'account.forgotten',
  payload: Forgotten,
  run: (payload) => (payload.way === 'mail' ? mailLink(services, payload) : askSchool(services, payload)),
});

async function mailLink(services: LinkServices, { username, language, origin, address }: Forgotten) {
  const { audit, clock, database, ownAccount } = services;
  const now = clock.now();
  const letter = await database.write(system, async (db) => {
    const person = await ownAccount.findByName(db, username);
    const to = person ? (await selectOptionalMail(db, person.id))?.address : null;
    if (!person || !to || !origin) return null;
    const link = await makeLink(services, db, { personId: person.id, isFirst: false, origin, now });
    const about = { objectKind: 'person', objectId: person.id, address };
    await audit.record(db, system, { act: 'account.forgot', ...about, facts: { way: 'mail' } });
    return { to, words: { name: person.name, link } };
  });
  if (letter) await sendMail(services, language, letter.to, 'forgot', letter.words);
}

async function askSchool({ audit, clock, database, ownAccount }: AccountServices, asked: Forgotten) {
  const now = clock.now();
  await database.write(system, async (db) => {
    const person = await ownAccount.findByName(db, asked.username);
    if (!person) return;
    const id = newId(now.getTime());
    const kept = await insertRequest(db, {
      id,
      ...(await ownAccount.homeOf(db, person.id)),
      kind: 'password',
      applicant: person.category === categories.student ? 'student' : 'staff',
      name: asked.name,
      number: person.usercode,
      place: '',
      phone: asked.phone,
      mail: '',
      note: '',
      language: asked.language,
      receiptHash: null,
      personId: person.id,
      askedAt: now,
    });
    if (kept === 0) return;
    const about = { objectKind: 'person', objectId: person.id, address: asked.address };
    await audit.record(db, system, { act: 'account.forgot', ...about, facts: { way: 'school' } });
  });
}

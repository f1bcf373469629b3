import { generateRegistrationOptions } from '@simplewebauthn/server';
import { AppError, conflict, forbidden, wireCodes } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import { originOf } from 'edutech/core/server/session/cookies';
import type * as api from '../../../api/factors';
import { addFactor, requireMayAddFactor } from '../add-factor';
import type { FactorServices } from '../factor-services';
import { descriptorOf, handleOf, hostOf, newPasskey } from './passkeys';
import { insertPasskey, selectPasskeys } from './passkeys.queries';
import { openSetup, sealSetup } from '../setups';

/** A passkey that the device can find by itself is asked for, so that it can also sign in without a user name. */
export const beginPasskey =
  (services: FactorServices): Handler<typeof api.beginPasskey> =>
  async (call) => {
    const { actor, db, language, now } = call;
    const { settings, vault } = services;
    // it would stay on a computer that others use
    if (actor.isShared) throw forbidden('account.passkey.sharedComputer');
    await requireMayAddFactor(services, call, 'passkey');
    const options = await generateRegistrationOptions({
      rpName: language === 'en' ? settings.platformNameEn : settings.platformName,
      rpID: hostOf(originOf(call, settings)),
      userID: handleOf(actor.personId),
      userName: actor.username,
      userDisplayName: actor.name,
      excludeCredentials: (await selectPasskeys(db, actor.personId)).map(descriptorOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    const setup = await sealSetup(vault, actor.personId, { kind: 'passkey', secret: options.challenge }, now);
    return { setup, options: JSON.stringify(options) };
  };

export const confirmPasskey =
  (services: FactorServices): Handler<typeof api.confirmPasskey> =>
  async (call) => {
    const { actor, input, now } = call;
    const { settings, vault } = services;
    const { personId } = actor;
    const challenge = await openSetup(vault, personId, input.setup, 'passkey', now);
    const origin = originOf(call, settings);
    const passkey = await newPasskey(input.credential, { personId, name: input.name, challenge, origin });
    if (!passkey) throw passkeyRefused();
    return addFactor(services, call, 'passkey', async (db) => {
      if (!(await insertPasskey(db, passkey, now))) throw conflict('account.factor.passkeyKnown');
    });
  };

/** One error for every failed check. */
export const passkeyRefused = () => new AppError('account.factor.passkeyRefused', wireCodes.badRequest);

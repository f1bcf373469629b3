import { AppError, conflict, wireCodes } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../../api/factors';
import { addFactor, requireMayAddFactor } from '../add-factor';
import type { FactorServices } from '../factor-services';
import { openSetup, sealSetup } from '../setups';
import { addressOf, newSecret, stepOf, totpPurpose } from './totp';
import { insertTotp, selectTotps } from './totp.queries';

export const beginTotp =
  (services: FactorServices): Handler<typeof api.beginTotp> =>
  async (call) => {
    const { actor, language, now } = call;
    const { settings, vault } = services;
    await requireMayAddFactor(services, call, 'totp');
    const secret = newSecret();
    const issuer = language === 'en' ? settings.platformNameEn : settings.platformName;
    const setup = await sealSetup(vault, actor.personId, { kind: 'totp', secret }, now);
    return { setup, secret, address: addressOf(secret, issuer, actor.username) };
  };

/** The code that shows that the app has the secret is used up by that: it cannot sign in any more. */
export const confirmTotp =
  (services: FactorServices): Handler<typeof api.confirmTotp> =>
  async (call) => {
    const { actor, input, now } = call;
    const { vault } = services;
    const { personId } = actor;
    const secret = await openSetup(vault, personId, input.setup, 'totp', now);
    const lastStep = stepOf(secret, input.code, now);
    if (lastStep === null) throw new AppError('account.factor.wrongCode', wireCodes.badRequest);
    const sealedSecret = await vault.seal(secret, totpPurpose, personId);
    return addFactor(services, call, 'totp', async (db) => {
      // a second row of one secret would take each code once more
      for (const known of await selectTotps(db, personId))
        if ((await vault.open(known.sealedSecret, totpPurpose, personId)) === secret)
          throw conflict('account.factor.appKnown');
      await insertTotp(db, { id: newId(), personId, name: input.name, sealedSecret, lastStep }, now);
    });
  };

import Type from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { SecondFactors } from 'edutech/core/server/session/second-factors';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { factorDeps } from './factors/factor-services';
import { listFactors, removeFactor, renameFactor, renewRecoveryCodes, resetFactors } from './factors/factors.routes';
import { beginPasskeyLogin, passkeyLogin } from './factors/passkey-login.routes';
import { beginPasskey, confirmPasskey } from './factors/passkey.routes';
import { passkeyFactor } from './factors/passkeys';
import { deleteOldChallenges } from './factors/passkeys.queries';
import { recoveryFactor } from './factors/recovery-codes';
import { beginTotp, confirmTotp } from './factors/totp.routes';
import { totpFactor } from './factors/totp';

export default definePluginServer(plugin, {
  api,
  deps: { ...factorDeps, clock: Clock },
  demo,
  setup: ({ clock, ...services }) => ({
    handlers: {
      listFactors: listFactors(services),
      beginTotp: beginTotp(services),
      confirmTotp: confirmTotp(services),
      beginPasskey: beginPasskey(services),
      confirmPasskey: confirmPasskey(services),
      renameFactor,
      removeFactor: removeFactor(services),
      renewRecoveryCodes: renewRecoveryCodes(services),
      beginPasskeyLogin: beginPasskeyLogin(services),
      passkeyLogin: passkeyLogin(services),
      resetFactors: resetFactors(services),
    },
    provides: [
      contribute(SecondFactors, totpFactor(services.vault)),
      contribute(SecondFactors, passkeyFactor),
      contribute(SecondFactors, recoveryFactor),
    ],
    jobs: [
      {
        name: 'account.tidyChallenges',
        payload: Type.Object({}),
        schedule: '7 * * * *',
        run: async () => {
          const actor = asSystem('outlived challenges of passkeys are removed');
          await services.database.write(actor, (db) => deleteOldChallenges(db, clock.now()));
        },
      },
    ],
  }),
});

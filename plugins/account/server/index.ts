import Type from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import { RosterFootprints } from 'edutech/core/server/organisation/rosters/footprints';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { SecondFactors } from 'edutech/core/server/sign-in/login/second-factors';
import * as api from '../api';
import { HomeSource } from 'edutech/plugins/home/api';
import plugin from '../plugin';
import { accountDeps } from './account-services';
import { demo } from './demo';
import { factorDeps } from './factors/factor-services';
import { listFactors, removeFactor, renameFactor, renewRecoveryCodes, resetFactors } from './factors/factors.routes';
import { copiedPasskey } from './factors/passkey/copied-passkey';
import { beginPasskeyLogin, passkeyLogin } from './factors/passkey/passkey-login.routes';
import { beginPasskey, confirmPasskey } from './factors/passkey/passkey.routes';
import { passkeyFactor } from './factors/passkey/passkeys';
import { deleteOldChallenges } from './factors/passkey/passkeys.queries';
import { recoveryFactor } from './factors/recovery/recovery-codes';
import { beginTotp, confirmTotp } from './factors/totp/totp.routes';
import { totpFactor } from './factors/totp/totp';
import { outsidePart } from './outside/outside.part';
import { outsideDeps, outsideServices } from './outside/outside-services';
import { homeSource } from './home/home-source';
import { ownPart } from './own.part';
import { ownAccount } from './profile/own-account';
import { accountFootprint } from './requests/footprints.queries';
import { classCodePart } from './class-code/class-code.part';
import { classCodeDeps } from './class-code/class-code-services';
import { providerPart } from './provider/provider.part';
import { providerDeps } from './provider/provider-services';
import { ssoPart } from './sso/sso.part';
import { ssoDeps, ssoServices } from './sso/sso-services';

export default definePluginServer(plugin, {
  api,
  deps: { ...factorDeps, ...accountDeps, ...ssoDeps, ...classCodeDeps, ...providerDeps, ...outsideDeps },
  demo,
  setup: (services, { identityProviders, outsideModules, outsidePlatforms }) => {
    const own = ownPart({ ...services, ownAccount: ownAccount(services, services.settings.passwordPolicy) });
    const classCode = classCodePart(services);
    const provider = providerPart(services, outsideModules);
    const sso = ssoPart(ssoServices(services, identityProviders), identityProviders);
    return {
      handlers: {
        ...own.handlers,
        ...sso.handlers,
        ...provider.handlers,
        ...classCode.handlers,
        ...outsidePart(outsideServices(services, outsidePlatforms)).handlers,
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
        contribute(RosterFootprints, accountFootprint),
        contribute(HomeSource, homeSource(services.texts)),
        contribute(SecondFactors, totpFactor(services.vault)),
        contribute(SecondFactors, passkeyFactor(copiedPasskey(services))),
        contribute(SecondFactors, recoveryFactor),
        ...own.provides,
        ...(sso.provides ?? []),
        ...(provider.provides ?? []),
      ],
      jobs: [
        ...own.jobs,
        ...(sso.jobs ?? []),
        ...(provider.jobs ?? []),
        ...(classCode.jobs ?? []),
        {
          name: 'account.tidyChallenges',
          payload: Type.Object({}),
          schedule: '7 * * * *',
          run: async () => {
            const actor = asSystem('outlived challenges of passkeys are removed');
            await services.database.write(actor, (db) => deleteOldChallenges(db, services.clock.now()));
          },
        },
      ],
    };
  },
});

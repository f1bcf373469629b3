import Type from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import { HttpMounts } from 'edutech/core/server/http/mounts';
import type { Handlers } from 'edutech/core/server/call';
import { contribute, type ServerParts } from 'edutech/core/server/plugin';
import { LiveOptions } from 'edutech/core/server/registry/live-options';
import { IdentityServices } from '../../api/identity-services';
import type * as api from '../../api/sso';
import type { IdentityProvider, OfferedProvider } from '../../model/sso/identity-provider';
import { ssoMount } from './logout';
import { beginSso, finishSso } from './sso.routes';
import type { SsoServices } from './sso-services';
import { deleteOldAttempts, deleteOldIdentitySessions, deleteOldLogouts } from './sso.queries';
import { setUpServices } from './trial/set-up';

const offered = ({ id, protocol, name, nameEn }: OfferedProvider): OfferedProvider => ({ id, protocol, name, nameEn });

/** Longer than any session of ours lives. Milliseconds. */
const longestSession = 31 * 86_400_000;

/** Single sign-on with identity services: those of the city's file, and those that were set up in the browser. */
export function ssoPart(services: SsoServices, ofFile: readonly IdentityProvider[]): ServerParts<typeof api> {
  const { clock, database } = services;
  return {
    handlers: { beginSso: beginSso(services), finishSso: finishSso(services) } satisfies Handlers<typeof api>,
    provides: [
      contribute(HttpMounts, ssoMount(services)),
      contribute(IdentityServices, setUpServices(services, ofFile)),
      contribute(LiveOptions, {
        plugin: 'account',
        now: () => ({ identityProviders: services.providers().map(offered) }),
      }),
    ],
    jobs: [
      {
        name: 'account.tidySso',
        payload: Type.Object({}),
        schedule: '11 * * * *',
        run: async () => {
          const now = clock.now();
          await database.write(asSystem('what is left of single sign-on is removed'), async (db) => {
            await deleteOldAttempts(db, now);
            await deleteOldLogouts(db, now);
            await deleteOldIdentitySessions(db, new Date(now.getTime() - longestSession));
          });
        },
      },
    ],
  };
}

import Type from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import { HttpMounts } from 'edutech/core/server/http/mounts';
import type { Handlers } from 'edutech/core/server/call';
import { contribute, type ServerParts } from 'edutech/core/server/plugin';
import type * as api from '../../api/sso';
import { ssoMount } from './logout';
import { beginSso, finishSso } from './sso.routes';
import type { SsoServices } from './sso-services';
import { deleteOldAttempts, deleteOldIdentitySessions, deleteOldLogouts } from './sso.queries';

/** Longer than any session of ours lives. Milliseconds. */
const longestSession = 31 * 86_400_000;

/** Single sign-on with identity services of the city. */
export function ssoPart(services: SsoServices): ServerParts<typeof api> {
  const { clock, database } = services;
  return {
    handlers: { beginSso: beginSso(services), finishSso: finishSso(services) } satisfies Handlers<typeof api>,
    provides: [contribute(HttpMounts, ssoMount(services))],
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

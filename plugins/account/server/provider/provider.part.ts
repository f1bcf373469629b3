import Type from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import { HttpMounts } from 'edutech/core/server/http/mounts';
import { contribute, type ServerParts } from 'edutech/core/server/plugin';
import type * as api from '../../api/provider';
import type { OutsideModule } from '../../model/provider/outside-module';
import { decideConsent, readConsent } from './consent.routes';
import { ModuleProvider, providerMount } from './provider';
import type { ProviderServices } from './provider-services';
import { deleteOldItems } from './provider.queries';

/** We are the identity provider of outside modules; without any there is no such address. */
export function providerPart(services: ProviderServices, modules: readonly OutsideModule[]): ServerParts<typeof api> {
  const { clock, database } = services;
  const module = new ModuleProvider(services, modules);
  return {
    handlers: { readConsent: readConsent(module), decideConsent: decideConsent(services, module) },
    provides: modules.length === 0 ? [] : [contribute(HttpMounts, providerMount(services, module))],
    jobs: [
      {
        name: 'account.tidyProvider',
        payload: Type.Object({}),
        schedule: '37 * * * *',
        run: async () => {
          const actor = asSystem('codes and tokens that are over are removed');
          await database.write(actor, (db) => deleteOldItems(db, clock.now()));
        },
      },
    ],
  };
}

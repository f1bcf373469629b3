import { notFound } from 'edutech/core/common/errors';
import { asSystem } from 'edutech/core/server/actor';
import { requireOutside } from 'edutech/core/server/consents/require-outside';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api/provider';
import { moduleScopes } from '../../model/provider/outside-module';
import type { ModuleProvider } from './provider';
import type { ProviderServices } from './provider-services';

const system = asSystem('somebody agrees that a module is told of him');
const over = () => notFound('account.provider.over');

/** The interaction and the module that it is about. */
async function waiting(module: ModuleProvider, uid: string) {
  if (module.modules.length === 0) throw over();
  const interaction = await (await module.get()).Interaction.find(uid);
  const client = module.modules.find(({ id }) => id === interaction?.params['client_id']);
  if (!interaction || !client) throw over();
  return { interaction, client };
}

export const readConsent =
  (module: ModuleProvider): Handler<typeof api.readConsent> =>
  async ({ db, actor, input, language, now }) => {
    const { interaction, client } = await waiting(module, input.interaction);
    await requireOutside(db, actor.personId, now);
    const asked = String(interaction.params['scope'] ?? '').split(' ');
    return {
      module: language === 'en' ? client.nameEn : client.name,
      host: new URL(String(interaction.params['redirect_uri'])).host,
      scopes: moduleScopes.filter((scope) => asked.includes(scope)),
      mustAgree: interaction.prompt.name === 'consent',
    };
  };

export const decideConsent =
  ({ audit, database }: ProviderServices, module: ModuleProvider): Handler<typeof api.decideConsent> =>
  async ({ db, actor, client: { address }, input, now }) => {
    const { interaction, client } = await waiting(module, input.interaction);
    if (input.allow) await requireOutside(db, actor.personId, now);
    interaction.lastSubmission = {
      ...interaction.lastSubmission,
      decision: { decidedBy: actor.personId, allow: input.allow },
    };
    await interaction.persist();
    const facts = { module: client.id, allow: input.allow };
    const about = { objectKind: 'person', objectId: actor.personId, address, facts };
    await database.write(system, (db) => audit.record(db, actor, { act: 'account.decideConsent', ...about }));
    return null;
  };

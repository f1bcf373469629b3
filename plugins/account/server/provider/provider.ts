import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { asSystem } from 'edutech/core/server/actor';
import type { HttpMount } from 'edutech/core/server/http/mounts';
import type { OutsideModule } from '../../model/provider/outside-module';
import { routes } from '../../routes';
import { configurationOf } from './configuration';
import { type ProviderServices, platformSession } from './provider-services';

const system = asSystem('somebody signs out at an outside module');
export const providerPath = '/oidc';
const interactionPath = /^\/interaction\/([\w-]{10,80})$/;

/** The decision of the consent page, stored in the interaction. */
export interface Decision {
  readonly decidedBy: string;
  readonly allow: boolean;
}

/** The provider of OpenID Connect, made when it is first asked for: its keys lie in tables. */
export class ModuleProvider {
  #made: Promise<Provider> | null = null;

  constructor(
    private readonly services: ProviderServices,
    readonly modules: readonly OutsideModule[],
  ) {
    if (modules.length > 0 && services.settings.publicOrigin === '')
      throw new Error('"outsideModules" of the plugin "account" need the setting "publicOrigin": it is the issuer.');
  }

  get(): Promise<Provider> {
    this.#made ??= this.#make().catch((error: unknown) => {
      this.#made = null;
      throw error;
    });
    return this.#made;
  }

  async #make(): Promise<Provider> {
    const { logger, settings } = this.services;
    const issuer = settings.publicOrigin.replace(/\/$/, '') + providerPath;
    const provider = new Provider(issuer, await configurationOf(this.services, this.modules));
    // what the proxy in front says is replaced by the settings, in the mount
    provider.proxy = true;
    provider.on('server_error', (_context, error) => logger.error({ error: error.message }, 'the provider failed'));
    provider.on('end_session.success', (context) => {
      void endSession(this.services, context.req);
    });
    return provider;
  }
}

/** Ends the platform's own session of a request. Never rejects: nobody waits for it, and the process would end. */
export async function endSession(services: ProviderServices, request: IncomingMessage): Promise<void> {
  const { database, logger, sessions } = services;
  try {
    const here = await platformSession(services, request);
    if (here) await database.write(system, (db) => sessions.end(db, here.sessionId));
  } catch (error) {
    logger.error({ error }, 'a session could not be ended at the sign-out of an outside module');
  }
}

/** Everything below `/oidc`: the library's protocol, and the step of sign-in and consent. */
export function providerMount(services: ProviderServices, module: ModuleProvider): HttpMount {
  const { protocol, host } = new URL(services.settings.publicOrigin);
  return {
    plugin: 'account',
    path: providerPath,
    handle: async ({ request, response }) => {
      const provider = await module.get();
      Object.assign(request.headers, {
        host,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.replace(':', ''),
      });
      const uid = interactionPath.exec(request.url?.split('?')[0] ?? '')?.[1];
      if (uid && request.method === 'GET') return interact(services, provider, uid, request, response);
      await provider.callback()(request, response);
    },
  };
}

/**
 * The interaction's cookie proves that this browser began it; the platform's session in the same request says who is signed
 * in. Both are needed to finish it, so that nobody can make another person sign in for them.
 */
async function interact(
  services: ProviderServices,
  provider: Provider,
  uid: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = await provider.interactionDetails(request, response).catch(() => null);
  if (!details || details.uid !== uid) return void response.writeHead(303, { location: '/' }).end();
  const here = await platformSession(services, request);
  const { prompt, params, lastSubmission } = details;
  const goOn = { mergeWithLastSubmission: true };
  if (here && prompt.name === 'login') {
    await forgetOther(provider, details, here.personId);
    return provider.interactionFinished(request, response, { login: { accountId: here.personId } }, goOn);
  }
  const decision = (lastSubmission as { decision?: Decision } | undefined)?.decision;
  if (!here || prompt.name !== 'consent' || decision?.decidedBy !== here.personId)
    return void response.writeHead(303, { location: routes.authorise.to({ interaction: uid }) }).end();
  if (!decision.allow)
    return provider.interactionFinished(
      request,
      response,
      { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    );
  const { missingOIDCScope = [], missingOIDCClaims = [] } = prompt.details as Partial<Record<string, string[]>>;
  const known = details.grantId && (await provider.Grant.find(details.grantId));
  const grant = known || new provider.Grant({ accountId: here.personId, clientId: String(params['client_id']) });
  if (missingOIDCScope.length > 0) grant.addOIDCScope(missingOIDCScope.join(' '));
  if (missingOIDCClaims.length > 0) grant.addOIDCClaims(missingOIDCClaims);
  const grantId = await grant.save();
  return provider.interactionFinished(request, response, { consent: { grantId } }, goOn);
}

type Details = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Another person is signed in than when the provider's session began: it ends, and a new one continues. */
async function forgetOther(provider: Provider, details: Details, personId: string): Promise<void> {
  const { session } = details;
  if (!session?.accountId || session.accountId === personId) return;
  await (await provider.Session.findByUid(session.uid))?.destroy();
  delete (session as { uid?: string }).uid;
  await details.persist();
}

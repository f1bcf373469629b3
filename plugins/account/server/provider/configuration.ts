import { type ClientMetadata, type Configuration, interactionPolicy } from 'oidc-provider';
import { languageOf } from 'edutech/core/common/languages';
import { type Category, categoryName, roleTypes } from 'edutech/core/common/permissions/people';
import { asSystem } from 'edutech/core/server/actor';
import { mayUse } from 'edutech/core/server/consents/may-use';
import { isSecureDeployment } from 'edutech/core/server/session/cookies';
import { moduleScopes, type OutsideModule } from '../../model/provider/outside-module';
import { clientSecret } from '../sso/secrets';
import { cookieKey, signingKey } from './provider-keys';
import { type ProviderServices, platformSession } from './provider-services';
import { selectClaimsPerson, type ClaimsPerson } from './provider.queries';
import { tableAdapter } from './table-adapter';

const system = asSystem('an outside module is told who somebody is');
/** Seconds. */
const life = { code: 60, token: 3_600, interaction: 3_600, session: 43_200 } as const;

/** What oidc-provider is to be: authorisation codes with PKCE only, claims by scope, our own pages and session. */
export async function configurationOf(
  services: ProviderServices,
  modules: readonly OutsideModule[],
): Promise<Configuration> {
  const { clock, database, settings, texts } = services;
  const own = new Set(modules.filter(({ isOwn }) => isOwn).map(({ id }) => id));
  const secure = isSecureDeployment(settings);
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    adapter: tableAdapter(database, clock),
    clients: await Promise.all(modules.map(clientOf)),
    jwks: { keys: [await signingKey(services)] },
    cookies: { keys: [await cookieKey(services)], long: cookie, short: cookie },
    scopes: ['openid', ...moduleScopes],
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username'],
      usercode: ['usercode'],
      school: ['school'],
      role: ['role'],
    },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    ttl: {
      AccessToken: life.token,
      AuthorizationCode: life.code,
      IdToken: life.token,
      Interaction: life.interaction,
      Session: life.session,
      Grant: life.session,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          const language = languageOf(context.get('accept-language'));
          const say = (key: string) => texts.say(language, key, {});
          context.body = page(
            language,
            say('account.provider.logout.title'),
            `${form}
            <button form="op.logoutForm" name="logout" value="yes">${say('account.provider.logout.yes')}</button>
            <button form="op.logoutForm">${say('account.provider.logout.no')}</button>`,
          );
        },
        postLogoutSuccessSource: (context) => {
          const language = languageOf(context.get('accept-language'));
          context.body = page(language, texts.say(language, 'account.provider.logout.done', {}), '<a href="/">⌂</a>');
        },
      },
    },
    interactions: {
      url: (_context, interaction) => `/oidc/interaction/${interaction.uid}`,
      policy: policyOf(services),
    },
    loadExistingGrant: async (context) => {
      const { client, session, result, provider } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
      if (known) return provider.Grant.find(known);
      if (!own.has(client.clientId)) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(`openid ${moduleScopes.join(' ')}`);
      await grant.save();
      return grant;
    },
    findAccount: async (_context, sub, token) => {
      // with a code or token in its hand a module is answered as long as guardians agree; before, the policy asks
      if (token && !(await mayBeTold(services, sub))) return undefined;
      const person = await database.read(system, (db) => selectClaimsPerson(db, sub));
      return person && { accountId: sub, claims: async () => claimsOf(sub, person) };
    },
    renderError: (context, { error }) => {
      const language = languageOf(context.get('accept-language'));
      context.body = page(
        language,
        texts.say(language, 'account.provider.failed', {}),
        `<p><code>${escaped(error)}</code></p>`,
      );
    },
  };
}

const mayBeTold = ({ clock, database }: ProviderServices, personId: string) =>
  database.read(system, (db) => mayUse(db, personId, 'outside', clock.now()));

/**
 * The platform's session decides who signs in: if it has ended or changed, a new sign-in is required. A student whose guardians
 * have not consented stays on our page, which explains it; also for modules of the city.
 */
function policyOf(services: ProviderServices) {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const isOther = new Check('platform_session', 'sign in at the platform', 'login_required', async (context) => {
    const { session } = context.oidc;
    if (!session?.accountId) return Check.NO_NEED_TO_PROMPT;
    const here = await platformSession(services, context.req);
    return here?.personId === session.accountId ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
  });
  policy.get('login')!.checks.add(isOther);
  const lacksGuardian = new Check('guardian', 'a guardian has to agree first', 'access_denied', async (context) => {
    const personId = context.oidc.session?.accountId;
    return !personId || (await mayBeTold(services, personId)) ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
  });
  policy.get('consent')!.checks.add(lacksGuardian, 0);
  return policy;
}

async function clientOf(module: OutsideModule): Promise<ClientMetadata> {
  const { id, name, nameEn, redirectAddresses, logoutAddresses, scopes } = module;
  const secret = await clientSecret(module);
  return {
    client_id: id,
    client_name: name,
    'client_name#en': nameEn,
    redirect_uris: redirectAddresses,
    post_logout_redirect_uris: logoutAddresses,
    response_types: ['code'],
    grant_types: ['authorization_code'],
    scope: ['openid', ...scopes].join(' '),
    ...(secret === ''
      ? { token_endpoint_auth_method: 'none' }
      : { client_secret: secret, token_endpoint_auth_method: 'client_secret_basic' }),
  } as ClientMetadata;
}

const roleNames = new Map(Object.entries(roleTypes).map(([name, type]) => [type as number, name]));

/** Claims of a person; the library hands out those of the scopes that were agreed to. */
const claimsOf = (sub: string, { category, name, posts, usercode, username }: ClaimsPerson) => ({
  sub,
  name,
  preferred_username: username,
  usercode,
  school: [...new Map(posts.flatMap(({ schoolId, school }) => (schoolId ? [[schoolId, school] as const] : [])))].map(
    ([id, title]) => ({ id, name: title }),
  ),
  role: [
    ...new Set([categoryName(category as Category), ...posts.map(({ roleType }) => roleNames.get(roleType) ?? '')]),
  ],
});

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page without scripts and styles, shown briefly between two sites. */
const page = (language: string, title: string, content: string) =>
  `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1>${content}</main></html>`;

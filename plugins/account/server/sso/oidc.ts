import * as client from 'openid-client';
import type { Stopwatch } from 'edutech/core/server/clock';
import type { KnownProvider } from '../../model/sso/known-provider';
import { routes } from '../../routes';
import type { IdentityService } from './identity-service';
import { refusedSso, unavailableSso } from './refusals';
import { fetchFor } from './outward-fetch';
import { isUnsafe } from 'edutech/plugins/organisation/kit/server/outward-request';
import { secretOf } from './secrets';

/** Milliseconds for which a service's discovery document is cached; its keys are reloaded if one is unknown. */
const discoveredFor = 3_600_000;
/** Seconds that a request to it may take. */
const patience = 10;

/** Where the service sends the browser back to: a page of ours, one for each provider. */
export const oidcReturn = (origin: string, provider: string) =>
  new URL(routes.signInReturn.to({ provider }), origin).href;

/**
 * OpenID Connect: authorisation code with PKCE, state and nonce. The library checks issuer, audience, times, and, because
 * {@link discover} tells it to, the signature by the keys of the service.
 */
export class OidcService implements IdentityService {
  readonly #known = new WeakMap<KnownProvider, { at: number; configuration: Promise<client.Configuration> }>();

  constructor(private readonly stopwatch: Stopwatch) {}

  async begin(
    provider: KnownProvider,
    origin: string,
    { state, nonce, verifier }: Parameters<IdentityService['begin']>[2],
  ) {
    const configuration = await this.configurationOf(provider);
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: oidcReturn(origin, provider.id),
      scope: provider.scope,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  async finish(provider: KnownProvider, origin: string, ...[attempt, query]: FinishParts) {
    const configuration = await this.configurationOf(provider);
    const back = new URL(oidcReturn(origin, provider.id));
    back.search = query.toString();
    const tokens = await client
      .authorizationCodeGrant(configuration, back, {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
        idTokenExpected: true,
      })
      .catch((error: unknown) => {
        throw isTrouble(error) ? unavailableSso(error) : refusedSso(error);
      });
    const told = tokens.claims();
    if (!told) throw refusedSso();
    const facts = { ...(await moreFacts(configuration, provider, tokens.access_token, told)), ...told };
    const named = facts[provider.claim || 'sub'];
    if (typeof named !== 'string' && typeof named !== 'number') throw refusedSso(`no claim ${provider.claim}`);
    const methods = told['amr'];
    return {
      named: String(named),
      subject: told.sub,
      session: typeof told['sid'] === 'string' ? told['sid'] : null,
      hasTwoFactors: provider.provesTwoFactors && Array.isArray(methods) && methods.includes('mfa'),
    };
  }

  /** What the service says of itself (its discovery document); a failure is not remembered. */
  configurationOf(provider: KnownProvider): Promise<client.Configuration> {
    const known = this.#known.get(provider);
    if (known && this.stopwatch.elapsed() - known.at < discoveredFor) return known.configuration;
    const configuration = discover(provider).catch((error: unknown) => {
      this.#known.delete(provider);
      throw unavailableSso(error);
    });
    this.#known.set(provider, { at: this.stopwatch.elapsed(), configuration });
    return configuration;
  }
}

type FinishParts = [Parameters<IdentityService['finish']>[2], Parameters<IdentityService['finish']>[3]];

/** Asks a service for what it says of itself. Throws what went wrong. */
export async function discover(provider: KnownProvider): Promise<client.Configuration> {
  const { address, algorithm, clientId } = provider;
  if (isUnsafe(address)) throw new Error(`The identity service "${provider.id}" is asked by TLS only.`);
  const secret = await secretOf(provider);
  const authentication = secret === '' ? client.None() : client.ClientSecretPost(secret);
  const metadata = {
    // ours, not the service's own word: who could change that could also choose the weakest
    id_token_signed_response_alg: algorithm,
    ...(secret !== '' && { client_secret: secret }),
  };
  const isPlain = address.startsWith('http:');
  const configuration = await client.discovery(new URL(address), clientId, metadata, authentication, {
    timeout: patience,
    [client.customFetch]: fetchFor(provider),
    execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
  });
  const { jwks_uri: keys } = configuration.serverMetadata();
  if (!keys || isUnsafe(keys)) throw new Error(`The identity service "${provider.id}" names no keys by TLS.`);
  return configuration;
}

/** Claims that are not in the id token stand in the user info. */
async function moreFacts(
  configuration: client.Configuration,
  { claim }: KnownProvider,
  accessToken: string,
  told: client.IDToken,
): Promise<Record<string, unknown>> {
  if (claim === '' || claim in told || !configuration.serverMetadata().userinfo_endpoint) return {};
  try {
    return await client.fetchUserInfo(configuration, accessToken, told.sub);
  } catch (error) {
    throw unavailableSso(error);
  }
}

/** The line or the service failed; everything else is an answer that does not hold. */
const isTrouble = (error: unknown): boolean => {
  const { code, name } = error as { code?: string; name?: string };
  return error instanceof TypeError || code === 'OAUTH_TIMEOUT' || name === 'TimeoutError';
};

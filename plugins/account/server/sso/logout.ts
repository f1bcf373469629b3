import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { asSystem } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { type HttpMount, type MountedRequest, readForm } from 'edutech/core/server/http/mounts';
import type { KnownProvider } from '../../model/sso/known-provider';
import { routes } from '../../routes';
import { readCasLogout } from './cas/cas-xml';
import { fetchFor } from './outward-fetch';
import { hashOf } from './sso.routes';
import type { SsoServices } from './sso-services';
import { deleteIdentitySessions, consumeLogoutToken } from './sso.queries';

const system = asSystem('an identity service says that a session has ended');
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Seconds by which clocks may differ. */
const tolerance = 60;
/** Milliseconds for which the id of a logout token is remembered: longer than one is believed. */
const rememberedFor = 900_000;

/**
 * What identity services call and send browsers to, below `/sso/<provider>/`:
 * - `return` (CAS): browsers come back here with a ticket and go on to the page, and the server says by POST of the same
 *   address that a session has ended (single logout);
 * - `logout` (OIDC): the server says so (back-channel logout 1.0).
 */
export function ssoMount(services: SsoServices): HttpMount {
  const keys = new WeakMap<KnownProvider, JWTVerifyGetKey>();
  const handle = async ({ request, response }: MountedRequest) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://mount');
    const [, id = '', act = '', more] = pathname.split('/');
    const provider = more === undefined ? services.providers().find((one) => one.id === id) : undefined;
    const answer = (status: number, headers: Record<string, string> = {}) =>
      void response.writeHead(status, headers).end();
    if (!provider) return answer(404);
    if (request.method === 'GET' && act === 'return' && provider.protocol === 'cas')
      return answer(303, { location: routes.signInReturn.to({ provider: provider.id }) + search });
    if (request.method !== 'POST') return answer(404);
    const form = await readForm(request);
    if (act === 'return' && provider.protocol === 'cas')
      return answer(await endByCas(services, provider, form?.get('logoutRequest')));
    if (act === 'logout' && provider.protocol === 'oidc')
      return answer(await endByOidc(services, keys, provider, form?.get('logout_token')));
    return answer(404);
  };
  return { plugin: 'account', path: '/sso', handle };
}

/** The request is not signed: what it knows is the ticket, which only the server, the browser and we have seen. */
async function endByCas(services: SsoServices, provider: KnownProvider, xml: string | null | undefined) {
  if (!xml) return 400;
  let ticket: string | null;
  try {
    ticket = readCasLogout(xml);
  } catch {
    return 400;
  }
  if (ticket === null) return 200;
  const which = { subject: null, sessionHash: hashOf(ticket) };
  await services.database.write(system, (db) => end(db, services, provider, which));
  return 200;
}

async function endByOidc(
  services: SsoServices,
  keys: WeakMap<KnownProvider, JWTVerifyGetKey>,
  provider: KnownProvider,
  token: string | null | undefined,
): Promise<number> {
  if (!token) return 400;
  const server = (await services.oidc.configurationOf(provider)).serverMetadata();
  if (!server.jwks_uri) return 400;
  if (!keys.has(provider))
    keys.set(provider, createRemoteJWKSet(new URL(server.jwks_uri), { [customFetch]: fetchFor(provider) }));
  const now = services.clock.now();
  let payload: JWTPayload;
  try {
    ({ payload } = await jwtVerify(token, keys.get(provider)!, {
      issuer: server.issuer,
      audience: provider.clientId,
      requiredClaims: ['iat', 'jti', 'events'],
      algorithms: [provider.algorithm],
      maxTokenAge: `${rememberedFor / 2000} seconds`,
      clockTolerance: tolerance,
      currentDate: now,
    }));
  } catch {
    // signature, issuer, audience or time do not hold
    return 400;
  }
  const { sub = null, sid, nonce, events, jti } = payload;
  const isLogout = typeof events === 'object' && events !== null && logoutEvent in events;
  if (!isLogout || nonce !== undefined || (sub === null && typeof sid !== 'string')) return 400;
  // in one transaction: a token that ended nothing because of a fault of ours is not used up when it is sent again
  return services.database.write(system, async (db) => {
    if (!(await consumeLogoutToken(db, provider.id, jti!, new Date(now.getTime() + rememberedFor)))) return 400;
    await end(db, services, provider, { subject: sub, sessionHash: typeof sid === 'string' ? hashOf(sid) : null });
    return 200;
  });
}

/** Ends ours, on every process and over open sockets. */
async function end(
  db: Db,
  { audit, sessions }: SsoServices,
  provider: KnownProvider,
  which: Parameters<typeof deleteIdentitySessions>[2],
): Promise<void> {
  const origins = await deleteIdentitySessions(db, provider.id, which);
  const ended = await sessions.endOfOrigins(db, origins);
  if (ended === 0) return;
  const facts = { provider: provider.id, ended };
  await audit.record(db, system, {
    act: 'account.endedElsewhere',
    objectKind: 'identityProvider',
    objectId: null,
    facts,
  });
}

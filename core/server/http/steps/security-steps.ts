import { rootPrefix } from '../../../common/endpoint';
import { forbidden, undecodable } from '../../../common/errors';
import { sealedPath } from '../../../common/security/sealing';
import type { Settings } from '../../settings/settings';
import type { Sessions } from '../../session/sessions';
import { sessionSecretOf } from '../../session/cookies';
import { presentedToken, type RequestTokens, type TokenDemand } from '../../session/request-token';
import { isGivenTwice, type SealedRequests } from '../../security/sealed-request';
import { callTicketFor, type Tickets } from '../../security/tickets';
import { isSameOrigin, isUnwantedLegacyWrite } from '../../security/same-origin';
import { visitor } from '../../actor';
import { parseCookies } from '../cookies';
import type { Exchange, Step } from '../exchange';

/** Opens `secretRequest`. Where an endpoint (or the deployment) asks for sealed calls, a clear one is refused alike. */
export const decryptStep =
  (sealedRequests: SealedRequests, settings: Settings): Step =>
  async (exchange) => {
    const { endpoint } = exchange.mounted;
    const { secretRequest, ...clear } = exchange.parameters;
    if (secretRequest !== undefined) {
      if (typeof secretRequest !== 'string') throw undecodable();
      const where = { method: exchange.request.method, path: pathOf(exchange) };
      const opened = await sealedRequests.open(secretRequest, where, exchange.now);
      if (isGivenTwice(clear, opened)) throw undecodable();
      exchange.parameters = { ...clear, ...opened };
      exchange.sealed = true;
    }
    const mustBeSealed = endpoint.sealed || (settings.sealAllWrites && endpoint.kind !== 'read');
    if (mustBeSealed && !exchange.sealed && !endpoint.multipart) throw undecodable();
  };

interface SessionParts {
  readonly sessions: Sessions;
  readonly tokens: RequestTokens;
  readonly tickets: Tickets;
  readonly settings: Settings;
}

/** Finds out who calls: the cookie's session in the post that the call names; checks origin and token. */
export const sessionStep =
  ({ sessions, tokens, tickets, settings }: SessionParts): Step =>
  async (exchange) => {
    const { request, mounted, parameters, now } = exchange;
    const { endpoint } = mounted;
    const secret = sessionSecretOf(parseCookies(request.headers.cookie), settings);
    refuseForeign(exchange, settings, secret !== undefined);
    const session = secret ? await sessions.find(secret, now) : null;
    if (!session) {
      exchange.actor = visitor;
      return;
    }
    const isPublic = 'public' in endpoint.access;
    const isTicketed = await hasTicket(exchange, tickets, session.sessionId);
    const demand: TokenDemand = isPublic ? 'none' : endpoint.kind === 'read' || isTicketed ? 'read' : 'write';
    exchange.token = await tokens.check(presentedToken(request.headers, bodyOf(exchange)), session, demand, now);
    // where an endpoint declares `roleId`, it is what the call is about, not who makes it
    const roleId = isPublic || 'roleId' in endpoint.input.properties ? undefined : parameters['roleid'];
    exchange.actor = await sessions.actorOf(session, typeof roleId === 'string' && roleId !== '' ? roleId : undefined);
  };

/** No state changes from another site, by prefetch or by navigation. */
function refuseForeign(exchange: Exchange, settings: Settings, hasSession: boolean) {
  const { request, mounted } = exchange;
  const { endpoint } = mounted;
  if (endpoint.legacyWrite && isUnwantedLegacyWrite(request.method, request.headers))
    throw forbidden('core.error.foreignOrigin');
  if (endpoint.kind === 'read') return;
  const facts = { publicOrigin: settings.publicOrigin, protocol: request.protocol, hasSession };
  if (!isSameOrigin(request.headers, facts)) throw forbidden('core.error.foreignOrigin');
}

/** Whether the address brings a ticket in place of the token, where the endpoint takes one: good for this path and session. */
async function hasTicket({ request, mounted: { endpoint }, now }: Exchange, tickets: Tickets, session: string) {
  const { token } = (request.query ?? {}) as Record<string, unknown>;
  if (!endpoint.ticketed || typeof token !== 'string') return false;
  return tickets.isValid(token, callTicketFor(endpoint.path, session), now);
}

/** The place of a POST's token: in the body, in clear or sealed. A token in the address is a ticket at best. */
function bodyOf({ request, parameters }: Exchange): unknown {
  const query = (request.query ?? {}) as Record<string, unknown>;
  return request.method === 'POST' && !Object.hasOwn(query, 'token') ? parameters : undefined;
}

/** The path as it was sealed: of the endpoint's first root, whichever of its roots answers. */
function pathOf({ request, mounted: { endpoint } }: Exchange): string {
  const path = request.url.split('?', 1)[0] ?? '';
  const prefix =
    [endpoint.root, ...(endpoint.alsoAt ?? [])].map(rootPrefix).find((one) => path.startsWith(`${one}/`)) ?? '';
  return sealedPath(endpoint.root, path.slice(prefix.length));
}

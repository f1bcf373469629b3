import { after } from '../../../common/awaitable';
import { rootPrefix } from '../../../common/endpoint';
import { undecodable } from '../../../common/errors';
import { sealedPath } from '../../../common/security/sealing';
import type { Settings } from '../../settings/settings';
import type { Sessions } from '../../session/sessions';
import { presentedToken, type RequestTokens, type TokenDemand } from '../../session/request-token';
import { isGivenTwice, type SealedRequests } from '../../security/sealed-request';
import { callTicketFor, type Tickets } from '../../security/tickets';
import { visitor } from '../../actor';
import { bodySizes } from '../bodies/body-sizes';
import type { Exchange, Step } from '../exchange';

/** Opens `secretRequest`. Where an endpoint (or the deployment) asks for sealed calls, a clear one is refused alike. */
export const decryptStep =
  (sealedRequests: SealedRequests, settings: Settings): Step =>
  (exchange) => {
    const secretRequest = exchange.parameters.get('secretRequest');
    if (secretRequest !== undefined) return open(sealedRequests, exchange, secretRequest);
    const { endpoint } = exchange.mounted;
    const mustBeSealed = endpoint.sealed || (settings.sealAllWrites && endpoint.kind !== 'read');
    if (mustBeSealed && !endpoint.multipart) throw undecodable();
  };

async function open(sealedRequests: SealedRequests, exchange: Exchange, secretRequest: unknown): Promise<void> {
  if (typeof secretRequest !== 'string') throw undecodable();
  const { endpoint } = exchange.mounted;
  const where = { method: exchange.request.method, path: pathOf(exchange) };
  const { keys } = bodySizes[endpoint.bodySize ?? 'usual'];
  const opened = await sealedRequests.open(secretRequest, where, exchange.now, keys);
  if (isGivenTwice(exchange.parameters, opened)) throw undecodable();
  exchange.parameters = exchange.parameters.with(opened);
}

interface SessionParts {
  readonly sessions: Sessions;
  readonly tokens: RequestTokens;
  readonly tickets: Tickets;
}

/** Finds out who calls: the session in the post that the call names; checks the token. */
export const sessionStep =
  ({ sessions, tokens, tickets }: SessionParts): Step =>
  (exchange) => {
    const { mounted, session, now } = exchange;
    const { endpoint } = mounted;
    if (!session) {
      exchange.actor = visitor;
      return;
    }
    const isPublic = 'public' in endpoint.access;
    return after(hasTicket(exchange, tickets, session.sessionId), (isTicketed) => {
      const demand: TokenDemand = isPublic ? 'none' : endpoint.kind === 'read' || isTicketed ? 'read' : 'write';
      const presented = presentedToken(exchange.request.headers, bodyOf(exchange));
      return after(tokens.check(presented, session, demand, now), (token) => {
        exchange.token = token;
        // where an endpoint declares `roleId`, it is what the call is about, not who makes it
        const roleId = isPublic || 'roleId' in endpoint.input.properties ? '' : exchange.parameters.get('roleid');
        return after(sessions.actorOf(session, (typeof roleId === 'string' && roleId) || undefined), (actor) => {
          exchange.actor = actor;
        });
      });
    });
  };

/** Whether the address brings a ticket in place of the token, where the endpoint takes one: good for this path and session. */
function hasTicket({ request, mounted: { endpoint }, now }: Exchange, tickets: Tickets, session: string) {
  const { token } = (request.query ?? {}) as Record<string, unknown>;
  if (!endpoint.ticketed || typeof token !== 'string') return false;
  return tickets.isValid(token, callTicketFor(endpoint.path, session), now);
}

/** The place of a POST's token: in the body, in clear or sealed. A token in the address is a ticket at best. */
function bodyOf({ request, parameters }: Exchange): unknown {
  const query = (request.query ?? {}) as Record<string, unknown>;
  return request.method === 'POST' && !Object.hasOwn(query, 'token') ? { token: parameters.get('token') } : undefined;
}

/** The path as it was sealed: of the endpoint's first root, whichever of its roots answers. */
function pathOf({ request, mounted: { endpoint } }: Exchange): string {
  const path = request.url.split('?', 1)[0] ?? '';
  const prefix =
    [endpoint.root, ...(endpoint.alsoAt ?? [])].map(rootPrefix).find((one) => path.startsWith(`${one}/`)) ?? '';
  return sealedPath(endpoint.root, path.slice(prefix.length));
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Id } from '../../common/ids';
import type { Clock } from '../clock';
import { parseCookies } from '../http/cookies';
import type { TicketFor, Tickets } from '../security/tickets';

/** How long somebody may go on watching what he opened with a ticket. */
const watchingSeconds = 4 * 3600;

/** The facts that decide who may fetch a file. */
export interface FetchingParts {
  readonly tickets: Tickets;
  readonly clock: Clock;
  /** People reach the platform by TLS. */
  readonly isSecure: boolean;
  /** Id of the living session of a request; null for visitors. */
  readonly sessionOf: (request: FastifyRequest) => Promise<string | null>;
}

/** One request for a file that needs a right. */
export interface Fetching {
  readonly file: { readonly id: Id };
  readonly purpose: 'view' | 'download' | (string & {});
  /** It is fetched piece by piece while somebody watches: a cookie keeps the right that the ticket gave. */
  readonly isLong: boolean;
}

/** The ticket of the address, or the proof that somebody began to watch with one. */
export async function mayFetch(
  request: FastifyRequest<{ Querystring: { token?: string } }>,
  reply: FastifyReply,
  { tickets, clock, sessionOf, isSecure }: FetchingParts,
  { file, purpose, isLong }: Fetching,
): Promise<boolean> {
  const now = clock.now();
  const session = await sessionOf(request);
  const asks = (forPurpose: string, bound: string | null): TicketFor => ({
    purpose: forPurpose,
    object: file.id,
    method: 'GET',
    session: bound,
  });
  const watching = asks('file.watch', session);
  const cookie = `edutech_watch_${file.id}`;
  const { token } = request.query;
  const isTicket =
    typeof token === 'string' &&
    ((await tickets.isValid(token, asks(`file.${purpose}`, session), now)) ||
      // one that is valid for every holder
      (await tickets.isValid(token, asks(`file.${purpose}`, null), now)));
  if (isTicket && purpose === 'view' && isLong) {
    const value = tickets.issue(watching, now, watchingSeconds);
    const secure = isSecure ? '; Secure' : '';
    const path = `/files/ticket/view/${file.id}/`;
    reply.header(
      'set-cookie',
      `${cookie}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${watchingSeconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  if (isTicket) return true;
  const kept = parseCookies(request.headers.cookie)[cookie];
  return purpose === 'view' && kept !== undefined && (await tickets.isValid(kept, watching, now, watchingSeconds));
}

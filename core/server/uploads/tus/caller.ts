import type { IncomingMessage } from 'node:http';
import { beginUpload } from '../../../common/api/uploads';
import { AppError, forbidden, notSignedIn, wireCodes } from '../../../common/errors';
import type { Id } from '../../../common/ids';
import type { SignedIn } from '../../actor';
import { parseCookies } from '../../http/cookies';
import { admitted } from '../../http/steps/access-steps';
import { presentedToken, type RequestTokens } from '../../session/request-token';
import { isSameOrigin } from '../../security/same-origin';
import type { TicketFor, Tickets } from '../../security/tickets';
import { sessionSecretOf } from '../../session/cookies';
import type { Sessions } from '../../session/sessions';
import type { Settings } from '../../settings/settings';
import type { Switches } from '../../switches';

export interface CallerParts {
  readonly sessions: Sessions;
  readonly tokens: RequestTokens;
  readonly tickets: Tickets;
  readonly settings: Settings;
  readonly switches: Switches;
}

export interface TusCaller {
  readonly actor: SignedIn;
  /** Came with a ticket in the address, so the addresses in the response need one too. */
  readonly hasTicket: boolean;
  /** A fresh request token, where it is time. */
  readonly token: string | undefined;
}

/** The ticket that begins uploads, or serves one of them. */
export const uploadTicketFor = (id: Id | null, session: string): TicketFor =>
  id === null
    ? { purpose: 'upload.start', object: 'uploads', method: 'POST', session }
    : { purpose: 'upload.send', object: id, method: 'PATCH', session };

/**
 * Who sends: the session of the cookie, from our own pages, with its request token in the header `token` or a ticket for
 * this upload in the address. A mount may not act for a cookie alone. Throws 464, 403 and what the access of
 * `beginUpload` refuses.
 */
export async function callerOf(
  parts: CallerParts,
  { headers }: IncomingMessage,
  { ticket, id }: { readonly ticket: string | null; readonly id: Id | null },
  now: Date,
): Promise<TusCaller> {
  const { sessions, tokens, tickets, settings, switches } = parts;
  const secret = sessionSecretOf(parseCookies(headers.cookie), settings);
  const protocol = settings.tlsCertificate ? 'https' : 'http';
  if (!isSameOrigin(headers, { publicOrigin: settings.publicOrigin, protocol, hasSession: secret !== undefined }))
    throw forbidden('core.error.foreignOrigin');
  const session = secret ? await sessions.find(secret, now) : null;
  if (!session) throw notSignedIn();
  let token: string | undefined;
  if (ticket === null) token = await tokens.check(presentedToken(headers, undefined), session, 'write', now);
  else if (!(await tickets.isValid(ticket, uploadTicketFor(id, session.sessionId), now)))
    throw new AppError('core.uploads.ticketOver', wireCodes.forbidden);
  const actor = admitted(beginUpload, await sessions.actorOf(session), (county) => switches.isOn('core', county));
  if (actor.kind === 'visitor') throw notSignedIn();
  return { actor, hasTicket: ticket !== null, token };
}

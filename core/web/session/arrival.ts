import { exchangeTicket } from '../../common/api/session';
import type { Calls } from '../call';
import type { Session } from '../services';

/** Parameter in which a new window gets its one-use ticket (portal.md section 2: "with a token parameter"). */
const ticketParameter = 'token';

/** The ticket in an address, and the address without it: it is used up at once and must not be copied or kept in history. */
export function ticketIn(address: string): { ticket: string | null; rest: string } {
  const url = new URL(address);
  const ticket = url.searchParams.get(ticketParameter);
  url.searchParams.delete(ticketParameter);
  return { ticket, rest: ticket === null ? address : url.href };
}

/**
 * Signs a new window in with the ticket in its address, if this browser has no session of its own. Runs before the
 * guard of the first page. With a ticket that does not work the person stays a visitor, who may sign in.
 */
export async function arriveByTicket(call: Calls, session: Pick<Session, 'hasLoginCookie'>): Promise<void> {
  const { ticket, rest } = ticketIn(location.href);
  if (ticket === null) return;
  history.replaceState(history.state, '', rest);
  if (session.hasLoginCookie()) return;
  const quiet = { quiet: true, withoutRole: true, withoutSignIn: true };
  await call(exchangeTicket, { ticket, purpose: 'window' }, quiet).catch(() => undefined);
}

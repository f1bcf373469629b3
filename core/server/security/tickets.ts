import { token } from '../../common/token';
import type { Id } from '../../common/ids';
import type { SessionLimit } from '../../common/permissions/session-limit';
import type { Db } from '../data/db';

/** What a ticket is good for. All of it must be named again when the ticket is shown. */
export interface TicketFor {
  /** `file.download`, `file.view`, `upload.start`: owner, dot, verb. */
  readonly purpose: string;
  /** Id of the thing. */
  readonly object: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Session to which it is bound; null: valid for every holder. */
  readonly session: string | null;
}

/** Seconds that a ticket lives. */
export const ticketSeconds = 60;

/** Seconds in which an upload is begun with a ticket (quality.md section 1). */
export const uploadTicketSeconds = 600;

/** The ticket that replaces the request token of one call: of an endpoint that is `ticketed`, by its path. */
export const callTicketFor = (path: string, session: string): TicketFor => ({
  purpose: 'upload.call',
  object: path,
  method: 'POST',
  session,
});

/** What a one-use ticket hands over. */
export interface HandOver {
  readonly personId: Id;
  readonly purpose: string;
  /** Post in which it was asked for. */
  readonly roleId: Id | null;
}

/** The result of a redeemed ticket: what is begun with it reaches no further than the session that requested it. */
export interface HandedOver extends HandOver {
  readonly limit: SessionLimit;
  /** When the session that asked for it ends. */
  readonly until: Date;
  /** What the session that asked for it hangs on elsewhere; null: nothing. */
  readonly origin: Id | null;
}

/** Short-lived rights that may appear in an address (`token` of a query string): the general token is refused there. */
export interface Tickets {
  /** A signed ticket; nothing is stored. */
  issue(what: TicketFor, now: Date, seconds?: number): string;
  /**
   * True when the ticket was made for exactly this and is still alive. One that lives longer than `seconds` (default: those
   * of an upload) was made before the clock was set back, and is not.
   */
  isValid(text: string, what: TicketFor, now: Date, seconds?: number): Promise<boolean>;
  /**
   * A ticket of 60 s that is stored and works once, for a new window or another site; it ends with the session that asked
   * for it. `db` sees as the system.
   */
  issueOnce(db: Db, handOver: HandOver & { readonly sessionId: string }, now: Date): Promise<string>;
  /** Uses a one-use ticket up; null when it is unknown, used, outlived or for another purpose. `db` sees as the system. */
  redeem(db: Db, text: string, purpose: string, now: Date): Promise<HandedOver | null>;
}
export const Tickets = token<Tickets>('core.Tickets');

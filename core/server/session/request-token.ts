import type { Awaitable } from '../../common/awaitable';
import { token } from '../../common/token';
import type { OpenSession } from './sessions';

/**
 * What the endpoint asks of the token:
 * - `write`: a valid one (whatever changes state in a signed-in person's name);
 * - `read`: none, but one of another session is refused, so that a tab never shows two people;
 * - `none`: nothing (public endpoints, which answer a visitor alike).
 */
export type TokenDemand = 'write' | 'read' | 'none';

/**
 * The `token` of the wire: a signed double-submit value, bound to one session. It proves that the caller can read our
 * answers, never who he is: without the cookie of the same session it is worth nothing (quality.md section 1).
 */
export interface RequestTokens {
  /** A token for a session that has just begun or was just read. */
  issue(session: OpenSession, now: Date): string;
  /**
   * Checks the token of a call under this session. Returns a fresh one for the envelope when it is time, undefined
   * while the caller's is valid long enough.
   *
   * Throws 464 for a token of another session or a tampered one, and AppError `core.session.tokenStale` (403) for a
   * missing or expired one where `demand` is `write`; `data.token` of that error is a fresh one, with which the browser
   * tries again.
   */
  check(
    presented: string | undefined,
    session: OpenSession,
    demand: TokenDemand,
    now: Date,
  ): Awaitable<string | undefined>;
}
export const RequestTokens = token<RequestTokens>('core.RequestTokens');

/**
 * The token of a call: the header `token` (GET), else the field of the body (POST). One in the query string is a ticket
 * at best and is ignored.
 */
export function presentedToken(headers: Readonly<Record<string, unknown>>, body: unknown): string | undefined {
  const inHeader = headers['token'];
  if (typeof inHeader === 'string' && inHeader !== '') return inHeader;
  const inBody = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)['token'] : undefined;
  return typeof inBody === 'string' && inBody !== '' ? inBody : undefined;
}

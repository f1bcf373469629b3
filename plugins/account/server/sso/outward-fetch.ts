import { requestOutward } from 'edutech/plugins/organisation/kit/server/outward-request';
import type { KnownProvider } from '../../model/sso/known-provider';

/** Bytes of an answer: keys and discovery documents are small. */
const mostBytes = 1_048_576;
/** The callers have limits of their own, which are shorter. Milliseconds. */
const patience = 30_000;

interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly headers?: HeadersInit;
  readonly body?: BodyInit | null;
  readonly signal?: AbortSignal | null;
}

/** How a service is asked: one that was set up in a browser may not lead to this machine, whatever addresses it names. */
export const fetchFor = ({ mayBeInward }: Pick<KnownProvider, 'mayBeInward'>) =>
  mayBeInward ? (address: string | URL, init: object) => fetch(address, init as RequestInit) : outwardFetch;

/** `fetch` over `requestOutward`, without redirects. Fails like `fetch`, with the reason as `cause`. */
export async function outwardFetch(address: string | URL, init: object): Promise<Response> {
  const { method = 'GET', headers, body, signal } = init as Sent;
  try {
    const answer = await requestOutward(new URL(address), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body && { body: await new Response(body).text() }),
      ...(signal && { signal }),
      mayBeInward: false,
      patience,
      mostBytes,
    });
    const isEmpty = answer.status === 204 || answer.status === 304;
    return new Response(isEmpty ? null : answer.text, { status: answer.status, headers: answer.headers });
  } catch (error) {
    throw new TypeError('fetch failed', { cause: error });
  }
}

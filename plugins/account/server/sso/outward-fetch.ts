import { request as plainly } from 'node:http';
import { request as safely } from 'node:https';
import { isIP } from 'node:net';
import { outwardAddress } from 'edutech/core/server/outward/outward';
import type { KnownProvider } from '../../model/sso/known-provider';

/** Bytes of an answer: keys and discovery documents are small. */
const mostBytes = 1_048_576;

interface Sent {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

/** How a service is asked: one that was set up in a browser may not lead to this machine, whatever addresses it names. */
export const fetchFor = ({ mayBeInward }: Pick<KnownProvider, 'mayBeInward'>) =>
  mayBeInward ? (address: string | URL, init: object) => fetch(address, init as RequestInit) : outwardFetch;

/**
 * `fetch` without redirects that looks a name up once, refuses what leads inward, and connects to what it has found: nothing
 * is asked twice, so nothing can change in between. Fails like `fetch`, with the reason as `cause`.
 */
export async function outwardFetch(address: string | URL, init: object): Promise<Response> {
  try {
    return await ask(new URL(address), init as Sent);
  } catch (error) {
    throw new TypeError('fetch failed', { cause: error });
  }
}

async function ask(url: URL, { method = 'GET', headers, body, signal }: Sent): Promise<Response> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const connectTo = await outwardAddress(host);
  const sent =
    body === undefined || body === null ? undefined : Buffer.from(await new Response(body as BodyInit).bytes());
  return new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? safely : plainly;
    const outgoing = begin({
      host: connectTo,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      path: url.pathname + url.search,
      method,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        host: url.host,
        ...(sent && { 'content-length': sent.length }),
      },
      ...(isIP(host) === 0 && { servername: host }),
      ...(signal && { signal }),
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const pieces: Buffer[] = [];
      let bytes = 0;
      incoming.on('error', reject);
      incoming.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > mostBytes) incoming.destroy(new Error('it answered too much'));
        else pieces.push(piece);
      });
      incoming.on('end', () => {
        const status = incoming.statusCode ?? 500;
        const isEmpty = status === 204 || status === 304;
        resolve(new Response(isEmpty ? null : Buffer.concat(pieces), { status, headers: headersIn(incoming.headers) }));
      });
    });
    outgoing.end(sent);
  });
}

const headersIn = (headers: NodeJS.Dict<string | string[]>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]));

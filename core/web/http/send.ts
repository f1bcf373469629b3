import superagent from 'superagent';
import { wireCodes } from '../../common/errors';
import { CallError, networkCode } from './call-error';
import type { Exchange, Step } from './exchange';

/** How long a call may wait for the beginning of its answer; uploads may take as long as they need. */
const answerMilliseconds = 60_000;

/**
 * Send: with credentials, as query, JSON or multipart. Every answer is taken as text, whatever its status: what it means
 * is the next steps' business. No answer is a network failure; a call given up by its caller rejects with the reason.
 */
export const sendStep: Step = async (exchange) => {
  const { signal, keepalive } = exchange.options;
  if (keepalive) return sendLeaving(exchange);
  if (exchange.options.accept) return sendForBytes(exchange, exchange.options.accept);
  signal?.throwIfAborted();
  const request = requestOf(exchange);
  const stop = () => void request.abort();
  signal?.addEventListener('abort', stop);
  try {
    exchange.answer = answerOf(await request);
  } catch (error) {
    signal?.throwIfAborted();
    exchange.answer = unparsed(error);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
};

function requestOf({ endpoint, url, headers, parameters, options }: Exchange) {
  const request = superagent(endpoint.method, url)
    .set({ accept: 'application/json', ...headers })
    .withCredentials()
    .ok(() => true);
  if (endpoint.method === 'GET') return request.query(queryText(parameters)).timeout({ response: answerMilliseconds });
  if (!endpoint.multipart) return request.timeout({ response: answerMilliseconds }).send(parameters);
  for (const [name, value] of Object.entries(parameters)) {
    if (isGiven(value)) request.field(name, textOf(value));
  }
  for (const [field, file] of Object.entries(options.files ?? {})) request.attach(field, file as never, file.name);
  return request.on('progress', (event) => {
    if (event.direction === 'upload' && event.percent !== undefined) options.onProgress?.(event.percent / 100);
  });
}

/** Requests another format than JSON; refusals are still envelopes. */
async function sendForBytes(exchange: Exchange, accept: string): Promise<void> {
  const { signal } = exchange.options;
  try {
    const response = await fetch(`${exchange.url}?${queryText(exchange.parameters)}`, {
      credentials: 'include',
      headers: { ...exchange.headers, accept },
      ...(signal && { signal }),
    });
    if (response.ok && response.headers.get('content-type') === accept) {
      exchange.envelope = { code: wireCodes.success, data: new Uint8Array(await response.arrayBuffer()) };
    } else exchange.answer = { status: response.status, text: await response.text() };
  } catch (error) {
    signal?.throwIfAborted();
    throw unreachable(error);
  }
}

/** Requests of superagent end with their page; this one does not. */
async function sendLeaving(exchange: Exchange): Promise<void> {
  try {
    const response = await fetch(exchange.url, {
      method: 'POST',
      keepalive: true,
      credentials: 'include',
      headers: { ...exchange.headers, 'content-type': 'application/json' },
      body: JSON.stringify(exchange.parameters),
    });
    exchange.answer = { status: response.status, text: await response.text() };
  } catch (error) {
    throw unreachable(error);
  }
}

const answerOf = (response: superagent.Response) => ({ status: response.status, text: response.text ?? '' });

/** A response that claims to be JSON and is not, as it arrived; without any response, a network failure. */
function unparsed(error: unknown) {
  const { rawResponse, statusCode } = error as { rawResponse?: string | null; statusCode?: number };
  if (statusCode) return { status: statusCode, text: rawResponse ?? '' };
  throw unreachable(error);
}

const unreachable = (cause: unknown) => new CallError('core.http.network', networkCode, '', { cause });

/** Lists repeat their name; absent values are not sent. */
export function queryText(parameters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const item of Array.isArray(value) ? value : [value]) if (isGiven(item)) query.append(name, textOf(item));
  }
  return query.toString();
}

const isGiven = (value: unknown) => value !== undefined && value !== null;
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

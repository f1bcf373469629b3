import http from 'node:http';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import type { Endpoint, InputOf, OutputOf } from 'edutech/core/common/endpoint';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import type { Envelope, ErrorData } from 'edutech/core/common/wire/envelope';
import { networkCode } from 'edutech/core/web/http/call-error';
import type { Caller } from '../../support/people';

/** Who waits longer than this for an answer takes the line for dead. Milliseconds. */
const patience = 4000;

/** Calls over a line of one's own, and fails as a browser's calls do: `AppError` with the wire's code, or without any. */
export interface LineCaller {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>;
  /** Ends what is on its way, without a word. */
  die(): void;
}

/** Tokens that took the place of those that people signed in with. */
const freshTokens = new WeakMap<object, string>();

const fromOurPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

export function callerOver(port: number, who: Pick<Caller, 'cookie' | 'token'>): LineCaller {
  const { cookie } = who;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const send = (endpoint: Endpoint, input: unknown) =>
    new Promise<string>((resolve, reject) => {
      const token = freshTokens.get(who) ?? who.token;
      const isRead = endpoint.method === 'GET';
      const query = Object.entries(input as object).map(([name, value]) => [name, String(value)]);
      const body = isRead ? '' : JSON.stringify({ ...(input as object), token });
      const request = http.request(
        {
          agent,
          port,
          host: '127.0.0.1',
          method: endpoint.method,
          path: addressOf(endpoint.root, endpoint.path) + (isRead ? `?${new URLSearchParams(query)}` : ''),
          headers: {
            ...fromOurPage,
            cookie,
            host: 'localhost',
            ...(isRead ? { token } : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
          timeout: patience,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('end', () => (response.complete ? resolve(text) : reject(new Error('cut'))));
          response.on('error', reject);
        },
      );
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', reject);
      request.end(body);
    });
  const ask = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
    const text = await send(endpoint, input).catch((cause: unknown) => {
      throw new AppError('core.error.network', networkCode, {}, { cause });
    });
    const envelope = JSON.parse(text) as Envelope;
    if (envelope.code === wireCodes.success) return envelope.data as OutputOf<E>;
    const { key = '', detail } = (envelope.data ?? {}) as Partial<ErrorData>;
    throw new AppError(key, envelope.code, {}, { data: detail });
  };
  return {
    call: (endpoint, input) =>
      ask(endpoint, input).catch((error: unknown) => {
        // a run is longer than a token lives; a page sends the call once more with the one that the refusal brought, too
        const { key, data } = error as AppError;
        const { token } = (data ?? {}) as { token?: unknown };
        if (key !== 'core.session.tokenStale' || typeof token !== 'string') throw error;
        freshTokens.set(who, token);
        return ask(endpoint, input);
      }),
    die: () => agent.destroy(),
  };
}

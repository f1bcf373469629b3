import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import { outwardAddress } from 'edutech/core/server/outward/outward';

const local = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/;

/** Plain HTTP is for this machine only. */
export const isUnsafe = (address: string): boolean => address.startsWith('http:') && !local.test(address);

/** A call to a service whose address was set in the browser. */
export interface OutwardRequest {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The service may lie on this machine: the city's file allows it. */
  readonly mayBeInward: boolean;
  /** Milliseconds for all of it. */
  readonly patience: number;
  /** Longest answer. Bytes. */
  readonly mostBytes: number;
  readonly signal?: AbortSignal;
}

/** What came back. */
export interface OutwardAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/**
 * Calls a service outside. Its name is looked up once and judged (`outwardAddress`), and the connection goes to what was
 * found: nothing can change in between. Nobody is followed elsewhere: a redirection is an answer. Throws what Node throws,
 * `InwardAddress`, and RangeError for an answer that is too long.
 */
export async function requestOutward(url: URL, call: OutwardRequest): Promise<OutwardAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const address = call.mayBeInward ? host : await outwardAddress(host);
  const signals = [AbortSignal.timeout(call.patience), ...(call.signal ? [call.signal] : [])];
  const options = {
    host: address,
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    method: call.method,
    headers: {
      accept: 'application/json',
      host: url.host,
      ...call.headers,
      ...(call.body !== undefined && { 'content-length': String(Buffer.byteLength(call.body)) }),
    },
    signal: AbortSignal.any(signals),
    agent: false as const,
    ...(isIP(host) === 0 && { servername: host }),
  };
  return new Promise<OutwardAnswer>((resolve, reject) => {
    // the signal's own reason says that it was a time-out
    const fail = (error: unknown) => {
      const reason: unknown = options.signal.reason;
      reject(options.signal.aborted && reason instanceof Error ? reason : error);
    };
    const sent = (url.protocol === 'https:' ? overHttps : overHttp)(options, (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('error', fail);
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes > call.mostBytes)
          response.destroy(new RangeError(`the answer is longer than ${call.mostBytes} bytes`));
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).toString('utf8'),
          headers: headersIn(response.headers),
        }),
      );
    });
    sent.on('error', fail);
    sent.end(call.body);
  });
}

const headersIn = (headers: NodeJS.Dict<string | string[]>): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );

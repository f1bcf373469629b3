import { type IncomingMessage, request as overHttp } from 'node:http';
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
  readonly body?: string | Buffer;
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

/** What comes back, as it comes. */
export interface OutwardStream {
  readonly status: number;
  readonly headers: Headers;
  /** Read it whole, or stop reading it: it holds the connection until then. */
  readonly body: AsyncIterable<Buffer>;
}

/** Calls a service outside and reads its answer whole: {@link openOutward}. */
export async function requestOutward(url: URL, call: OutwardRequest): Promise<OutwardAnswer> {
  const { status, headers, body } = await openOutward(url, call);
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part);
  return { status, text: Buffer.concat(parts).toString('utf8'), headers };
}

/**
 * Calls a service outside. Its name is looked up once and judged (`outwardAddress`), and the connection goes to what was
 * found: nothing can change in between. Nobody is followed elsewhere: a redirection is an answer. Throws what Node throws,
 * `InwardAddress`, and RangeError for an answer that is too long.
 */
export async function openOutward(url: URL, call: OutwardRequest): Promise<OutwardStream> {
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
  // the signal's own reason says that it was a time-out
  const reasonOf = (error: unknown): unknown => {
    const reason: unknown = options.signal.reason;
    return options.signal.aborted && reason instanceof Error ? reason : error;
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? overHttps : overHttp)(options, resolve);
    sent.on('error', (error) => reject(reasonOf(error) as Error));
    sent.end(call.body);
  });
  return {
    status: response.statusCode ?? 0,
    headers: headersIn(response.headers),
    body: bodyOf(response, call.mostBytes, reasonOf),
  };
}

async function* bodyOf(
  response: IncomingMessage,
  mostBytes: number,
  reasonOf: (error: unknown) => unknown,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > mostBytes) throw new RangeError(`the answer is longer than ${mostBytes} bytes`);
      yield part;
    }
  } catch (error) {
    throw reasonOf(error);
  } finally {
    response.destroy();
  }
}

const headersIn = (headers: NodeJS.Dict<string | string[]>): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );

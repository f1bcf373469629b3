import net from 'node:net';

/** A request as it goes over the line. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly requests: number;
  /** The nth request. */
  readonly callOf: (n: number) => Call;
}

/**
 * Sends requests over connections that are kept open, the next one when an answer has come, and answers how many seconds
 * that took. Sockets and a length: a client with more comfort would take the processor from the server that is measured.
 * It never sleeps: waking it would be counted to a server, and more often to a slower one, which it waits for. Throws at the
 * first answer that is not 200.
 */
export async function load({ port, connections, requests, callOf }: Load): Promise<number> {
  let sent = 0;
  const next = () => (sent < requests ? asBytes(callOf(sent++), port) : null);
  const began = performance.now();
  let isOver = false;
  const stayAwake = () => void (isOver || setImmediate(stayAwake));
  stayAwake();
  await Promise.all(Array.from({ length: connections }, () => keepAsking(port, next)));
  isOver = true;
  return (performance.now() - began) / 1000;
}

function keepAsking(port: number, next: () => Buffer | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    const ask = () => {
      const request = next();
      if (request) socket.write(request);
      else socket.end(resolve);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = lengthOf(received);
      if (length === null || received.length < length) return;
      if (received.indexOf('HTTP/1.1 200') !== 0) {
        socket.destroy();
        reject(new Error(`An answer was not 200: ${received.toString('utf8').slice(0, 600)}`));
        return;
      }
      received = Buffer.alloc(0);
      ask();
    });
  });
}

/** Bytes of the answer that begins here; null while its head is not complete. */
function lengthOf(received: Buffer): number | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [, length] = /content-length: (\d+)/i.exec(received.toString('latin1', 0, end)) ?? [];
  if (length === undefined) throw new Error('An answer came without its length.');
  return end + 4 + Number(length);
}

const encoded = new WeakMap<Call, Buffer>();

function asBytes(call: Call, port: number): Buffer {
  const known = encoded.get(call);
  if (known) return known;
  const body = call.body === undefined ? '' : JSON.stringify(call.body);
  const lines = [`${call.method} ${call.path} HTTP/1.1`, `host: localhost:${port}`, 'connection: keep-alive'];
  for (const [name, value] of Object.entries(call.headers ?? {})) lines.push(`${name}: ${value}`);
  if (body) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
  encoded.set(call, bytes);
  return bytes;
}

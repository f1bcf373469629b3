import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a store fails; `undefined`: it does not. */
export type StoreFault =
  /** It answers 500. */
  | 'error'
  /** It takes the request and never answers. */
  | 'silent'
  /** The connection breaks in the middle of the answer. */
  | 'cut'
  /** Half of the bytes, with a length that says that this is all. */
  | 'short'
  /** The whole content, whatever part was asked for. */
  | 'whole'
  /** It says that it has stored what it has not. */
  | 'swallow'
  /** Another ETag than that of the bytes. */
  | 'etag'
  /** A list that says that it goes on, and not how; or always from the same place. */
  | 'list'
  | 'circle';

/** An S3 store that fails in the ways that a test wishes, before one that does not. */
export async function faultyS3(store: string) {
  const state: { fault: (request: IncomingMessage) => StoreFault | undefined; asked: string[] } = {
    fault: () => undefined,
    asked: [],
  };
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse) {
    state.asked.push(`${request.method} ${request.url}`);
    const sent = await bytesOf(request);
    const fault = state.fault(request);
    if (fault === 'silent') return;
    if (fault === 'error') return void response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
    if (fault === 'swallow') return void response.writeHead(200, { etag: '"0"' }).end();
    const { expect: _, ...headers } = request.headers;
    if (fault === 'whole') delete headers.range;
    const came = await new Promise<IncomingMessage>((resolve, reject) => {
      const url = new URL(request.url ?? '/', store);
      if (fault === 'circle') url.searchParams.delete('continuation-token');
      httpRequest(url, { method: request.method ?? 'GET', headers }, resolve)
        .on('error', reject)
        .end(sent);
    });
    const body = await bytesOf(came);
    const { 'transfer-encoding': _chunked, ...said } = came.headers;
    if (fault === 'etag') said.etag = '"ffffffffffffffffffffffffffffffff"';
    if (fault === 'cut') {
      response.writeHead(came.statusCode ?? 500, { ...said, 'content-length': body.length });
      return void response.write(body.subarray(0, body.length / 2), () => response.destroy());
    }
    const given = fault === 'short' ? body.subarray(0, body.length / 2) : listed(body, fault);
    if (request.method !== 'HEAD') said['content-length'] = String(given.length);
    response.writeHead(came.statusCode ?? 500, said).end(given);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The list of a bucket with an end that is none. */
function listed(body: Buffer, fault: StoreFault | undefined): Buffer {
  if (fault !== 'list' && fault !== 'circle') return body;
  const more = fault === 'circle' ? '<NextContinuationToken>again</NextContinuationToken>' : '';
  return Buffer.from(
    body
      .toString()
      .replace(/<IsTruncated>.*?<\/IsTruncated>/, '')
      .replace('</ListBucketResult>', `<IsTruncated>true</IsTruncated>${more}</ListBucketResult>`),
  );
}

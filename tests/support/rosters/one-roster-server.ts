import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A record as OneRoster 1.2 has it. */
export type OneRosterRecord = { sourcedId: string; status?: string; dateLastModified?: string } & Record<
  string,
  unknown
>;
export type OneRosterData = Record<'orgs' | 'classes' | 'users' | 'enrollments' | 'demographics', OneRosterRecord[]>;

export const oneRosterClient = { clientId: 'edutech', secret: 'a-secret/of the+test' };
const scope = 'https://purl.imsglobal.org/spec/or/v1p2/scope/roster.readonly';
const base = '/ims/oneroster/rostering/v1p2';
const began = '2026-01-01T00:00:00.000Z';

/**
 * A OneRoster 1.2 REST service as the standard says: client credentials by Basic, bearer tokens that end, pages by limit and
 * offset with `X-Total-Count` and `Link`, filters by the date of the last change, errors as `imsx_StatusInfo`.
 */
export class OneRosterServer {
  /** Records may be changed between readings. */
  data: OneRosterData = { orgs: [], classes: [], users: [], enrollments: [], demographics: [] };
  /** Answers no more than so many records at once, whatever was asked for. */
  mostAtOnce = 1000;
  /** The next calls are answered 429. */
  busy = 0;
  /** The next calls are answered 401: their token has ended. */
  ended = 0;
  /** What happens before a page is answered: it may come without records, or with an error. */
  before: (collection: string, offset: number) => 'empty' | 'wrong' | undefined = () => undefined;
  /** Calls are never answered. */
  isSilent = false;
  /** Paths that were asked for, with their queries. */
  readonly asked: string[] = [];
  readonly #tokens = new Set<string>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async start(): Promise<OneRosterServer> {
    const started = new OneRosterServer();
    await new Promise<void>((resolve) => started.#server.listen(0, '127.0.0.1', resolve));
    return started;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As it is set up, without the secret. */
  get service() {
    return {
      kind: 'rest' as const,
      baseAddress: `${this.origin}${base}`,
      tokenAddress: `${this.origin}/token`,
      clientId: oneRosterClient.clientId,
    };
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    this.asked.push(`${url.pathname}${url.search}`);
    if (this.isSilent) return;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (this.busy > 0) {
      this.busy -= 1;
      response.writeHead(429, { 'retry-after': '0' }).end();
      return;
    }
    if (url.pathname === '/token') return this.#giveToken(request, Buffer.concat(parts).toString(), response);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (this.ended > 0) {
      this.ended -= 1;
      this.#tokens.delete(token);
    }
    if (!this.#tokens.has(token)) return refuse(response, 401, 'unauthorisedrequest', 'no valid token');
    const collection = url.pathname.slice(base.length + 1) as keyof OneRosterData;
    if (!url.pathname.startsWith(base) || !this.data[collection])
      return refuse(response, 404, 'unknownobject', url.pathname);
    this.#givePage(url, collection, response);
  }

  #giveToken(request: IncomingMessage, body: string, response: ServerResponse): void {
    const { clientId, secret } = oneRosterClient;
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`).toString('base64');
    const form = new URLSearchParams(body);
    const isRight = request.headers.authorization === `Basic ${basic}`;
    const isAsked = form.get('grant_type') === 'client_credentials' && form.get('scope')?.split(' ').includes(scope);
    if (request.method !== 'POST' || !isRight || !isAsked) {
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ error: 'invalid_client' }));
      return;
    }
    const token = `token-${this.#tokens.size + 1}`;
    this.#tokens.add(token);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: 3600, scope }));
  }

  #givePage(url: URL, collection: keyof OneRosterData, response: ServerResponse): void {
    const since = /^dateLastModified>='(.+)'$/.exec(
      url.searchParams.get('filter') ?? `dateLastModified>='${began}'`,
    )?.[1];
    if (!since) {
      refuse(response, 400, 'invalid_filter_field', 'filter');
      return;
    }
    const offset = Number(url.searchParams.get('offset') ?? 0);
    const fault = this.before(collection, offset);
    if (fault === 'wrong') {
      refuse(response, 500, 'internal_server_error', collection);
      return;
    }
    const all = this.data[collection]
      .map((record) => ({ status: 'active', dateLastModified: began, ...record }))
      .filter((record) => record.dateLastModified >= since)
      // what is deleted is told in changes, for a while, and is not part of a whole reading
      .filter((record) => url.searchParams.has('filter') || record.status !== 'tobedeleted')
      .toSorted((one, other) => (one.sourcedId < other.sourcedId ? -1 : 1));
    const limit = Math.min(Number(url.searchParams.get('limit') ?? 100), this.mostAtOnce);
    const page = fault === 'empty' ? [] : all.slice(offset, offset + limit);
    url.searchParams.set('offset', String(offset + limit));
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'x-total-count': String(all.length),
        ...(offset + limit < all.length && { link: `<${url.href}>; rel="next"` }),
      })
      .end(JSON.stringify({ [collection]: page }));
  }
}

function refuse(response: ServerResponse, status: number, minor: string, description: string): void {
  const info = {
    imsx_codeMajor: 'failure',
    imsx_severity: 'error',
    imsx_description: description,
    imsx_CodeMinor: {
      imsx_codeMinorField: [{ imsx_codeMinorFieldName: 'TargetEndSystem', imsx_codeMinorFieldValue: minor }],
    },
  };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(info));
}

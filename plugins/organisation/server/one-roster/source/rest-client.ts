import { setTimeout as wait } from 'node:timers/promises';
import { type OutwardAnswer, requestOutward } from '../../../kit/server/outward-request';
import type { Collection, SourceRecord } from '../../../model/one-roster/records';

/** How a OneRoster 1.2 REST service is reached: OAuth 2 client credentials, then its rostering calls. */
export interface RestService {
  /** Up to `…/ims/oneroster/rostering/v1p2`. */
  readonly baseAddress: string;
  readonly tokenAddress: string;
  readonly clientId: string;
  readonly secret: string;
}

/** The service answered something else than what was asked for; `response` is what it said. */
export class SourceRefusal extends Error {
  constructor(
    /** `login`, `path`, `limit`, `answer`: what to look at. */
    readonly kind: string,
    readonly response: string,
  ) {
    super(response);
  }
}

const scopes = ['roster.readonly', 'roster-demographics.readonly'].map(
  (scope) => `https://purl.imsglobal.org/spec/or/v1p2/scope/${scope}`,
);
/** For one answer. Milliseconds. */
const patience = 30_000;
/** Of one answer: a page of people with everything that a service may add. */
const mostBytes = 64 * 1_048_576;
const pageSize = 1000;
/** More records than a city has: a service that never comes to an end. */
const mostRecords = 5_000_000;
/** A collection that changes under its pages is read again so often. */
const mostAgain = 3;
/** Waits for a service that is busy: so often, and no longer at a time. Seconds. */
const mostWaits = 5;
const longestWait = 60;

interface ClientOptions {
  readonly mayBeInward: boolean;
  readonly signal?: AbortSignal;
  /** Default: a real wait. Seconds. */
  readonly pause?: (seconds: number) => Promise<void>;
}

/** Reads a OneRoster 1.2 REST service (1EdTech, rostering v1p2). */
export class RestClient {
  #token = '';

  constructor(
    private readonly service: RestService,
    private readonly options: ClientOptions,
  ) {}

  /** Asks for a token; the service's name for what it allows. Throws {@link SourceRefusal} `login`. */
  async login(): Promise<string> {
    const { tokenAddress, clientId, secret } = this.service;
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`).toString('base64');
    const answer = await this.#patiently(() =>
      requestOutward(new URL(tokenAddress), {
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope: scopes.join(' ') }).toString(),
        ...this.#limits,
      }),
    );
    const { access_token: token, scope } = objectIn(answer);
    if (answer.status !== 200 || typeof token !== 'string' || token === '') throw refusal('login', answer);
    this.#token = token;
    return typeof scope === 'string' ? scope : '';
  }

  /** The first records of a collection and how many there are, as far as the service says. */
  async first(collection: Collection, limit: number): Promise<{ records: SourceRecord[]; total: number | null }> {
    const { records, total } = await this.#page(collection, { limit, offset: 0 });
    return { records, total };
  }

  /**
   * All records, page by page; with `since` those that were changed from then on. Throws where some may be missing:
   * people who are not in the list are taken for gone.
   */
  async *pages(collection: Collection, since: Date | null): AsyncGenerator<SourceRecord[]> {
    let counted: number | null | undefined;
    for (let offset = 0, again = 0; offset < mostRecords; ) {
      const { records, total, hasNext } = await this.#page(collection, { limit: pageSize, offset, since });
      if (counted !== undefined && total !== counted) {
        // the pages have moved, and somebody may stand between two of them
        if (again === mostAgain) throw new SourceRefusal('answer', `${collection}: ${counted}, then ${total}`);
        [counted, offset, again] = [undefined, 0, again + 1];
        continue;
      }
      counted = total;
      if (records.length === 0) {
        if (total !== null && offset < total) throw new SourceRefusal('answer', `${collection}: ${offset} of ${total}`);
        return;
      }
      yield records;
      offset += records.length;
      // a service may answer fewer than were asked for
      if (total === null ? !hasNext && records.length < pageSize : offset >= total) return;
    }
    throw new SourceRefusal('answer', `more than ${mostRecords} ${collection}`);
  }

  async #page(
    collection: Collection,
    { limit, offset, since = null }: { limit: number; offset: number; since?: Date | null },
  ) {
    const url = new URL(`${this.service.baseAddress.replace(/\/+$/, '')}/${collection}`);
    url.searchParams.set('limit', String(limit));
    url.searchParams.set('offset', String(offset));
    url.searchParams.set('sort', 'sourcedId');
    url.searchParams.set('orderBy', 'asc');
    if (since) url.searchParams.set('filter', `dateLastModified>='${since.toISOString()}'`);
    let answer = await this.#get(url);
    if (answer.status === 401) {
      // a token lives for an hour, reading a city may take longer
      await this.login();
      answer = await this.#get(url);
    }
    if (answer.status !== 200) throw refusal(kindOf(answer.status), answer);
    const records = objectIn(answer)[collection];
    if (!Array.isArray(records)) throw refusal('answer', answer);
    const total = Number(answer.headers.get('x-total-count') || Number.NaN);
    return {
      records: records as SourceRecord[],
      total: Number.isInteger(total) ? total : null,
      hasNext: /rel="?next"?/.test(answer.headers.get('link') ?? ''),
    };
  }

  #get(url: URL): Promise<OutwardAnswer> {
    return this.#patiently(() =>
      requestOutward(url, { method: 'GET', headers: { authorization: `Bearer ${this.#token}` }, ...this.#limits }),
    );
  }

  /** Asks again as long as the service says that it is busy, when it says so. */
  async #patiently(ask: () => Promise<OutwardAnswer>): Promise<OutwardAnswer> {
    const pause = this.options.pause ?? ((seconds: number) => wait(seconds * 1000, undefined, this.options));
    for (let waits = 0; ; waits++) {
      const answer = await ask();
      if (answer.status !== 429 && answer.status !== 503) return answer;
      if (waits >= mostWaits) throw refusal('limit', answer);
      const wanted = Number(answer.headers.get('retry-after') || 2 ** waits);
      await pause(Math.min(Number.isFinite(wanted) ? Math.max(wanted, 0) : longestWait, longestWait));
    }
  }

  get #limits() {
    const { mayBeInward, signal } = this.options;
    return { mayBeInward, patience, mostBytes, ...(signal && { signal }) };
  }
}

const kindOf = (status: number): string =>
  status === 401 || status === 403 ? 'login' : status === 404 || (status >= 300 && status < 400) ? 'path' : 'answer';

function objectIn({ text }: OutwardAnswer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const refusal = (kind: string, { status, text }: OutwardAnswer) =>
  new SourceRefusal(kind, `${status} ${text.replace(/\s+/g, ' ').slice(0, 300)}`.trim());

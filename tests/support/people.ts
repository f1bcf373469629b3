import type { Endpoint } from 'edutech/core/common/endpoint';
import { addressOf, fillPath } from 'edutech/core/common/addresses/addresses';
import type { Id } from 'edutech/core/common/ids';
import type { Envelope } from 'edutech/core/common/wire/envelope';
import { readFrom, sentTo } from 'edutech/core/common/wire/spelling';
import { asSystem } from 'edutech/core/server/actor';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { RequestTokens } from 'edutech/core/server/session/request-token';
import { localCookie } from 'edutech/core/server/session/cookies';
import { Sessions } from 'edutech/core/server/session/sessions';
import { Clock } from 'edutech/core/server/clock';
import type { TestApp } from './servers/start-app';

/** What came back: the HTTP status beside the envelope (`null` where the body is none). */
export interface Answer {
  readonly status: number;
  readonly envelope: Envelope | null;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Somebody at a browser: calls endpoints with his cookie and token over the real pipeline. */
export interface Caller {
  readonly cookie: string;
  readonly token: string;
  call(endpoint: Endpoint, input?: Readonly<Record<string, unknown>>): Promise<Answer>;
}

const browser = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

/** A visitor. */
export const visitorOf = (app: TestApp): Caller => callerWith(app, '', '');

/** A demo account, or whoever has none of his own. */
export type Somebody = DemoAccount | { readonly personId: Id };

export const personIdOf = ({ world }: TestApp, who: Somebody): Id =>
  typeof who === 'string' ? world.people[who].personId : who.personId;

/** A signed-in person of the demo city, without the cost of a password. */
export const signedIn = (app: TestApp, who: Somebody): Promise<Caller> => signedInPerson(app, personIdOf(app, who));

/** The same for whoever has no demo account of his own. */
export async function signedInPerson(app: TestApp, personId: string): Promise<Caller> {
  const { container, services } = app.platform;
  const sessions = container.get(Sessions);
  const now = container.get(Clock).now();
  const device = { address: '127.0.0.1', userAgent: 'a test' };
  const started = await services.database.write(asSystem('a test signs in'), (db) =>
    sessions.start(db, personId, device, now),
  );
  const token = container.get(RequestTokens).issue(started.session, now);
  return callerWith(app, `${localCookie}=${started.secret}`, token);
}

function callerWith(app: TestApp, cookie: string, token: string): Caller {
  return {
    cookie,
    token,
    async call(endpoint, input = {}) {
      const { path, rest } = fillPath(endpoint.path, sentTo(endpoint, input));
      const url = addressOf(endpoint.root, path);
      const headers = { ...browser, ...(cookie && { cookie }) };
      const response = await app.platform.app.inject(
        endpoint.method === 'GET'
          ? { method: 'GET', url, query: asText(rest), headers: { ...headers, ...(token && { token }) } }
          : { method: 'POST', url, payload: { ...rest, ...(token && { token }) }, headers },
      );
      return {
        status: response.statusCode,
        envelope: envelopeIn(endpoint, response.body),
        text: response.body,
        headers: response.headers,
      };
    },
  };
}

function envelopeIn(endpoint: Endpoint, body: string): Envelope | null {
  try {
    const envelope = JSON.parse(body) as Envelope;
    return { ...envelope, data: readFrom(endpoint, envelope.data) };
  } catch {
    return null;
  }
}

const asText = (input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );

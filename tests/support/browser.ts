import { login } from 'edutech/core/common/api/session';
import { readFrom, sentTo } from 'edutech/core/common/wire/spelling';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { addressOf, fillPath } from 'edutech/core/common/addresses/addresses';
import { type ProofChallenge, prove } from 'edutech/core/common/security/proof-of-work';
import { seal } from 'edutech/core/common/security/sealing';
import { demoPassword } from 'edutech/core/server/demo-password';
import type { TestApp } from './servers/start-app';

/** A clock, and a stopwatch with it, that run with the system's and can be moved ahead. */
export function movableClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    elapsed: () => performance.now() + ahead,
    move: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

/** A clock, and a stopwatch with it, that stand still until they are moved: for what is counted in time. */
export function stoppedClock() {
  let time = Date.now();
  return {
    now: () => new Date(time),
    elapsed: () => time,
    move: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** What an answer brings, read as a test expects it: that something else came shows when the test runs. */
// biome-ignore lint/suspicious/noExplicitAny: every test reads another shape, and types would only repeat its expectations
export type Expected = any;

/** An answer, flat: the envelope's parts and, of an error, its message key. */
export interface Reply {
  readonly status: number;
  readonly code: number;
  readonly key: string | undefined;
  readonly data: Expected;
  readonly token: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface SendOptions {
  readonly withoutToken?: boolean;
  /** Another server's call: no cookies, none of the headers that browsers add. */
  readonly notABrowser?: boolean;
}

const added = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

/** A browser without a screen: keeps cookies and the newest token as ours do, and calls over the real pipeline. */
export class Browser {
  cookies = new Map<string, string>();
  token = '';
  /** `Set-Cookie` lines of the last answer that had any. */
  setCookies: readonly string[] = [];

  constructor(
    private readonly app: TestApp,
    private readonly address = '127.0.0.1',
  ) {}

  /** Another tab of it, as it is now. */
  copy(): Browser {
    const tab = new Browser(this.app, this.address);
    tab.cookies = new Map(this.cookies);
    tab.token = this.token;
    return tab;
  }

  get = (endpoint: Endpoint, input: Record<string, unknown> = {}) => this.#call(endpoint, input);
  post = (endpoint: Endpoint, input: Record<string, unknown> = {}) => this.#call(endpoint, input);

  async login(username: string, password: string, more: Record<string, unknown> = {}): Promise<Reply> {
    const reply = await this.post(login, { username, password, ...more });
    if (reply.status === 200) this.token = reply.data.userEntity.token;
    return reply;
  }

  async seal(text: string, method: string, path: string): Promise<string> {
    const { data } = await this.send('GET', '/gw/auth/api/session/seal-key');
    return seal(text, data, { method, path }, data.now);
  }

  /** The answer to a challenge, as `proof`. */
  async proof(challenge: ProofChallenge): Promise<string> {
    return `${challenge.challenge}:${await prove(challenge)}`;
  }

  async send(
    method: 'GET' | 'POST',
    url: string,
    parameters: Record<string, unknown> = {},
    headers: Record<string, string> = {},
    { withoutToken = false, notABrowser = false }: SendOptions = {},
  ): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const ours = notABrowser ? {} : { ...added, ...(cookie && { cookie }) };
    const token = withoutToken || !this.token ? {} : { token: this.token };
    const response = await this.app.platform.app.inject(
      method === 'POST'
        ? {
            method,
            url,
            payload: { ...parameters, ...token },
            headers: { ...ours, ...headers },
            remoteAddress: this.address,
          }
        : {
            method,
            url,
            query: parameters as Record<string, string>,
            headers: { ...ours, ...token, ...headers },
            remoteAddress: this.address,
          },
    );
    const set = response.headers['set-cookie'];
    if (set) this.#keepCookies(Array.isArray(set) ? set : [set]);
    const envelope = response.body.startsWith('{') ? JSON.parse(response.body) : {};
    if (typeof envelope.token === 'string') this.token = envelope.token;
    return {
      status: response.statusCode,
      code: envelope.code,
      key: envelope.data?.key,
      data: envelope.data,
      token: envelope.token,
      headers: response.headers,
    };
  }

  async #call(endpoint: Endpoint, input: Record<string, unknown>): Promise<Reply> {
    const { path, rest } = fillPath(endpoint.path, sentTo(endpoint, input));
    const reply = await this.send(endpoint.method, addressOf(endpoint.root, path), rest);
    return { ...reply, data: readFrom(endpoint, reply.data) };
  }

  #keepCookies(lines: readonly string[]) {
    this.setCookies = lines;
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, decodeURIComponent(value));
    }
  }
}

/** The browser of somebody of the demo city who has signed in. */
export async function browserOf(app: TestApp, username: string): Promise<Browser> {
  const browser = new Browser(app);
  const { status } = await browser.login(username, demoPassword);
  if (status !== 200) throw new Error(`${username} could not sign in: ${status}`);
  return browser;
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { addressOf } from 'edutech/core/common/addresses';
import { randomOf } from 'edutech/core/server/demo-city/random';
import { signedIn, type Caller } from '../support/people';
import { startApp, type TestApp } from '../support/servers/start-app';
import { endpointsOf, holdersOf, ownInput, sides } from './server/endpoints';
import { malformedBody, malformedInput, malformedPath } from './server/malformed';

const total = 10_000;
let app: TestApp;
beforeAll(async () => {
  // floods are another test's business
  app = await startApp({ city: { settings: { requestsPerMinute: 1_000_000 } } });
});
afterAll(() => app.close());

test(`${total} malformed inputs over all endpoints bring no 5xx and no stack to light`, async () => {
  const random = randomOf('malformed');
  const holders = await holdersOf(app);
  const callers = new Map<string, Caller>();
  const callerFor = async (endpoint: Endpoint) => {
    const account = sides(endpoint, holders).allowed[0] ?? 'teacher';
    const caller = callers.get(account) ?? (await signedIn(app, account));
    callers.set(account, caller);
    return caller;
  };
  const tried = endpointsOf(app).filter(({ endpoint }) => !endsSessions(endpoint));
  const wrong = new Map<string, string>();
  for (let count = 0; count < total; count++) {
    const one = tried[count % tried.length]!;
    const { name, endpoint } = one;
    const good = ownInput(one);
    const answer = await send(await callerFor(endpoint), endpoint, good, random);
    if (answer.status >= 500 || /\bat .+\.(ts|js):\d+/.test(answer.text))
      wrong.set(`${name} ${answer.status}`, `${answer.sent} → ${answer.text.slice(0, 200)}`);
  }
  expect([...wrong]).toEqual([]);
}, 300_000);

/** Signing out would leave the rest to a visitor. */
const endsSessions = (endpoint: Endpoint) => /logout|change-password|switch-role|devices/.test(endpoint.path);

async function send(caller: Caller, endpoint: Endpoint, good: Readonly<Record<string, unknown>>, random: () => number) {
  const input = malformedInput(good, endpoint, random);
  const url = addressOf(endpoint.root, malformedPath(endpoint.path, input, random));
  const headers = { cookie: caller.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const response =
    endpoint.method === 'GET'
      ? await app.platform.app.inject({
          method: 'GET',
          url,
          query: queryOf(input),
          headers: { ...headers, token: caller.token },
        })
      : await app.platform.app.inject({
          method: 'POST',
          url,
          headers,
          payload: malformedBody({ ...input, token: caller.token }, random),
        });
  return { status: response.statusCode, text: response.body, sent: JSON.stringify(input)?.slice(0, 200) };
}

const queryOf = (input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''),
    ]),
  );

import { sentTo } from 'edutech/core/common/wire/spelling';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSealKey } from 'edutech/core/common/api/session';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import type { Envelope, ErrorData } from 'edutech/core/common/wire/envelope';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { Vault } from 'edutech/core/server/security/vault';
import { stoppedClock } from '../support/browser';
import { type Caller, signedIn, visitorOf } from '../support/people';
import { startApp, type TestApp } from '../support/servers/start-app';
import { endpointsOf, holdersOf, ownInput, sides, type Tried, whoMay } from './server/endpoints';
import { keepingNothing } from './server/keeping-nothing';
import { malformedBody, malformedInput, malformedPath } from './server/malformed';

const total = process.env['EDUTECH_LONG_RUN'] ? 10_000 : 2_000;
/** After these an endpoint gets more until it has refused one for what it is: some inputs leave little to be spoiled. */
const most = 100_000;
const minute = 60_000;
const clock = stoppedClock();
let app: TestApp;
beforeAll(async () => {
  // floods are another test's business: an endpoint's own limit is full again after the minute that each round takes
  app = await startApp({
    city: { settings: { requestsPerMinute: 1_000_000 } },
    replace: [
      [Clock, clock],
      [Stopwatch, clock],
    ],
  });
  // keys are made by whoever first needs them, and what is made below is taken back
  await visitorOf(app).call(getSealKey);
  await app.platform.container.get(Vault).seal('', 'a test', 'nobody');
});
afterAll(() => app.close());

test(`${total} malformed inputs bring no 5xx and no stack to light, and every endpoint refuses some for what they are`, async () => {
  const callerOf = callers(await holdersOf(app));
  const random = randomOf('malformed');
  const tried = endpointsOf(app);
  const reads = ({ endpoint }: Tried) => Object.keys(endpoint.input.properties).length > 0;
  const wrong = new Map<string, string>();
  const turnedAway = new Map<string, string>();
  const refusing = new Set<string>();
  for (let count = 0; count < most; count++) {
    if (count % tried.length === 0) clock.move(minute);
    const one = tried[count % tried.length]!;
    if (count >= total && (!reads(one) || refusing.has(one.name))) continue;
    const caller = await callerOf(one.endpoint);
    // what is done all the same is taken back: the next input meets the same city
    const { status, text, sent } = await keepingNothing(app, () => send(caller, one.endpoint, ownInput(one), random));
    const what = `${sent} → ${text.slice(0, 200)}`;
    if (status >= 500 || /\bat .+\.(ts|js):\d+/.test(text)) wrong.set(`${one.name} ${status}`, what);
    // who is not let in, or not now, has shown nothing of what the endpoint does with its input
    if (status === 401 || status === 429) turnedAway.set(`${one.name} ${status}`, what);
    if (isRefusedAsInput(status, text)) refusing.add(one.name);
  }
  expect([...wrong]).toEqual([]);
  expect([...turnedAway]).toEqual([]);
  const mute = tried.filter((one) => reads(one) && !refusing.has(one.name));
  expect(mute.map(({ name }) => name)).toEqual([]);
}, 300_000);

test('an id that names nothing, in any place that takes one, is refused and no fault of ours', async () => {
  const holders = await holdersOf(app);
  const signed = new Map<DemoAccount, Caller>();
  // who may have what the good input asks for: anybody else is refused before an id is looked up
  const callerOf = async (one: Tried): Promise<Caller> => {
    const person = whoMay(one, holders);
    if (person === 'visitor') return visitorOf(app);
    const caller = signed.get(person) ?? (await signedIn(app, person));
    signed.set(person, caller);
    return caller;
  };
  let accepted = 0;
  const failed: string[] = [];
  let tried = 0;
  for (const one of endpointsOf(app)) {
    const caller = await callerOf(one);
    for (const place of idPlaces(one.endpoint.input)) {
      const input = withUnknownId(ownInput(one), place);
      const answer = await keepingNothing(app, () => caller.call(one.endpoint, input as never));
      tried += 1;
      if (answer.status !== 401 && answer.status !== 403) accepted += 1;
      if (answer.status >= 500) failed.push(`${one.name} ${place.join('.')} ${answer.status}`);
    }
  }
  expect(failed).toEqual([]);
  expect(tried).toBeGreaterThan(300);
  expect(accepted / tried).toBeGreaterThan(0.5);
}, 300_000);

/** Where an input takes ids: names of fields from the outside in, `0` for the first of a list. */
function idPlaces(schema: unknown, path: readonly string[] = []): string[][] {
  if (typeof schema !== 'object' || schema === null || path.length > 6) return [];
  const { pattern, anyOf, items, properties } = schema as Readonly<Record<string, unknown>>;
  if (pattern === idPattern) return [[...path]];
  if (Array.isArray(anyOf)) return anyOf.flatMap((one) => idPlaces(one, path)).slice(0, 1);
  if (items) return idPlaces(items, [...path, '0']);
  return Object.entries(properties ?? {}).flatMap(([name, one]) => idPlaces(one, [...path, name]));
}

/** The input with an id that nothing has; what lies on the way to it is made where the input has none. */
function withUnknownId(input: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return 'f'.repeat(32);
  if (name === '0') return [withUnknownId(Array.isArray(input) ? input[0] : undefined, rest)];
  return { ...(input as object), [name]: withUnknownId((input as Record<string, unknown> | null)?.[name], rest) };
}

test('every number that may come in has a least and a largest, and a whole one fits the column that it may reach', () => {
  const open = endpointsOf(app).flatMap(({ name, endpoint }) =>
    unbounded(endpoint.input).map((place) => `${name}${place}`),
  );
  // moments, which stand in no column, and bytes, whose column holds all that a number can say
  expect(open.sort()).toEqual([
    'core.beginUpload.properties.bytes',
    'core.skyClassLogin.properties.expires',
    'guide.steerLesson.properties.stage.properties.timerEnds.anyOf.0',
  ]);
});

/** The largest of PostgreSQL's integer, of which versions, pages and counts are. */
const largest = 2_147_483_647;

/** Where a schema takes a number without bounds, or a whole one that no column of ours could hold. */
function unbounded(schema: unknown, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  // a literal is one number
  if ('const' in schema) return [];
  if ('type' in schema && (schema.type === 'integer' || schema.type === 'number')) {
    const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
    if (minimum === undefined || maximum === undefined) return [place];
    return schema.type === 'number' || (-largest <= minimum && maximum <= largest) ? [] : [place];
  }
  return Object.entries(schema).flatMap(([key, part]) => unbounded(part, `${place}.${key}`));
}

/** Somebody who may call an endpoint, signed in once for all that he calls. */
function callers(holders: Awaited<ReturnType<typeof holdersOf>>) {
  const known = new Map<DemoAccount, Caller>();
  return async (endpoint: Endpoint): Promise<Caller> => {
    const account = sides(endpoint, holders).allowed[0] ?? 'teacher';
    const caller = known.get(account) ?? (await signedIn(app, account));
    known.set(account, caller);
    return caller;
  };
}

/** The input step has read what came in and found it wrong: no refusal of the handler, no body that is no JSON. */
function isRefusedAsInput(status: number, text: string): boolean {
  if (status !== 400 && status !== 422) return false;
  return (JSON.parse(text) as Envelope<ErrorData | null>).data?.key === 'core.error.invalidInput';
}

async function send(caller: Caller, endpoint: Endpoint, good: Readonly<Record<string, unknown>>, random: () => number) {
  const input = sentTo(endpoint, malformedInput(good, endpoint, random));
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
          headers: { ...headers, token: caller.token },
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

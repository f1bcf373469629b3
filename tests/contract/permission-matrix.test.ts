import { codesOf } from 'edutech/core/common/permissions/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { type Caller, signedIn, visitorOf } from '../support/people';
import { startApp, type TestApp } from '../support/servers/start-app';
import { accounts, endpointsOf, holdersOf, ownInput, type Person, sides, type Tried, whoMay } from './server/endpoints';
import { keepingNothing } from './server/keeping-nothing';
import { isNamedIn } from './server/shown-by';
import { isWholeRegistry } from './server/whole-registry';

let app: TestApp;
let holders: Awaited<ReturnType<typeof holdersOf>>;
let tried: Tried[];
let leftOut: string[];
let asked = 0;
/** Who was refused, and who was answered, the body that stands for an endpoint. */
const refusedBy = new Map<string, Set<Person>>();
const answered = new Map<string, Person>();
/** Endpoints whose success another test shows. */
const elsewhere = new Set<string>();

beforeAll(async () => {
  // all people of the matrix sit at one address and ask thousands of times
  app = await startApp({ city: { settings: { requestsPerMinute: 1_000_000 } } });
  holders = await holdersOf(app);
  const rights = new Set(app.platform.plugins.flatMap(({ manifest }) => Object.keys(manifest.permissions ?? {})));
  const all = endpointsOf(app);
  // nobody holds a right that goes with a plugin that is not there; alone.test.ts sees that all are refused
  tried = all.filter(({ endpoint }) => codesOf(endpoint.access).every((code) => rights.has(code)));
  leftOut = all.filter((one) => !tried.includes(one)).map(({ name }) => name);
});
afterAll(() => app.close());

/** Refusals of the access step; what a handler hides from a person is "not found". */
const refusals = [401, 403, 404];
const isRefused = (status: number) => refusals.includes(status);
const isPublic = ({ endpoint }: Tried) => 'public' in endpoint.access;

const callers = new Map<Person, Caller>();

/** One session for each person: a list of devices names a hundred, and the matrix asks thousands of times. */
async function callerFor(person: Person): Promise<Caller> {
  asked += 1;
  const known = callers.get(person);
  if (known) return known;
  const caller = person === 'visitor' ? visitorOf(app) : await signedIn(app, person);
  callers.set(person, caller);
  return caller;
}

/**
 * Whoever administers the city is answered what belongs to its counties and schools: their administrators reach all that is
 * below (people.md), so nothing of those below could be refused to them. Nobody's sample is let off by it: each of these
 * endpoints names a row of another class or school, which the test before sees refused.
 */
const isOfCity = (account: Person) => account !== 'visitor' && holders.get(account)?.reach === 'city';

const ask = async (person: Person, { endpoint }: Tried, input: Readonly<Record<string, unknown>>) =>
  (await callerFor(person)).call(endpoint, input);

/** Asks for the endpoint's own body, and remembers a refusal. What is done all the same is taken back. */
async function askOwn(person: Person, one: Tried) {
  const caller = await callerFor(person);
  const answer = await keepingNothing(app, () => caller.call(one.endpoint, ownInput(one)));
  if (isRefused(answer.status)) {
    const refused = refusedBy.get(one.name) ?? new Set();
    refusedBy.set(one.name, refused.add(person));
  }
  return answer;
}

describe('the permission matrix', () => {
  test('leaves out no endpoint, unless the registry leaves out the plugin that declares its right', () => {
    if (isWholeRegistry) expect(leftOut).toEqual([]);
    expect(tried.length).toBeGreaterThan(0);
  });

  test('refuses everybody whom the access of an endpoint does not name, with 464 for visitors and 403 for others', async () => {
    const wrong: string[] = [];
    for (const one of tried) {
      if (isPublic(one)) continue;
      const asVisitor = await askOwn('visitor', one);
      if (asVisitor.status !== 401 || asVisitor.envelope?.code !== 464)
        wrong.push(`${one.name}: visitor got ${asVisitor.status}`);
      for (const account of sides(one.endpoint, holders).refused) {
        const answer = await askOwn(account, one);
        if (answer.status !== 403) wrong.push(`${one.name}: ${account} got ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('refuses rows of another class and of another school to those who may call the endpoint', async () => {
    const wrong: string[] = [];
    for (const one of tried) {
      const { samples } = one;
      if (!('as' in samples)) continue;
      for (const [which, input] of [
        ['another class', samples.otherClass],
        ['another school', samples.otherSchool],
      ] as const) {
        if (!input) continue;
        const answer = await ask(samples.as, one, input);
        if (!isRefused(answer.status)) wrong.push(`${one.name}: ${samples.as} got ${answer.status} for ${which}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('refuses the body of one person to another who may call the endpoint', async () => {
    const wrong: string[] = [];
    for (const one of tried) {
      const { samples } = one;
      if (!('as' in samples) || (samples.otherClass === null && samples.otherSchool === null)) continue;
      if (samples.isOfSchool) {
        if (samples.otherSchool === null) wrong.push(`${one.name}: no row of another school shows that it is refused`);
        continue;
      }
      // what a county's administrator is answered of the school below is its own people's too; the next test asks for others
      const isBelow = (account: Person) =>
        ['schooladmin', 'principal'].includes(account) && samples.neighbour !== undefined;
      const others = sides(one.endpoint, holders).allowed.filter(
        (account) => account !== samples.as && !isBelow(account) && !(isOfCity(account) && !isOfCity(samples.as)),
      );
      const statuses = [];
      for (const account of others) statuses.push((await askOwn(account, one)).status);
      if (others.length > 0 && !statuses.some(isRefused))
        wrong.push(`${one.name}: what belongs to ${samples.as} is answered to ${others.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  test('answers a school’s administrator what is of his school, and refuses the next school and the next county', async () => {
    const wrong: string[] = [];
    const asSchool = await callerFor('schooladmin');
    for (const one of tried) {
      const { samples, endpoint, name } = one;
      if (!('as' in samples) || samples.neighbour === undefined) continue;
      const may = sides(endpoint, holders).allowed.includes('schooladmin');
      if (!may) wrong.push(`${name}: not open to him, so it needs no neighbour`);
      if (samples.neighbour) {
        const answer = await asSchool.call(endpoint, samples.neighbour);
        if (!isRefused(answer.status)) wrong.push(`${name}: the next school is answered with ${answer.status}`);
      }
      if (samples.otherSchool) {
        const answer = await asSchool.call(endpoint, samples.otherSchool);
        if (!isRefused(answer.status)) wrong.push(`${name}: the next county is answered with ${answer.status}`);
      }
      if (samples.as !== 'countyadmin') continue;
      const answer = await askOwn('schooladmin', one);
      if (answer.status >= 400) wrong.push(`${name}: his own school is answered with ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('asks for the next school wherever a school’s administrator may change what belongs to schools', () => {
    // what is written for sites has a suite of its own: tests/api/news/sites.test.ts
    const ofSites = ({ name }: Tried) => name.startsWith('news.');
    const silent = tried.filter(
      (one) =>
        !ofSites(one) &&
        'as' in one.samples &&
        one.samples.as === 'countyadmin' &&
        one.samples.otherSchool !== null &&
        one.samples.neighbour === undefined &&
        sides(one.endpoint, holders).allowed.includes('schooladmin'),
    );
    // schools are made, and bureaus looked after, by a county
    const ofCounty = ['createBureauPerson', 'addBureauPost', 'setScopes', 'createSchool'].map(
      (name) => `organisation.${name}`,
    );
    // a county's figures are its bureau's
    const expected = isWholeRegistry ? [...ofCounty, 'statistics.readCounty'] : [];
    expect(silent.map(({ name }) => name).sort()).toEqual(expected.sort());
  });

  // what an export answers is the address of its file, another each time; it holds the rows of a list that is asked here
  test('tells a school’s administrator of another school what it tells of one that is not there', async () => {
    const asSchool = await callerFor('schooladmin');
    const wrong: string[] = [];
    let lists = 0;
    for (const { name, endpoint, samples } of tried) {
      const key = Object.keys(endpoint.input.properties).find((one) => /^school_?id$/i.test(one));
      if (!key || !('shared' in samples) || !sides(endpoint, holders).allowed.includes('schooladmin')) continue;
      if ('public' in endpoint.access || endpoint.kind !== 'read') continue;
      lists += 1;
      const told = async (school: string) => {
        const { status, envelope, text } = await asSchool.call(endpoint, { ...samples.shared, [key]: school });
        return JSON.stringify([status, envelope?.data ?? text]);
      };
      const ofNone = await told(demoId('school/none'));
      for (const school of ['105', '201'])
        if ((await told(demoId(`school/${school}`))) !== ofNone) wrong.push(`${name}: is told of school ${school}`);
    }
    expect(wrong).toEqual([]);
    if (isWholeRegistry) expect(lists).toBeGreaterThan(4);
  });

  test('answers the same body to somebody who may have it', async () => {
    const wrong: string[] = [];
    for (const one of tried) {
      const person = whoMay(one, holders);
      const answer = await ask(person, one, ownInput(one));
      // this time it is done: whose post or password may have been changed signs in anew
      if (one.endpoint.kind !== 'read') callers.clear();
      if ('refused' in one.samples) {
        // a success needs more than a body: the test that shows it is named, and must call it
        const { shownBy } = one.samples;
        if (answer.status < 400 || !isNamedIn(shownBy, one))
          wrong.push(`${one.name}: got ${answer.status}, shown by ${shownBy}`);
        else {
          answered.set(one.name, person);
          elsewhere.add(one.name);
        }
        continue;
      }
      // a call that leads to a file answers 302
      if (answer.status < 400) answered.set(one.name, person);
      else wrong.push(`${one.name}: ${person} got ${answer.status} ${answer.text.slice(0, 160)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('knows of each endpoint a success and a refusal of the same body, or the reason why it is public', () => {
    const guarded = tried.filter((one) => !isPublic(one));
    const open = tried.filter(isPublic);
    const reasonOf = ({ endpoint }: Tried) => ('public' in endpoint.access ? endpoint.access.public : '');
    const unshown = guarded.filter(({ name }) => {
      const others = [...(refusedBy.get(name) ?? [])].filter((person) => person !== answered.get(name));
      return !answered.has(name) || others.length === 0;
    });
    expect(unshown.map(({ name }) => name)).toEqual([]);
    expect(open.filter((one) => reasonOf(one).length < 10 || answered.get(one.name) !== 'visitor')).toEqual([]);
    report(
      guarded,
      open.map((one) => `${one.name}: ${reasonOf(one)}`),
    );
  });
});

/** The runner is silent about what passes; these counts are meant to be read. */
function report(guarded: readonly Tried[], open: readonly string[]) {
  const refusals = guarded.reduce((sum, { name }) => sum + (refusedBy.get(name)?.size ?? 0), 0);
  const shownElsewhere = guarded.filter(({ name }) => elsewhere.has(name));
  const shownHere = guarded.filter(({ name }) => answered.has(name) && !elsewhere.has(name));
  const lines = [
    `permission matrix: ${tried.length} endpoints × ${accounts.length + 1} kinds of people, ${asked} questions`,
    `  ${guarded.length} guarded: ${shownHere.length} answered here, ${shownElsewhere.length} shown by a test that is named`,
    `  ${refusals} refusals of the same bodies`,
    `  ${open.length} public:`,
    ...open.map((line) => `    ${line}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codesOf, refusalOf } from 'edutech/core/common/permissions/access';
import { resolvePlugins } from 'edutech/core/server/registry/resolve-plugins';
import { installed } from '../../../host/generated/manifests';
import { serverHalves } from '../../../host/generated/server';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp, withRequired } from '../../support/servers/start-app';
import { endpointsOf, holdersOf, ownInput, type Person, type Tried, whoMay } from '../server/endpoints';

const manifests = new Map(installed.map(({ manifest }) => [manifest.id, manifest]));

/** A plugin and all that cannot be without it. */
const dependentsOf = (id: string) => [...manifests.keys()].filter((other) => withRequired(other).includes(id));

const built = serverHalves.map((half) => half.plugin.id as string);
const unbuilt = [...manifests.keys()].filter((id) => !built.includes(id));

/** Of visitors, and of people. */
const refusals = [401, 403];

/** What the plugin's endpoints answer to those who may ask; only what fails. */
async function failures(app: TestApp, tried: readonly Tried[]): Promise<string[]> {
  const holders = await holdersOf(app);
  const declared = new Set(app.platform.plugins.flatMap(({ manifest }) => Object.keys(manifest.permissions ?? {})));
  const callers = new Map<Person, Caller>();
  const wrong: string[] = [];
  for (const one of tried) {
    if ('refused' in one.samples) continue;
    const { access } = one.endpoint;
    const person = whoMay(one, holders);
    const caller = callers.get(person) ?? (person === 'visitor' ? visitorOf(app) : await signedIn(app, person));
    callers.set(person, caller);
    const answer = await caller.call(one.endpoint, ownInput(one));
    // whose post or password may have been changed signs in anew
    if (one.endpoint.kind !== 'read') callers.clear();
    const isHeld = person === 'visitor' || refusalOf(access, holders.get(person)!) === null;
    // nobody holds a right that goes with a plugin that is not there: then a refusal is the answer, and nothing else is
    const isGone = !('public' in access) && codesOf(access).some((code) => !declared.has(code));
    const isRight =
      isGone && !(isHeld && person !== 'visitor') ? refusals.includes(answer.status) : answer.status < 400;
    if (!isRight) wrong.push(`${one.name}: ${answer.status} ${answer.text.slice(0, 160)}`);
  }
  return wrong;
}

const isReady = async ({ platform }: TestApp) => (await platform.app.inject('/readyz')).statusCode === 200;
const namesOf = (tried: readonly Tried[]) => tried.map(({ name }) => name).sort();
const ownedBy = (app: TestApp, id: string) => endpointsOf(app).filter(({ name }) => name.startsWith(`${id}.`));

describe.each(built)('"%s" with nothing but what it requires', (id) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ plugins: [id] });
  });
  afterAll(() => app.close());

  test('starts on an empty database, and answers on demo rows of its own', async () => {
    expect(await isReady(app)).toBe(true);
    expect(await failures(app, ownedBy(app, id))).toEqual([]);
  });
});

/**
 * As few sets of plugins to switch off as show every plugin running without each that it does not require, and beside others.
 * (That it runs without all of them at once is shown above.) So there are some more of them with each doubling of the areas.
 */
function fewestOff(): string[][] {
  const missing = new Map(
    built.map((off) => [off, new Set(built.filter((on) => !dependentsOf(off).includes(on)))] as const),
  );
  const left = () => [...missing].filter(([, without]) => without.size > 0);
  /** How many of the pairs that are still to be shown a platform shows on which these are off. */
  const shownBy = (off: readonly string[]) =>
    left().reduce(
      (sum, [one, on]) => sum + (off.includes(one) ? [...on].filter((id) => !off.includes(id)).length : 0),
      0,
    );
  const sets: string[][] = [];
  for (let next = left(); next.length > 0; next = left()) {
    let off = dependentsOf(next[0]![0]);
    for (const [id] of next) {
      const more = [...new Set([...off, ...dependentsOf(id)])];
      if (shownBy(more) > shownBy(off)) off = more;
    }
    for (const id of off) for (const on of built) if (!off.includes(on)) missing.get(id)?.delete(on);
    sets.push(off);
  }
  // what all others require leaves nothing running, and goes all the same
  return [...sets, ...built.filter((id) => !sets.some((off) => off.includes(id))).map(dependentsOf)];
}

describe('a platform of which plugins are off', () => {
  let all: Tried[];
  beforeAll(async () => {
    const whole = await startApp();
    all = endpointsOf(whole);
    await whole.close();
  });

  // that all others answer without these is shown above: there each has nothing beside it
  test.each(fewestOff().map((off) => [off.join(', '), off] as const))(
    'starts without %s, whose endpoints are gone, and all others are there',
    async (_, off) => {
      const app = await startApp({ off });
      try {
        expect(await isReady(app)).toBe(true);
        const isOff = ({ name }: Tried) => off.some((one) => name.startsWith(`${one}.`));
        expect(namesOf(endpointsOf(app))).toEqual(namesOf(all.filter((one) => !isOff(one))));
        for (const one of all.filter(isOff)) {
          expect((await visitorOf(app).call(one.endpoint, ownInput(one))).status, one.name).toBe(404);
        }
      } finally {
        await app.close();
      }
    },
  );

  test('starts with none of the plugins that have no server half', async () => {
    const app = await startApp({ off: unbuilt.filter((id) => !built.flatMap(withRequired).includes(id)) });
    expect(await isReady(app)).toBe(true);
    await app.close();
  });

  test.each(unbuilt)('fits together with "%s" alone, and without it', (id) => {
    const only = (ids: readonly string[]) => installed.filter(({ manifest }) => ids.includes(manifest.id));
    const rest = [...manifests.keys()].filter((other) => !dependentsOf(id).includes(other));
    expect(() => resolvePlugins(only(withRequired(id)), {})).not.toThrow();
    expect(() => resolvePlugins(only(rest), {})).not.toThrow();
  });
});

import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoAccount } from 'edutech/core/server/demo';
import { signedIn, visitorOf } from '../support/people';
import { startApp, type TestApp } from '../support/start-app';
import { endpointsOf, holdersOf, ownInput, sides, type Tried } from './server/endpoints';

let app: TestApp;
let holders: Awaited<ReturnType<typeof holdersOf>>;
let tried: Tried[];
let asked = 0;

beforeAll(async () => {
  app = await startApp();
  holders = await holdersOf(app);
  tried = endpointsOf(app);
});
afterAll(async () => {
  console.log(`permission matrix: ${tried.length} endpoints, ${asked} questions`);
  await app.close();
});

/** Refusals of the access step; what a handler hides from a person is "not found". */
const refusals = [401, 403, 404];
const isRefused = (status: number) => refusals.includes(status);

async function ask(account: DemoAccount | null, { endpoint }: Tried, input: Readonly<Record<string, unknown>>) {
  asked += 1;
  const caller = account ? await signedIn(app, account) : visitorOf(app);
  return caller.call(endpoint, input);
}

describe('the permission matrix', () => {
  test('refuses everybody whom the access of an endpoint does not name, with 464 for visitors and 403 for others', async () => {
    const wrong: string[] = [];
    for (const one of tried) {
      if ('public' in one.endpoint.access) continue;
      const input = ownInput(one);
      const asVisitor = await ask(null, one, input);
      if (asVisitor.status !== 401 || asVisitor.envelope?.code !== 464)
        wrong.push(`${one.name}: visitor got ${asVisitor.status}`);
      for (const account of sides(one.endpoint, holders).refused) {
        const answer = await ask(account, one, input);
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

  test('answers the same body to somebody who may have it', async () => {
    const wrong: string[] = [];
    for (const one of tried) {
      const account = whoMay(one);
      const answer = await ask(account, one, ownInput(one));
      if ('refused' in one.samples) {
        // a success needs more than a body: the test that shows it is named, and must be there
        if (answer.status < 400 || !existsSync(one.samples.shownBy))
          wrong.push(`${one.name}: got ${answer.status}, shown by ${one.samples.shownBy}`);
        continue;
      }
      // a call that leads to a file answers 302
      if (answer.status >= 400)
        wrong.push(`${one.name}: ${account ?? 'visitor'} got ${answer.status} ${answer.text.slice(0, 160)}`);
    }
    expect(wrong).toEqual([]);
  });
});

function whoMay({ endpoint, samples }: Tried): DemoAccount | null {
  if ('as' in samples) return samples.as;
  return 'public' in endpoint.access ? null : (sides(endpoint, holders).allowed[0] ?? null);
}

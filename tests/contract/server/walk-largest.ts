import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getSealKey } from 'edutech/core/common/api/session';
import { addressOf, fillPath } from 'edutech/core/common/addresses/addresses';
import { sentTo } from 'edutech/core/common/wire/spelling';
import { Vault } from 'edutech/core/server/security/vault';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { usualSettings } from 'edutech/plugins/marking/model/sheet/settings';
import type { TestApp } from '../../support/servers/start-app';
import { holdersOf, type Input, ownInput, type Person, type Tried, whoMay } from './endpoints';
import { keepingNothing } from './keeping-nothing';
import { largestInput } from './largest';

/** What a call with the largest input came to. */
export interface Walked {
  readonly name: string;
  readonly bytes: number;
  readonly status: number;
  readonly text: string;
  /** What the server wrote to its log about a fault of its own. */
  readonly fault: string;
  /** Longest time for which nothing else could run, and in which another caller waited. Milliseconds. */
  readonly stall: number;
  readonly otherWaited: number;
}

/**
 * What calls are sent whose samples are refused to all, because they work with programs that not every machine has: here they
 * are to do their work.
 */
const working: Readonly<Record<string, Tried['samples']>> = {
  'marking.checkAnswerSheet': {
    as: 'teacher',
    own: { paperId: demoId('exam.paper.midterm'), settings: { ...usualSettings, size: 'a3', columns: 3 } },
    otherClass: null,
    otherSchool: null,
  },
};

/** A step of the measuring: fine enough to see what is too long. Milliseconds. */
const resolution = 2;

/**
 * Sends endpoints the largest input that their schemas allow, one after the other, while another caller asks for something small
 * again and again. What is written is rolled back.
 */
export async function* walkLargest(app: TestApp, tried: readonly Tried[]): AsyncGenerator<Walked> {
  // keys are made by whoever first needs them, and what is made below is taken back
  await visitorOf(app).call(getSealKey);
  await app.platform.container.get(Vault).seal('', 'a test', 'nobody');
  const holders = await holdersOf(app);
  const callers = new Map<Person, Caller>();
  const callerFor = async (person: Person) => {
    const known = callers.get(person) ?? (person === 'visitor' ? visitorOf(app) : await signedIn(app, person));
    callers.set(person, known);
    return known;
  };
  for (const listed of tried) {
    const one = { ...listed, samples: working[listed.name] ?? listed.samples };
    const caller = await callerFor(whoMay(one, holders));
    let most: number | undefined;
    let walked = await walkOne(app, caller, one, most);
    // a limit below that of the schema: the largest that gets past it
    for (; walked.status === 413 && walked.bytes > 1000; walked = await walkOne(app, caller, one, most))
      most = walked.bytes / 2;
    yield walked;
  }
}

async function walkOne(app: TestApp, caller: Caller, one: Tried, most: number | undefined): Promise<Walked> {
  const request = requestOf(caller, one, largestInput(one.endpoint, ownInput(one), most));
  const delay = monitorEventLoopDelay({ resolution });
  const other = otherCaller(app);
  await other.started;
  delay.enable();
  const { statusCode, body } = await keepingNothing(app, () => app.platform.app.inject(request));
  await new Promise((resolve) => setTimeout(resolve, 2 * resolution));
  delay.disable();
  const otherWaited = await other.stop();
  return {
    name: one.name,
    bytes: String(request.payload ?? request.url).length,
    status: statusCode,
    text: body.slice(0, 300),
    fault: statusCode >= 500 ? (app.log.findLast((line) => line.includes('"a call failed"')) ?? '').slice(0, 1000) : '',
    stall: Math.max(0, delay.max / 1e6 - resolution),
    otherWaited,
  };
}

/** Asks whether the server is there, every other millisecond; its longest wait, from the moment on at which it wanted to ask. */
function otherCaller(app: TestApp) {
  let isOver = false;
  let longest = 0;
  const begun = Promise.withResolvers<void>();
  const asking = (async () => {
    let wanted = performance.now();
    while (!isOver) {
      await app.platform.app.inject({ method: 'GET', url: '/healthz' });
      longest = Math.max(longest, performance.now() - wanted);
      begun.resolve();
      wanted = performance.now() + resolution;
      await new Promise((resolve) => setTimeout(resolve, resolution));
    }
  })();
  return {
    started: begun.promise,
    stop: async () => {
      isOver = true;
      await asking;
      return longest;
    },
  };
}

function requestOf({ cookie, token }: Caller, { endpoint }: Tried, input: Input) {
  const { path, rest } = fillPath(endpoint.path, sentTo(endpoint, input));
  const headers = {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    ...(cookie && { cookie }),
  };
  const url = addressOf(endpoint.root, path);
  if (endpoint.method === 'GET')
    return {
      method: 'GET' as const,
      url: `${url}?${new URLSearchParams(asText(rest))}`.slice(0, longestAddress),
      headers: { ...headers, token },
      payload: undefined,
    };
  return {
    method: 'POST' as const,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ ...rest, ...(token && { token }) }),
  };
}

/** Node refuses requests whose line and headers are longer. */
const longestAddress = 15_000;

const asText = (input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );

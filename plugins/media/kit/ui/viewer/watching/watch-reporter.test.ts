import { beforeEach, expect, test } from 'vitest';
import { AppError } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { BrowserStorage, memoryArea } from 'edutech/core/web/browser/browser-storage';
import { CallError, networkCode } from 'edutech/core/web/http/call-error';
import { type SentReport, WatchReporter } from './watch-reporter';

const id = newId();
let now: number;
let sent: (SentReport & { leaving: boolean })[];
let answer: () => { kept: boolean };
let storage: BrowserStorage;

beforeEach(() => {
  now = 1_000_000;
  sent = [];
  answer = () => ({ kept: true });
  storage = new BrowserStorage(memoryArea(), undefined, () => now);
});

const reporter = (film = id) =>
  new WatchReporter({
    id: film,
    storage,
    key: 'watched_somebody',
    send: async (report, leaving) => {
      sent.push({ ...report, leaving });
      return answer();
    },
    now: () => now,
  });

/** Plays from a second on for some seconds. */
function play(on: WatchReporter, from: number, seconds: number) {
  on.hear(from, 'begun');
  for (let played = 1; played <= seconds; played += 1) {
    now += 1000;
    on.hear(from + played, 'playing');
  }
}
const offline = () => {
  throw new CallError('core.http.network', networkCode);
};
const watched = () => sent.flatMap(({ stretches }) => stretches).map(({ startTime, endTime }) => [startTime, endTime]);

test('it says at once that playing begins, then every fifteen seconds, and at a pause', async () => {
  const one = reporter();
  play(one, 0, 32);
  one.hear(32, 'paused');
  await one.flush();
  expect(sent.map(({ sequence, second }) => [sequence, second])).toEqual([
    [0, 0],
    [1, 15],
    [2, 30],
    [3, 32],
  ]);
  expect(watched()).toEqual([
    [0, 15],
    [15, 30],
    [30, 32],
  ]);
  expect(new Set(sent.map(({ view }) => view)).size).toBe(1);
});

test('a jump at rest changes the place, and nothing is told twice', async () => {
  const one = reporter();
  play(one, 0, 3);
  one.hear(3, 'paused');
  one.hear(40, 'paused');
  await one.flush();
  await one.flush();
  expect(sent.map(({ second }) => second)).toEqual([0, 3, 40]);
  expect(watched()).toEqual([[0, 3]]);
});

test('what is told while an answer comes in goes at once', async () => {
  const one = reporter();
  const first = one.flush();
  play(one, 0, 2);
  await first;
  one.hear(2, 'paused');
  await one.flush();
  expect(sent.at(-1)?.second).toBe(2);
});

test('what the network does not take waits, and goes later with its age', async () => {
  const one = reporter();
  answer = offline;
  play(one, 0, 30);
  await one.flush();
  expect(one.unsentSecond).toBe(30);
  sent = [];
  answer = () => ({ kept: true });
  now += 60_000;
  await one.flush();
  expect(sent.map(({ sequence, age }) => [sequence, age])).toEqual([
    [0, 90_000],
    [1, 75_000],
    [2, 60_000],
  ]);
  expect(one.unsentSecond).toBeNull();
});

test('what one visit left, the next sends, of another film too', async () => {
  answer = offline;
  play(reporter(), 0, 20);
  await Promise.resolve();
  answer = () => ({ kept: true });
  sent = [];
  const next = reporter(newId());
  expect(next.unsentSecond).toBeNull();
  await next.flush();
  expect(sent.map(({ id: film, sequence }) => [film, sequence])).toEqual([
    [id, 0],
    [id, 1],
  ]);
});

test('two tabs do not lose each other’s reports', async () => {
  answer = offline;
  const [one, other] = [reporter(), reporter(newId())];
  play(one, 0, 16);
  play(other, 0, 16);
  await Promise.all([one.flush(), other.flush()]);
  answer = () => ({ kept: true });
  sent = [];
  await reporter().flush();
  expect(new Set(sent.map(({ id: film }) => film)).size).toBe(2);
});

test('a page that is hidden sends what it has in a way that outlives it', async () => {
  const one = reporter();
  play(one, 0, 7);
  await one.flush();
  play(one, 7, 4);
  one.leave();
  expect(sent.at(-1)).toMatchObject({ leaving: true, second: 11 });
});

test('what the server refuses is dropped, and nothing is sent where nothing may be kept', async () => {
  const one = reporter();
  answer = () => {
    throw new AppError('air.error.notFound', 404);
  };
  play(one, 0, 16);
  await one.flush();
  expect(one.unsentSecond).toBeNull();
  answer = () => ({ kept: false });
  play(one, 16, 16);
  await one.flush();
  const before = sent.length;
  play(one, 32, 60);
  await one.flush();
  expect(sent).toHaveLength(before);
});

test('whoever must sign in again loses no report', async () => {
  const one = reporter();
  answer = () => {
    throw new CallError('core.error.notSignedIn', 464);
  };
  play(one, 0, 16);
  await one.flush();
  expect(one.unsentSecond).toBe(16);
});

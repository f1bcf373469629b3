import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageView } from 'edutech/core/server/analytics/page-views';
import { type SignedIn, visitor } from 'edutech/core/server/actor';
import type { Db, Query } from 'edutech/core/server/data/db';
import { Counter, flushMilliseconds } from './counter';

const agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/120.0';
const view: PageView = { page: 'air.list', actor: visitor, isEntry: true, address: '192.0.2.7', userAgent: agent };
const teacher = { kind: 'person', personId: 'p', category: 'teacher', limit: 'full', schoolId: 's', countyId: 'c' };
const asTeacher = (more: object = {}) => ({ ...view, actor: { ...teacher, ...more } as SignedIn });

let written: Query[];
let fails: boolean;
let isOn: boolean;
let warnings: number;

const counterOf = () =>
  new Counter({
    database: {
      write: async (_actor, work) =>
        work({
          run: async (query: Query) => {
            if (fails) throw new Error('no database');
            written.push(query);
            return 1;
          },
        } as unknown as Db),
    },
    clock: { now: () => new Date('2026-03-02T17:00:00Z') },
    logger: { warn: () => void warnings++ },
    secrets: { current: () => ({ id: 'k', bytes: new Uint8Array(32) }) },
    switches: { isOn: () => isOn },
    pages: new Set(['air.list', 'work.list']),
  });

beforeEach(() => {
  vi.useFakeTimers();
  [written, fails, isOn, warnings] = [[], false, true, 0];
});
afterEach(() => vi.useRealTimers());

test('what is counted is written after some seconds, by one statement', async () => {
  const counter = counterOf();
  counter.note(view);
  counter.note(asTeacher());
  await vi.advanceTimersByTimeAsync(flushMilliseconds - 1);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10 * flushMilliseconds);
  expect(written).toHaveLength(1);
  await counter.close();
});

test('what is counted last is written when the process stops', async () => {
  const counter = counterOf();
  counter.note(view);
  await counter.close();
  expect(written).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10 * flushMilliseconds);
  expect(written).toHaveLength(1);
});

test('without a database pages wait', async () => {
  const counter = counterOf();
  counter.note(view);
  fails = true;
  await vi.advanceTimersByTimeAsync(flushMilliseconds);
  expect([written.length, warnings]).toEqual([0, 1]);
  fails = false;
  await counter.close();
  expect(written).toHaveLength(1);
});

test.each<[string, () => PageView]>([
  ['robots', () => ({ ...view, userAgent: 'Googlebot/2.1' })],
  ['pages that nobody has', () => ({ ...view, page: 'made.up' })],
  ['who acts as another', () => asTeacher({ limit: 'acting' })],
])('%s are not counted', async (_name, given) => {
  const counter = counterOf();
  counter.note(given());
  await counter.close();
  expect(written).toEqual([]);
});

test('nothing is counted while the module is off', async () => {
  const counter = counterOf();
  isOn = false;
  counter.note(view);
  await counter.close();
  expect(written).toEqual([]);
});

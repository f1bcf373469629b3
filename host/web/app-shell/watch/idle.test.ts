import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserStorage, memoryArea } from 'edutech/core/web/browser/browser-storage';
import { isIdle, lastAction, watchIdle } from './idle';

const limit = 7_200_000;
const area = { current: memoryArea() };
const storage = () => new BrowserStorage(area.current);
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  area.current = memoryArea();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function tab(isWatched = true) {
  const page = new EventTarget() as unknown as Document;
  const idle = vi.fn();
  stop = watchIdle({ storage: storage(), limit: () => limit, isWatched: () => isWatched, onIdle: idle, page });
  return { idle, act: () => page.dispatchEvent(new Event('keydown')) };
}

test('somebody is idle after the limit, not at it', () => {
  expect(isIdle(0, limit, limit)).toBe(false);
  expect(isIdle(0, limit + 1, limit)).toBe(true);
  expect(isIdle(null, Date.now(), limit)).toBe(false);
});

test('two hours without an action end the session', () => {
  const { idle, act } = tab();
  act();
  vi.advanceTimersByTime(limit);
  expect(idle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(idle).toHaveBeenCalled();
});

test('who signs in and walks away is idle after the limit', () => {
  const { idle } = tab();
  vi.advanceTimersByTime(limit + 20_000);
  expect(idle).toHaveBeenCalled();
});

test('an action in another tab counts here too', () => {
  const { idle, act } = tab();
  act();
  vi.advanceTimersByTime(limit - 60_000);
  storage().set('last_action', Date.now(), Infinity);
  vi.advanceTimersByTime(limit - 60_000);
  expect(idle).not.toHaveBeenCalled();
});

test('a page that is opened the next day is idle before its first click counts', () => {
  storage().set('last_action', Date.now() - limit - 1, Infinity);
  const { idle } = tab();
  expect(idle).toHaveBeenCalledTimes(1);
});

test('visitors and remembered devices are not watched', () => {
  const { idle, act } = tab(false);
  act();
  expect(lastAction(storage())).toBeNull();
  vi.advanceTimersByTime(limit * 3);
  expect(idle).not.toHaveBeenCalled();
});

test('actions in quick succession are written down once', () => {
  const { act } = tab();
  act();
  const first = lastAction(storage());
  vi.advanceTimersByTime(1000);
  act();
  expect(lastAction(storage())).toBe(first);
  vi.advanceTimersByTime(5000);
  act();
  expect(lastAction(storage())).toBe(first! + 6000);
});

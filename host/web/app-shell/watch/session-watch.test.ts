import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionTurn, watchSession } from './session-watch';

let stop = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function tab(shown: string | null) {
  const browser = { knownToTabs: shown, hasLoginCookie: shown !== null };
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' }) as unknown as Document;
  const scope = new EventTarget() as unknown as Window;
  const happened: string[] = [];
  let hear = () => {};
  stop = watchSession({
    facts: () => ({ shown: shown === null ? null : { userId: shown }, knownToTabs: browser.knownToTabs }),
    hasLoginCookie: () => browser.hasLoginCookie,
    onTabs: (listener) => {
      hear = listener;
      return () => undefined;
    },
    onLeft: () => happened.push('left'),
    onOther: () => happened.push('other'),
    onLost: () => happened.push('lost'),
    onRestored: () => happened.push('restored'),
    scope,
    page,
  });
  const restore = () => scope.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return {
    browser,
    happened,
    restore,
    comeBack: () => page.dispatchEvent(new Event('visibilitychange')),
    hear: () => hear(),
  };
}

test('a tab follows who the tabs say is signed in', () => {
  expect(sessionTurn({ shown: { userId: 'a' }, knownToTabs: 'a' })).toBe('same');
  expect(sessionTurn({ shown: { userId: 'a' }, knownToTabs: null })).toBe('left');
  expect(sessionTurn({ shown: { userId: 'a' }, knownToTabs: 'b' })).toBe('other');
  expect(sessionTurn({ shown: null, knownToTabs: 'b' })).toBe('same');
});

test('logout in another tab is noticed within a second, and told once', () => {
  const { browser, happened } = tab('a');
  browser.knownToTabs = null;
  vi.advanceTimersByTime(1000);
  expect(happened).toEqual(['left']);
  vi.advanceTimersByTime(5000);
  expect(happened).toEqual(['left']);
});

test('the storage event is quicker', () => {
  const { browser, happened, hear } = tab('a');
  browser.knownToTabs = null;
  hear();
  expect(happened).toEqual(['left']);
});

test('another person in another tab is noticed', () => {
  const { browser, happened } = tab('a');
  browser.knownToTabs = 'b';
  vi.advanceTimersByTime(1000);
  expect(happened).toEqual(['other']);
});

test('coming back to a tab whose login cookie is gone is noticed', () => {
  const { browser, happened, comeBack } = tab('a');
  comeBack();
  expect(happened).toEqual([]);
  browser.hasLoginCookie = false;
  comeBack();
  expect(happened).toEqual(['lost']);
});

test('a visitor has nothing to lose', () => {
  const { happened, comeBack } = tab(null);
  comeBack();
  vi.advanceTimersByTime(3000);
  expect(happened).toEqual([]);
});

test('a page that the browser kept whole does not come back after its person has left', () => {
  const { browser, happened, restore } = tab('a');
  restore();
  expect(happened).toEqual([]);
  browser.hasLoginCookie = false;
  restore();
  expect(happened).toEqual(['restored']);
});

import { describe, expect, test } from 'vitest';
import { BrowserStorage, defaultLifetime, memoryArea, openArea } from './browser-storage';

const at = (start: number) => {
  const clock = { time: start };
  const area = memoryArea();
  return { clock, area, storage: new BrowserStorage(area, undefined, () => clock.time) };
};

describe('the storage', () => {
  test('keeps a value with update time and expiry under the prefix', () => {
    const { area, storage } = at(1000);
    storage.set('book', { id: 7 }, 500);
    expect(JSON.parse(area.getItem('edutech_book')!)).toEqual({ value: { id: 7 }, updated: 1000, expires: 1500 });
    expect(storage.get('book')).toEqual({ id: 7 });
  });

  test('forgets a value when its time is over', () => {
    const { clock, area, storage } = at(0);
    storage.set('book', 7, 500);
    clock.time = 500;
    expect(storage.get('book')).toBeNull();
    expect(area.length).toBe(0);
  });

  test('keeps a value without a lifetime for 666666 seconds', () => {
    const { clock, storage } = at(0);
    storage.set('software', 'info');
    clock.time = defaultLifetime - 1;
    expect(storage.get('software')).toBe('info');
    clock.time = 666_666_000;
    expect(storage.get('software')).toBeNull();
  });

  test('takes what it cannot read for nothing', () => {
    const { area, storage } = at(0);
    area.setItem('edutech_book', 'not json');
    area.setItem('edutech_page', '"written by somebody else"');
    expect(storage.get('book')).toBeNull();
    expect(storage.get('page')).toBeNull();
  });

  test('clears everything at logout but the look, the journal and what belongs to others', () => {
    const { area, storage } = at(0);
    for (const key of ['user', 'role', 'look', 'journal.42', 'journalist']) storage.set(key, 1);
    area.setItem('other', 'x');
    storage.clearForLogout();
    const keys = Array.from({ length: area.length }, (_, index) => area.key(index));
    expect(keys.sort()).toEqual(['edutech_journal.42', 'edutech_look', 'other']);
  });

  test('hears a change made by another tab, and that it has cleared everything', () => {
    const tabs = new EventTarget();
    const storage = new BrowserStorage(memoryArea(), tabs);
    let heard = 0;
    const stop = storage.onChange('user', () => heard++);
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'edutech_user' }));
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'edutech_role' }));
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(heard).toBe(2);
    stop();
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'edutech_user' }));
    expect(heard).toBe(2);
  });

  test('goes on when the browser is full', () => {
    const storage = new BrowserStorage({
      ...memoryArea(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(() => storage.set('book', 7)).not.toThrow();
  });
});

test('a browser without storage gets memory, and says so', () => {
  const { area, isLasting } = openArea('sessionStorage');
  expect(isLasting).toBe(typeof globalThis.sessionStorage !== 'undefined');
  area.setItem('a', '1');
  expect(area.getItem('a')).toBe('1');
  area.removeItem('a');
});

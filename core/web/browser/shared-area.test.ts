import { expect, test } from 'vitest';
import { BrowserStorage, memoryArea } from './browser-storage';
import { sharedArea } from './shared-area';

function browser(isShared: boolean) {
  const lasting = memoryArea();
  const tab = memoryArea();
  const storage = new BrowserStorage(sharedArea(lasting, tab, () => isShared));
  const keysOf = (area: typeof lasting) => Array.from({ length: area.length }, (_, index) => area.key(index));
  return { lasting: () => keysOf(lasting), tab: () => keysOf(tab), storage };
}

test('what somebody writes at a shared computer lies in his tab only, and is read from there', () => {
  const { lasting, tab, storage } = browser(true);
  storage.set('journal.news.article', { title: '家访记录' });
  storage.set('user', 'u1');
  expect(lasting()).toEqual(['edutech_user']);
  expect(tab()).toEqual(['edutech_journal.news.article']);
  expect(storage.get('journal.news.article')).toEqual({ title: '家访记录' });
});

test('leaving a shared computer clears look, drafts and ids, but for a logout that was not heard', () => {
  const { lasting, tab, storage } = browser(true);
  for (const key of ['journal.news.article', 'look', 'user', 'role', 'leaving']) storage.set(key, 'x');
  storage.clearForLogout({ isShared: true });
  expect(tab()).toEqual([]);
  expect(lasting()).toEqual(['edutech_leaving']);
});

test('at one’s own computer everything lies in the lasting storage, and drafts stay', () => {
  const { lasting, tab, storage } = browser(false);
  for (const key of ['journal.news.article', 'user']) storage.set(key, 'x');
  expect(tab()).toEqual([]);
  storage.clearForLogout();
  expect(lasting()).toEqual(['edutech_journal.news.article']);
});

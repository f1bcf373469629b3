import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PacedNews } from './paced-news';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listening() {
  const heard: string[] = [];
  return { heard, news: new PacedNews({ publish: (topic: string) => void heard.push(topic) }, 500) };
}

test('a class that writes much is told of once in a pause, and each class for itself', () => {
  const { heard, news } = listening();
  for (let at = 0; at < 40; at++) news.changed('board:a');
  news.changed('board:b');
  vi.advanceTimersByTime(499);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['board:a', 'board:b']);
  news.changed('board:a');
  vi.advanceTimersByTime(500);
  expect(heard).toEqual(['board:a', 'board:b', 'board:a']);
});

test('nothing is said after the end', () => {
  const { heard, news } = listening();
  news.changed('board:a');
  news.close();
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([]);
});

import { expect, test } from 'vitest';
import { queueWish, taskAddress } from './queue-wish';

const search = (text: string) => new URLSearchParams(text);

test('the queue begins with what waits, fifteen at a time', () => {
  expect(queueWish(search(''))).toEqual({ state: 'waiting', page: 1, pageLine: 15 });
});

test('nonsense in the address narrows nothing', () => {
  expect(queueWish(search('state=lost&page=99999&pageline=7'))).toEqual({ state: 'waiting', page: 1000, pageLine: 15 });
});

test('a task opens over the queue, which is there again afterwards', () => {
  expect(taskAddress(search('state=passed'), 't')).toBe('/questions/review?state=passed&task=t');
  expect(taskAddress(search('state=passed&task=t'), null)).toBe('/questions/review?state=passed');
  expect(taskAddress(search('task=t'), null)).toBe('/questions/review');
});

import { expect, test } from 'vitest';
import { queueWish, taskAddress } from './task-address';

const search = (text: string) => new URLSearchParams(text);

test('the queue begins with what waits, fifteen at a time', () => {
  expect(queueWish(search(''))).toEqual({ state: 'waiting', page: 1, pageLine: 15 });
});

test('nonsense in the address narrows nothing', () => {
  expect(queueWish(search('state=lost&page=99999&pageline=7'))).toEqual({ state: 'waiting', page: 1000, pageLine: 15 });
});

test('a task opens over the narrowed queue, which is there again afterwards', () => {
  expect(taskAddress('/desk', search('stage=junior'), 't')).toBe('/desk?stage=junior&task=t');
  expect(taskAddress('/desk', search('stage=junior&task=t'), null)).toBe('/desk?stage=junior');
  expect(taskAddress('/desk', search('task=t'), null)).toBe('/desk');
});

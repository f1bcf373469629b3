import { expect, test } from 'vitest';
import { queueWish, taskAddress } from './queue-wish';

const search = (text: string) => new URLSearchParams(text);

test('the queue begins with what waits, fifteen at a time', () => {
  expect(queueWish(search(''))).toEqual({ state: 'waiting', page: 1, pageLine: 15 });
});

test('the address narrows the queue, and nonsense in it does not', () => {
  const owner = 'a'.repeat(32);
  expect(queueWish(search(`state=passed&stage=junior&owner=${owner}&subject=maths&page=3`))).toEqual({
    state: 'passed',
    stageId: 'junior',
    ownerId: owner,
    page: 3,
    pageLine: 15,
  });
  expect(queueWish(search('state=lost&stage=university&page=99999'))).toEqual({
    state: 'waiting',
    page: 1000,
    pageLine: 15,
  });
});

test('a task opens over the narrowed queue, which is there again afterwards', () => {
  expect(taskAddress(search('stage=junior'), 't')).toBe('/education_resources/resource-audit?stage=junior&task=t');
  expect(taskAddress(search('stage=junior&task=t'), null)).toBe('/education_resources/resource-audit?stage=junior');
  expect(taskAddress(search('task=t'), null)).toBe('/education_resources/resource-audit');
});

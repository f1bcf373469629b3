import { expect, test } from 'vitest';
import { reviewWish } from './load-review';

const search = (text: string) => new URLSearchParams(text);

test('the address narrows the queue, and nonsense in it does not', () => {
  const owner = 'a'.repeat(32);
  expect(reviewWish(search(`state=passed&stage=junior&owner=${owner}&subject=maths&page=3`))).toEqual({
    state: 'passed',
    stageId: 'junior',
    ownerId: owner,
    page: 3,
    pageLine: 15,
  });
  expect(reviewWish(search('state=lost&stage=university&page=99999'))).toEqual({
    state: 'waiting',
    page: 1000,
    pageLine: 15,
  });
});

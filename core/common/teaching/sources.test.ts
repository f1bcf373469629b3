import { expect, test } from 'vitest';
import { bankSources, reviewStates, textbookSources } from './sources';

test('sources and review states have the numbers of the specification', () => {
  expect(bankSources).toEqual({ personal: 1, school: 2, public: 3 });
  expect(reviewStates).toEqual({ unapproved: 1, approved: 2 });
  expect(Object.values(textbookSources)).toEqual([1, 2, 3, 4]);
});

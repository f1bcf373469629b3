import { expect, test } from 'vitest';
import { difficulties, isRated } from './difficulty';
import { markingModeOf } from './marking';
import { questionTypes } from './question-types';
import { bankSources, reviewStates, textbookSources } from './sources';

test('choices, true/false and gaps are marked by the platform, everything else by people', () => {
  expect(Object.values(questionTypes).map(markingModeOf)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2]);
});

test('a question has a difficulty from beginner to very hard; "all" only filters', () => {
  expect(Object.values(difficulties).filter(isRated)).toEqual([1, 2, 3, 4, 5]);
});

test('sources and review states have the numbers of the specification', () => {
  expect(bankSources).toEqual({ personal: 1, school: 2, public: 3 });
  expect(reviewStates).toEqual({ unapproved: 1, approved: 2 });
  expect(Object.values(textbookSources)).toEqual([1, 2, 3, 4]);
});

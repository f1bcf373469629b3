import { expect, test } from 'vitest';
import type { DeskRequest } from '../../api/desk';
import type { StuckPlace } from '../../model/request';
import { groupsOf } from './groups';

const asked = (stuck: StuckPlace, words: string, state: 0 | 1 = 0): DeskRequest => ({
  requestId: words,
  personId: words,
  name: words,
  className: '',
  stuck,
  words,
  pictures: [],
  voice: null,
  state,
  again: 0,
  asked: '',
  expected: '',
  isShared: false,
});

test('the largest group that waits comes first, with what its students say', () => {
  const groups = groupsOf([asked('begin', 'a'), asked('why', 'b'), asked('why', 'c'), asked('why', 'b')]);
  expect(groups.map(({ stuck, open }) => [stuck, open.length])).toEqual([
    ['why', 3],
    ['begin', 1],
  ]);
  expect(groups[0]?.typical).toEqual(['b', 'c']);
});

test('answered groups come after those that wait', () => {
  const groups = groupsOf([asked('step', 'a', 1), asked('step', 'b', 1), asked('other', 'c')]);
  expect(groups.map(({ stuck }) => stuck)).toEqual(['other', 'step']);
});

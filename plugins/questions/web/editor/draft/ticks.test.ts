import { expect, test } from 'vitest';
import { withoutPart } from './ticks';

test('with a part go its knowledge points, and those of the parts behind it move up', () => {
  const knowledge = [
    { kiid: 'whole', part: -1 },
    { kiid: 'first', part: 0 },
    { kiid: 'second', part: 1 },
    { kiid: 'third', part: 2 },
  ];
  expect(withoutPart(knowledge, 1)).toEqual([
    { kiid: 'whole', part: -1 },
    { kiid: 'first', part: 0 },
    { kiid: 'third', part: 1 },
  ]);
});

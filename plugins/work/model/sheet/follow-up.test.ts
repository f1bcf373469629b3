import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { followUpOf } from './follow-up';

const [own, other, easier, same, harder] = [newId(), newId(), newId(), newId(), newId()];
const at = (questionId: string, difficulty: number) => ({ questionId, difficulty });

test('each tier gets a question as hard as it wants: easier, the same, harder', () => {
  const similar = [at(same, 3), at(harder, 4), at(easier, 2)];
  expect(followUpOf([{ ...at(own, 3), similar }])).toEqual([
    { questionId: easier, tiers: 0b001 },
    { questionId: same, tiers: 0b010 },
    { questionId: harder, tiers: 0b100 },
  ]);
});

test('one question that is nearest for several tiers stands once, of the same distance the best', () => {
  expect(followUpOf([{ ...at(own, 1), similar: [at(same, 1), at(easier, 1)] }])).toEqual([
    { questionId: same, tiers: 0b111 },
  ]);
  expect(followUpOf([{ ...at(own, 3), similar: [at(harder, 5), at(easier, 1)] }])).toEqual([
    { questionId: easier, tiers: 0b001 },
    { questionId: harder, tiers: 0b110 },
  ]);
});

test('no question comes twice, and where none is left the weak one itself comes again', () => {
  const similar = [at(same, 3)];
  expect(
    followUpOf([
      { ...at(own, 3), similar },
      { ...at(other, 3), similar },
    ]),
  ).toEqual([
    { questionId: same, tiers: 0b111 },
    { questionId: other, tiers: 0b111 },
  ]);
});

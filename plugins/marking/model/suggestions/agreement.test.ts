import { expect, it } from 'vitest';
import { agreementWith, type Compared, differing, groupsOf } from './agreement';

const row = (blind: number, suggested: number, more: Partial<Compared> = {}): Compared => ({
  answerId: `a${blind}-${suggested}`,
  code: 'K7M2P',
  blind,
  suggested,
  fault: '',
  group: '',
  ...more,
});
const good = Array.from({ length: 12 }, (_, at) => row(at % 7, Math.min(6, (at % 7) + (at % 3 === 0 ? 1 : 0))));

it('of fewer than ten answers an agreement says nothing, and no suggestion is worth a look', () => {
  expect(agreementWith(good.slice(0, 9), 1)).toEqual({ compared: 9, kappa: null, within: null, isTrusted: false });
});

it('suggestions that agree are worth a look, those that give all the same are not', () => {
  expect(agreementWith(good, 1)).toMatchObject({ compared: 12, within: 1, isTrusted: true });
  expect(
    agreementWith(
      good.map((one) => ({ ...one, suggested: 3 })),
      1,
    ).isTrusted,
  ).toBe(false);
});

it('the furthest apart come first, what is within the limit not at all', () => {
  expect(differing([row(1, 2), row(0, 6), row(2, 4)], 1).map(({ answerId }) => answerId)).toEqual(['a0-6', 'a2-4']);
});

it('answers with one fault stand together with what people gave for it', () => {
  const rows = [row(1, 1, { group: '漏乘' }), row(4, 1, { group: '漏乘' }), row(6, 6)];
  expect(groupsOf(rows)).toEqual([
    {
      title: '漏乘',
      answers: [
        { answerId: 'a1-1', code: 'K7M2P' },
        { answerId: 'a4-1', code: 'K7M2P' },
      ],
      least: 1,
      most: 4,
    },
  ]);
});

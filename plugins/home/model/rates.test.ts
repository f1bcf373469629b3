import { describe, expect, test } from 'vitest';
import { readRateRequest } from './rate-request';
import { sumRates } from './rates';

const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];

describe('rates of right answers', () => {
  test('add up over areas', () => {
    const parts = [
      { classId: a, right: 3, answers: 4 },
      { classId: a, right: 1, answers: 4 },
    ];
    expect(sumRates([{ classId: a }], parts)).toEqual([{ classId: a, answers: 8, rate: 0.5 }]);
  });

  test('are none, not zero, for a class without answers', () => {
    expect(sumRates([{ classId: b }], [{ classId: a, right: 1, answers: 1 }])[0]?.rate).toBeNull();
  });
});

describe('correctRateRequest', () => {
  test('is a JSON text with a term', () =>
    expect(readRateRequest(`{"termId":"${a}","classIds":["${b}"]}`)).toEqual({ termId: a, classIds: [b] }));
  test.each(['', '[]', 'null', '{"termId":1}', '{"termId":', `{"termId":"${a}","classIds":"${b}"}`])(
    'is refused as %s',
    (text) => expect(readRateRequest(text)).toBeNull(),
  );
});

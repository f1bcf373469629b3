import { describe, expect, test } from 'vitest';
import { readRateRequest } from './rate-request';
import { sumRates } from './rates';

const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];

describe('rates of right answers', () => {
  test('add up over areas', () => {
    const parts = [
      { classid: a, right: 3, answers: 4 },
      { classid: a, right: 1, answers: 4 },
    ];
    expect(sumRates([{ classid: a }], parts)).toEqual([{ classid: a, answers: 8, rate: 0.5 }]);
  });

  test('are none, not zero, for a class without answers', () => {
    expect(sumRates([{ classid: b }], [{ classid: a, right: 1, answers: 1 }])[0]?.rate).toBeNull();
  });
});

describe('correctRateRequest', () => {
  test('is a JSON text with a term', () =>
    expect(readRateRequest(`{"termid":"${a}","classids":["${b}"]}`)).toEqual({ termid: a, classids: [b] }));
  test.each(['', '[]', 'null', '{"termid":1}', '{"termid":', `{"termid":"${a}","classids":"${b}"}`])(
    'is refused as %s',
    (text) => expect(readRateRequest(text)).toBeNull(),
  );
});

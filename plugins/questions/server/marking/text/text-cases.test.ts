import { expect, test } from 'vitest';
import { compareGap } from '../gaps';

const said = (accepted: string | string[], answer: string, isCaseSensitive?: boolean) =>
  compareGap(answer, {
    accepted: [accepted].flat(),
    comparison: 'text',
    ...(isCaseSensitive === undefined ? {} : { isCaseSensitive }),
  }).isRight;

test.each<[string | string[], string]>([
  ['北京', ' 北 京 '],
  ['北京', '北京。'],
  ['春风又绿江南岸，明月何时照我还', '春风又绿江南岸,明月何时照我还。'],
  ['“之”', '"之"'],
  ['《红楼梦》', '<<红楼梦>>'],
  ['goes', 'Goes'],
  ["don't", 'don’t'],
  ['well-known', 'well－known'],
  ['a lot of', 'a  lot   of'],
  ['ＡＢＣ', 'abc'],
  ['Na₂CO₃', 'na₂co₃'],
  [['鲁迅', '周树人'], '周树人'],
  ['m²', 'm^2'],
  ['café', 'cafe\u0301'],
  ['光合作用', '光合\u200b作用'],
  ['（1）', '(1)'],
  ['主语；谓语', '主语;谓语'],
  ['。', '。'],
  ['……', '...'],
  ['H2O', 'Ｈ２Ｏ'],
  ['not only, but also', 'not only，but also'],
  ['a/an', 'a ／ an'],
])('%s takes %s', (accepted, answer) => {
  expect(said(accepted, answer)).toBe(true);
});

test.each<[string | string[], string]>([
  ['北京', '南京'],
  ['a lot', 'alot'],
  ['5²', '52'],
  ['①', '1'],
  ['Na₂CO₃', 'NaCO₃'],
  ['，', '。'],
  ['well-known', 'well known'],
  ['его', 'ero'],
  ['have gone', 'has gone'],
  ['鲁迅', '鲁迅和茅盾'],
])('%s does not take %s', (accepted, answer) => {
  expect(said(accepted, answer)).toBe(false);
});

test('capitals count where the key says so, and only there', () => {
  expect(said('CO', 'Co', true)).toBe(false);
  expect(said('CO', 'ＣＯ', true)).toBe(true);
  expect(said('CO', 'Co')).toBe(true);
});

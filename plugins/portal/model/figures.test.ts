import { expect, test } from 'vitest';
import { countyFigures, keyFigures, kindFigures, sharesOf, type StatisticsInfo } from './figures';

const info = (parts: Partial<StatisticsInfo> = {}): StatisticsInfo => ({
  app: {
    areaCount: [
      { county: '临江区', count: 900 },
      { county: '云州经济开发区', count: 300 },
    ],
    appCount: 4,
  },
  resource: { proportion: [], totalCount: 0 },
  user: { schoolCount: 12, teacherCount: 200, studentCount: 2400, userCount: 2620 },
  ...parts,
});
const kinds = (...counts: number[]) =>
  info({ resource: { proportion: counts.map((count, at) => ({ name: `k${at}`, count })), totalCount: 0 } });

test('counties keep their order', () => {
  expect(countyFigures(info()).map(({ name }) => name)).toEqual(['临江区', '云州经济开发区']);
});

test('kinds are sorted, and those beyond the fifth are added up', () => {
  expect(kindFigures(kinds(1, 3, 2), '其他')).toEqual([
    { name: 'k1', count: 3 },
    { name: 'k2', count: 2 },
    { name: 'k0', count: 1 },
  ]);
  const many = kindFigures(kinds(10, 9, 8, 7, 6, 5, 0), '其他');
  expect(many).toHaveLength(5);
  expect(many.at(-1)).toEqual({ name: '其他', count: 11 });
});

test('shares add up to the whole though each is rounded', () => {
  const shares = sharesOf([
    { name: 'a', count: 1 },
    { name: 'b', count: 1 },
    { name: 'c', count: 1 },
  ]);
  expect(shares).toEqual([0.34, 0.33, 0.33]);
  expect(sharesOf([{ name: 'a', count: 0 }])).toEqual([0]);
});

test('a figure that is nought is not shown off', () => {
  expect(keyFigures(info()).map(({ name }) => name)).toEqual([
    'users',
    'schools',
    'teachers',
    'students',
    'applications',
  ]);
});

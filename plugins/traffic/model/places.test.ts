import { expect, test } from 'vitest';
import { placeOf, sortPlaces } from './places';

const counted = {
  id: 'a',
  name: '一中',
  county: '',
  views: 90,
  before: 60,
  visits: 30,
  people: 70,
  peak: 9,
  peakBefore: 4,
};

test('people are those of a day, and a period with too few of them is not told', () => {
  expect(placeOf(counted, 7)).toEqual({
    id: 'a',
    name: '一中',
    county: '',
    views: 90,
    before: null,
    visits: 30,
    people: 10,
  });
});

test('places are sorted by any column, those that are not told last', () => {
  const places = [
    placeOf(counted, 7),
    placeOf({ ...counted, id: 'b', peak: 2 }, 7),
    placeOf({ ...counted, id: 'c', views: 200 }, 7),
  ];
  const order = (sort?: string) => sortPlaces(places, sort).map(({ id }) => id);
  expect(order()).toEqual(['c', 'a', 'b']);
  expect(order('views')).toEqual(['a', 'c', 'b']);
});

import { expect, test } from 'vitest';
import { neighbour, placesOf } from './map-layout';

const points = ['a', 'b', 'c', 'd'].map((pointId, at, all) => ({ pointId, builds: at > 0 ? [all[at - 1]!] : [] }));

test('points stand from left to right in the order of learning, and names do not touch', () => {
  const { places } = placesOf(points, 900);
  expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b));
  const many = Array.from({ length: 40 }, (_, at) => ({ pointId: String(at), builds: [] }));
  const wide = placesOf(many, 600);
  expect(wide.width).toBeGreaterThan(600);
  const lane = wide.places.filter(({ y }) => y === wide.places[0]!.y);
  for (const [at, place] of lane.slice(1).entries()) expect(place.x - lane[at]!.x).toBeGreaterThanOrEqual(131);
});

test('arrows go along the lines, and stay on the map', () => {
  expect(neighbour(points, 0, 'ArrowRight')).toBe(1);
  expect(neighbour(points, 2, 'ArrowLeft')).toBe(1);
  expect(neighbour(points, 0, 'ArrowLeft')).toBe(0);
  expect(neighbour(points, 3, 'ArrowRight')).toBe(3);
  expect(neighbour(points, 0, 'ArrowUp')).toBe(1);
  expect(neighbour(points, 0, 'ArrowDown')).toBe(2);
});

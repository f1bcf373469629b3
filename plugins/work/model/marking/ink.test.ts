import { expect, test } from 'vitest';
import { erasedAt, type InkLayer, layerOf, withLayer } from './ink';

const line = (...points: number[]) => ({ points, color: 'red' as const, width: 6 });
const layer: InkLayer = {
  strokes: [line(0, 0, 0.5, 100, 0, 0.5), line(0, 300, 0.5)],
  stamps: [{ kind: 'right', x: 500, y: 500 }],
};

test('the eraser takes the whole line that it touches between two of its points, and nothing else', () => {
  expect(erasedAt(layer, [50, 4]).strokes).toEqual([layer.strokes[1]]);
  expect(erasedAt(layer, [0, 305]).strokes).toEqual([layer.strokes[0]]);
  expect(erasedAt(layer, [500, 510]).stamps).toEqual([]);
  expect(erasedAt(layer, [50, 150])).toBe(layer);
});

test('each picture has a layer of its own, and an empty one is not kept', () => {
  const ink = withLayer(withLayer([], layer), { ...layer, fileid: 'picture' });
  expect(ink).toHaveLength(2);
  expect(layerOf(ink, 'picture').fileid).toBe('picture');
  expect(layerOf(ink, 'another')).toEqual({ fileid: 'another', strokes: [], stamps: [] });
  expect(withLayer(ink, { strokes: [], stamps: [] })).toEqual([{ ...layer, fileid: 'picture' }]);
});

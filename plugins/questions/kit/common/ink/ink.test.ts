import { expect, test } from 'vitest';
import {
  erasedAt,
  type InkLayer,
  layerOf,
  toPicturePoint,
  toDisplayedPoint,
  turned,
  type Turn,
  withLayer,
} from './ink';

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
  const ink = withLayer(withLayer([], layer), { ...layer, fileId: 'picture' });
  expect(ink).toHaveLength(2);
  expect(layerOf(ink, 'picture').fileId).toBe('picture');
  expect(layerOf(ink, 'another')).toEqual({ fileId: 'another', strokes: [], stamps: [] });
  expect(withLayer(ink, { strokes: [], stamps: [] })).toEqual([{ ...layer, fileId: 'picture' }]);
});

test('pinned words and a picture that was turned are kept, though nothing is drawn', () => {
  const pinned = { strokes: [], stamps: [], pins: [{ x: 10, y: 20, text: '这一步漏了负号' }] };
  expect(withLayer([], pinned)).toEqual([pinned]);
  const upright = turned({ fileId: 'picture', strokes: [], stamps: [] }, -1);
  expect(upright.turn).toBe(3);
  expect(withLayer([], upright)).toEqual([upright]);
  expect(withLayer([], turned(upright, 1))).toEqual([]);
});

test('what is pressed on a turned picture is seen where it was pressed', () => {
  const [width, ratio] = [400, 1.5];
  for (const turn of [0, 1, 2, 3] as Turn[]) {
    const box = turn % 2 === 0 ? { width, height: width * ratio } : { width, height: width / ratio };
    const [x, y] = toPicturePoint({ left: 100, top: 60 }, box, turn);
    const seen = toDisplayedPoint({ x, y }, turn, ratio);
    expect(seen.left * width).toBeCloseTo(100, 0);
    expect(seen.top * width).toBeCloseTo(60, 0);
  }
});

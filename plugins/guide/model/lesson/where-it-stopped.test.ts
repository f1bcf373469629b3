import { expect, test } from 'vitest';
import { blocksLeft } from './where-it-stopped';

const block = (id: string, phase: 'before' | 'in' | 'after' = 'in') => ({ id, phase, title: id });
const blocks = [block('preview', 'before'), block('inquiry'), block('check'), block('summary'), block('home', 'after')];
const left = (...opened: string[]) => blocksLeft(blocks, opened).map(({ id }) => id);

test('a lesson stopped after the last block that was shown', () => {
  expect(left('preview', 'inquiry')).toEqual(['check', 'summary']);
});

test('a block that was passed over is not where it stopped', () => {
  expect(left('check')).toEqual(['summary']);
});

test('a lesson of which all or nothing was shown did not stop early', () => {
  expect(left('inquiry', 'check', 'summary')).toEqual([]);
  expect(left('preview')).toEqual([]);
});

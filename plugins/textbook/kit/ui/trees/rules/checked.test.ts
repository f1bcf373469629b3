import { expect, test } from 'vitest';
import { checkState, type Checked, toggled } from './checked';
import { outlineOf } from './outline';
import { sampleNodes, sampleOutline } from './sample-tree';

const tick = (...ids: string[]) => ids.reduce<Checked>((now, id) => toggled(sampleOutline, now, id), new Set());
const stateOf = (checked: Checked, id: string) => checkState(checked, sampleOutline.places.get(id)!);

test('ticking a chapter ticks all below it, and one name says so', () => {
  const checked = tick('第十九章');
  expect([...checked]).toEqual(['第十九章']);
  expect(stateOf(checked, '19.1.2')).toBe(true);
  expect(stateOf(checked, '第十七章')).toBe(false);
});

test('a chapter of which only a part is ticked stands half', () => {
  const checked = tick('19.1.1');
  expect(stateOf(checked, '19.1')).toBe('mixed');
  expect(stateOf(checked, '第十九章')).toBe('mixed');
});

test('when the last part is ticked too, the chapter stands for its parts', () => {
  expect([...tick('19.1.1', '19.1.2')]).toEqual(['19.1']);
  expect([...tick('19.1.1', '19.1.2', '19.2')]).toEqual(['第十九章']);
});

test('taking one part out of a ticked chapter leaves the others', () => {
  expect([...tick('第十九章', '19.1.1')]).toEqual(['19.1.2', '19.2']);
});

test('ticking what stands half ticks the rest; once more takes all of it away', () => {
  expect([...tick('19.1.1', '第十九章')]).toEqual(['第十九章']);
  expect([...tick('19.1.1', '第十九章', '第十九章')]).toEqual([]);
});

test('what is disabled is never ticked, and nothing above stands for it', () => {
  const outline = outlineOf(sampleNodes.map((node) => (node.id === '19.2' ? { ...node, disabled: true } : node)));
  const checked = toggled(outline, new Set(), '第十九章');
  expect([...checked]).toEqual(['19.1']);
  expect(checkState(checked, outline.places.get('第十九章')!)).toBe(true);
  expect([...toggled(outline, checked, '第十九章')]).toEqual([]);
  expect([...toggled(outline, checked, '19.2')]).toEqual(['19.1']);
});

test('what is loaded later below a ticked node is ticked', () => {
  const before = outlineOf([{ id: 'a', name: 'a', parentId: null, hasMore: true }]);
  const checked = toggled(before, new Set(), 'a');
  const later = outlineOf([
    { id: 'a', name: 'a', parentId: null },
    { id: 'b', name: 'b', parentId: 'a' },
  ]);
  expect(checkState(checked, later.places.get('b')!)).toBe(true);
});

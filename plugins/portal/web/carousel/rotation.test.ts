import { expect, test } from 'vitest';
import { isTurning, rotate, startRotation, swipeOf, type Rotation, type RotationEvent } from './rotation';

const after = (count: number, ...events: RotationEvent[]): Rotation => events.reduce(rotate, startRotation(count));

test('slides follow each other, and the first follows the last', () => {
  expect(after(3, { type: 'turn' }).index).toBe(1);
  expect(after(3, { type: 'turn' }, { type: 'turn' }, { type: 'turn' }).index).toBe(0);
});

test('going back from the first slide shows the last', () => {
  expect(after(4, { type: 'previous' }).index).toBe(3);
});

test('a slide can be chosen; one beyond the end is counted round', () => {
  expect(after(4, { type: 'show', index: 2 }).index).toBe(2);
  expect(after(4, { type: 'show', index: 5 }).index).toBe(1);
});

test('a single slide does not turn, and none is no mistake', () => {
  expect(isTurning(startRotation(1))).toBe(false);
  expect(after(0, { type: 'next' }).index).toBe(0);
});

test('a pointer over it, the focus in it or a hidden tab hold it until all of them are gone', () => {
  const held = after(3, { type: 'hold', why: 'hover' }, { type: 'hold', why: 'focus' }, { type: 'hold', why: 'hover' });
  expect(isTurning(held)).toBe(false);
  const focused = rotate(held, { type: 'release', why: 'hover' });
  expect(isTurning(focused)).toBe(false);
  expect(isTurning(rotate(focused, { type: 'release', why: 'focus' }))).toBe(true);
});

test('time that runs out while it is held changes nothing', () => {
  expect(after(3, { type: 'hold', why: 'hidden' }, { type: 'turn' }).index).toBe(0);
});

test('who paused it still turns the slides by hand', () => {
  const paused = after(3, { type: 'pause' }, { type: 'next' });
  expect(paused.index).toBe(1);
  expect(isTurning(paused)).toBe(false);
});

test('pressing play starts it at once, though pointer and focus are on the button', () => {
  const playing = after(
    3,
    { type: 'pause' },
    { type: 'hold', why: 'hover' },
    { type: 'hold', why: 'focus' },
    { type: 'resume' },
  );
  expect(isTurning(playing)).toBe(true);
});

test('a finger to the left asks for the next slide, to the right for the one before', () => {
  expect(swipeOf(-60, 10)).toBe('next');
  expect(swipeOf(60, -10)).toBe('previous');
});

test('a tap and a scroll are no swipes', () => {
  expect(swipeOf(8, 2)).toBeNull();
  expect(swipeOf(-60, 90)).toBeNull();
});

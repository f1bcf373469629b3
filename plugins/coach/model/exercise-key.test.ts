import { expect, test } from 'vitest';
import { exerciseKey } from './exercise-key';

test('the same exercise is known by its letters, signs and digits, whatever is between them', () => {
  const key = exerciseKey('直线 y = kx + b 经过（0，3）和（2，0）。');
  expect(exerciseKey('直线y=kx+b经过(0,3)和(2,0)')).toBe(key);
  expect(exerciseKey('直线y=kx-b经过(0,3)和(2,0)')).not.toBe(key);
});

test('a text that says too little matches nothing', () => {
  expect(exerciseKey('第 3 题')).toBe('');
});

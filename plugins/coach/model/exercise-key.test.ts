import { expect, test } from 'vitest';
import { exerciseKey, keyOfPart, partOfKey } from './exercise-key';

test('the same exercise is known by its letters, signs and digits, whatever is between them', () => {
  const key = exerciseKey('直线 y = kx + b 经过（0，3）和（2，0）。');
  expect(exerciseKey('直线y=kx+b经过(0,3)和(2,0)')).toBe(key);
  expect(exerciseKey('直线y=kx-b经过(0,3)和(2,0)')).not.toBe(key);
});

test('a text that says too little matches nothing', () => {
  expect(exerciseKey('第 3 题')).toBe('');
});

test('an item of another area is found again by its key, and no exercise is mistaken for one', () => {
  const partId = '0199a000000070008000000000000001';
  expect(partOfKey(keyOfPart('work', partId))).toEqual({ area: 'work', partId });
  expect(partOfKey(exerciseKey('work/12 等于多少，写成小数'))).toBeNull();
});

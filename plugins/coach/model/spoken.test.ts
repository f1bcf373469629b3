import { expect, test } from 'vitest';
import { captionsOfSpeech } from './spoken';

const spoken = [
  { start: 0.4, text: ' 先找到点 A。' },
  { start: 4.2, text: '向右，\n就是加。' },
  { start: 61, text: '  ' },
];

test('each thing that was said is a line with its second', () => {
  expect(captionsOfSpeech(spoken, '')).toBe('0:00 先找到点 A。\n0:04 向右， 就是加。');
});

test('what was cut off a film is left out', () => {
  expect(captionsOfSpeech(spoken, '', { from: 3, to: 10 })).toBe('0:04 向右， 就是加。');
});

test('a text without seconds has a line for each sentence', () => {
  expect(captionsOfSpeech(null, '先画数轴。再数格子！ 对吗？')).toBe('先画数轴。\n再数格子！\n对吗？');
});

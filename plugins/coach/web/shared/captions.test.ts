import { expect, test } from 'vitest';
import { captionsOf } from './captions';

test('lines share the time of a film by their length', () => {
  expect(captionsOf('先看图象\n再看交点', 8)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\n先看图象\n\n00:00:04.000 --> 00:00:08.000\n再看交点\n',
  );
});

test('a line may say when it begins, and no line stands for too long', () => {
  expect(captionsOf('0:20 答案\n', 60)).toBe('WEBVTT\n\n00:00:20.000 --> 00:00:26.000\n答案\n');
});

test('empty lines are none', () => {
  expect(captionsOf('\n \n', 10)).toBe('WEBVTT\n\n');
});

test('those of a film that was cut begin where it does', () => {
  expect(captionsOf('先看图象', 4, 2.5)).toBe('WEBVTT\n\n00:00:02.500 --> 00:00:06.500\n先看图象\n');
});

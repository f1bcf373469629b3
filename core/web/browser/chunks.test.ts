import { expect, test, vi } from 'vitest';
import { loadChunk } from './chunks';

test('a part that arrives is answered, one that fails is refused', async () => {
  await expect(loadChunk(async () => 'part')).resolves.toBe('part');
  await expect(loadChunk(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('a part that does not arrive within 120 s is given up', async () => {
  vi.useFakeTimers();
  const loading = expect(loadChunk(() => new Promise(() => {}))).rejects.toThrow(/chunk/);
  await vi.advanceTimersByTimeAsync(120_000);
  await loading;
  vi.useRealTimers();
});

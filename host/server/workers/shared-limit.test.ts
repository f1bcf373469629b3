import { expect, test, vi } from 'vitest';
import { alone, type Siblings } from './siblings';
import { sharedLimit } from './shared-limit';

/** Processes that hear each other at once. */
function together(count: number): Siblings[] {
  const hearers: ((name: string, payload: unknown) => void)[][] = Array.from({ length: count }, () => []);
  return hearers.map((own, at) => ({
    worker: at + 1,
    count,
    tell: (name, payload) => {
      for (const others of hearers) if (others !== own) for (const hear of others) hear(name, payload);
    },
    on: (name, hear) => void own.push((told, payload) => told === name && hear(payload)),
  }));
}

test('a minute is one minute, however many processes count it', () => {
  vi.useFakeTimers();
  let now = 0;
  const stopwatch = { elapsed: () => now };
  const [one, other] = together(2).map((siblings) => sharedLimit('calls', stopwatch, siblings));
  for (let call = 0; call < 6; call++) one!.take('person', 10);
  vi.advanceTimersByTime(200);
  for (let call = 0; call < 4; call++) other!.take('person', 10);
  expect(() => other!.take('person', 10)).toThrow('core.error.tooMany');
  expect(() => other!.take('somebody else', 10)).not.toThrow();
  vi.advanceTimersByTime(200);
  expect(() => one!.take('person', 10)).toThrow('core.error.tooMany');
  now = 6_000;
  one!.take('person', 10);
  vi.useRealTimers();
});

test('a flood that goes to all at once has to wait for what it is ahead', () => {
  vi.useFakeTimers();
  let now = 0;
  const stopwatch = { elapsed: () => now };
  const both = together(2).map((siblings) => sharedLimit('calls', stopwatch, siblings));
  for (const limit of both) for (let call = 0; call < 10; call++) limit.take('person', 10);
  vi.advanceTimersByTime(200);
  now = 60_000;
  for (const limit of both) expect(() => limit.take('person', 10)).toThrow('core.error.tooMany');
  now = 67_000;
  for (const limit of both) limit.take('person', 10);
  vi.useRealTimers();
});

test('a process that is alone tells nobody', () => {
  const tell = vi.fn();
  sharedLimit('calls', { elapsed: () => 0 }, { ...alone, tell }).take('person', 10);
  expect(tell).not.toHaveBeenCalled();
});

// What ends by itself is started again (host/build/serve/keep-running.mjs). With the real server: tests/faults/start.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepRunning, pauseAfter } from '../../../host/build/serve/keep-running.mjs';
import { eventually } from '../../support/running/eventually';

interface Program {
  readonly child: ChildProcess;
  ended(): Promise<string>;
}

/** A program that runs until it is killed, or one that ends at once. */
function program(script: string): Program {
  const child = spawn(process.execPath, ['--eval', script], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended: () => exited.then(([code, signal]) => String(signal ?? code)) };
}

const lasting = () => program('setInterval(() => {}, 1000)');

test('what is killed runs again, until nobody wants it any more', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const started = [lasting()];
  const stopping = new AbortController();
  const start = () => {
    started.push(lasting());
    return started.at(-1)!;
  };
  const over = keepRunning('The program', started[0]!, start, stopping.signal);
  for (const round of [1, 2]) {
    started.at(-1)!.child.kill('SIGKILL');
    await eventually(() => expect(started).toHaveLength(round + 1));
  }
  expect(said.mock.calls.map(([line]) => line)).toEqual([
    'The program ended by itself (SIGKILL); it is started again after 0.2 s.',
    'The program ended by itself (SIGKILL); it is started again after 0.4 s.',
  ]);
  stopping.abort();
  await over;
  started.at(-1)!.child.kill('SIGKILL');
  await started.at(-1)!.ended();
  expect(started).toHaveLength(3);
});

test('what cannot be started is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stopping = new AbortController();
  let tries = 0;
  const start = () => {
    tries += 1;
    if (tries < 3) throw new Error('there is no room');
    stopping.abort();
    return lasting();
  };
  await keepRunning('The program', program(''), start, stopping.signal);
  expect(tries).toBe(3);
});

test('pauses grow, and stop growing', () => {
  expect([0, 1, 2, 3, 9].map(pauseAfter)).toEqual([100, 200, 400, 800, 30_000]);
});

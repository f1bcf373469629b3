import { parentPort } from 'node:worker_threads';
import { type FromThread, givenAway, type ToThread } from './messages';

/** Asks the server something about the task. */
export type Ask = (question: unknown) => Promise<unknown>;

/** The program of a thread: does one task after the other, as thread-pool.ts gives them. Called when all is loaded. */
export function serveTasks<Task>(perform: (task: Task, ask: Ask) => Promise<unknown>): void {
  const port = parentPort!;
  const say = (message: FromThread, away: ArrayBuffer[] = []) => port.postMessage(message, away);
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  const ask: Ask = (question) => {
    const open = Promise.withResolvers<unknown>();
    count += 1;
    asked.set(count, open);
    say({ kind: 'question', number: count, question });
    return open.promise;
  };
  const work = async (task: Task) => {
    try {
      const value = await perform(task, ask);
      say({ kind: 'done', value }, givenAway(value));
    } catch (error) {
      say({ kind: 'failed', message: (error as Error).stack ?? String(error) });
    }
  };
  port.on('message', (message: ToThread) => {
    if (message.kind === 'task') return void work(message.task as Task);
    const open = asked.get(message.number);
    asked.delete(message.number);
    if (message.kind === 'answer') open?.resolve(message.value);
    else open?.reject(new Error(message.message));
  });
  say({ kind: 'ready' });
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadProgram } from '../programs/thread-program';
import type { WorkbookFault } from './reading/workbook-parts';
import type { Refused, RowsPart, SheetHead, SheetTask } from './sheet-thread';

/** A workbook that needs more is refused, and the server survives. Several times what a city's students need. */
const mostMegabytes = 1024;
/** Threads at the same time: whoever comes later waits, so that many large workbooks take no more memory than two. */
const mostThreads = 2;
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

/** True for the error of a thread that wanted more memory than it may have. */
export const isTooMuch = (error: unknown): boolean => (error as { code?: string }).code === outOfMemory;

/** How long a thread without a task waits for the next one: what it loads costs a processor a quarter of a second. */
const restMilliseconds = 10_000;

/** The thread that waits for a task. One is enough: who works with sheets does one thing after the other. */
let resting: { readonly worker: Worker; wake(): void } | undefined;

/** Threads that work, and those who wait for one of them to end. */
let working = 0;
const waiting: (() => void)[] = [];

async function turn(): Promise<void> {
  if (working < mostThreads) working += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Hands the place over to who has waited longest. */
function turnIsOver(): void {
  const next = waiting.shift();
  if (next) next();
  else working -= 1;
}

/** The thread has refused a workbook. */
export class RefusedWorkbook extends Error {
  constructor(readonly fault: WorkbookFault) {
    super(fault);
  }
}

/** Rows of a file, part by part, parsed in a separate thread. When the reader stops, the thread ends. */
export async function* rowsInThread(task: Exclude<SheetTask, { kind: 'writeWorkbook' }>): AsyncGenerator<RowsPart> {
  await turn();
  const worker = started(task);
  let isDone = false;
  try {
    for (;;) {
      worker.postMessage(null);
      const [part] = (await once(worker, 'message')) as [RowsPart | Refused | null];
      isDone = part === null || 'fault' in part;
      if (!part) return;
      if ('fault' in part) throw new RefusedWorkbook(part.fault);
      yield part;
    }
  } finally {
    await (isDone ? rest(worker) : worker.terminate());
    turnIsOver();
  }
}

/** A workbook of these sheets, packed in a thread of its own, which asks for rows part by part. */
export async function workbookInThread(
  sheets: readonly SheetHead[],
  parts: Iterable<RowsPart<string | number | null>>,
): Promise<Buffer> {
  await turn();
  const worker = started({ kind: 'writeWorkbook', sheets });
  let isDone = false;
  try {
    for (const part of parts) {
      await once(worker, 'message');
      worker.postMessage(part);
    }
    await once(worker, 'message');
    worker.postMessage(null);
    const [bytes] = (await once(worker, 'message')) as [Uint8Array];
    isDone = true;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } finally {
    await (isDone ? rest(worker) : worker.terminate());
    turnIsOver();
  }
}

function started(task: SheetTask): Worker {
  const worker =
    resting?.worker ??
    new Worker(threadProgram('sheet-thread'), { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
  resting?.wake();
  worker.postMessage(task);
  return worker;
}

/** Keeps a thread that has done its task for a while, without keeping the process. */
async function rest(worker: Worker): Promise<void> {
  if (resting) {
    await worker.terminate();
    return;
  }
  const forget = () => {
    clearTimeout(timer);
    resting = undefined;
  };
  const end = () => {
    forget();
    void worker.terminate();
  };
  const timer = setTimeout(end, restMilliseconds).unref();
  worker.once('exit', forget).on('error', forget).unref();
  resting = {
    worker,
    wake() {
      forget();
      worker.off('exit', forget).off('error', forget).ref();
    },
  };
}

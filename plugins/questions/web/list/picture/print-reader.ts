import { version as lettersVersion } from '@tesseract.js-data/chi_sim/package.json';
import readerScript from 'script:./print.wasm.worker';
import { version as programVersion } from 'tesseract.js-core/package.json';
import { readPicture } from '../../../kit/ui/capture/photo/picture-files';
import type { FromReader, ToReader } from './reader-messages';
import { tidyText } from './tidy-text';

/** Where the build puts what the library needs (host/build/bundle/library-parts.mjs). */
const parts = {
  program: `/assets/tesseract-${programVersion}/tesseract-core-simd-lstm.js`,
  data: `/assets/print-${lettersVersion}/4.0.0_best_int/chi_sim.traineddata`,
};
/** Milliseconds, the first download of 5 MB on a slow line included. */
const patience = 120_000;
/** More than any phone's camera writes. */
const mostBytes = 30 * 1_048_576;

/** Why a picture was not read: it is none that the browser opens, it is too large, or the reader failed. */
export type ReadingFault = 'unreadable' | 'tooLarge' | 'failed';

export class NotRead extends Error {
  constructor(
    readonly why: ReadingFault,
    cause?: unknown,
  ) {
    super(why, { cause });
  }
}

/**
 * Reads the print of a picture on this device, in a thread of its own that ends with it; `progress` takes shares from 0 to 1.
 * Given up by the signal, nothing of the picture stays. Throws `NotRead`.
 */
export async function readPrint(file: Blob, progress: (share: number) => void, signal: AbortSignal): Promise<string> {
  if (file.size > mostBytes) throw new NotRead('tooLarge');
  const pixels = await readPicture(file).catch((error: unknown) => {
    throw new NotRead('unreadable', error);
  });
  signal.throwIfAborted();
  const worker = new Worker(readerScript);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const text = await new Promise<string>((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new NotRead('failed', cause));
    timer = setTimeout(fail, patience);
    signal.addEventListener('abort', () => fail(signal.reason));
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      if (data.kind === 'progress') progress(data.share);
      else if (data.kind === 'read') resolve(data.text);
      else fail(data.message);
    });
    worker.postMessage({ pixels, ...parts } satisfies ToReader, { transfer: [pixels.data.buffer] });
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
  return tidyText(text);
}

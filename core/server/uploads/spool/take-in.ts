import type { Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { PieceWriter } from './piece-writer';

/**
 * How a body ended: completely; the sender disconnected; we were told to stop; it is longer than the upload; or it
 * could not be written.
 */
export type Ending = 'whole' | 'broken' | 'stopped' | 'tooLong' | 'failed';

interface TakingIn {
  readonly writer: PieceWriter;
  /** Most bytes that may arrive. */
  readonly most: number;
  readonly signal: AbortSignal;
  readonly hash: Hash | null;
}

/** Reads a body into a writer. By events, since leaving an iteration early would tear the connection that is to be answered. */
export function takeIn(body: Readable, { writer, most, signal, hash }: TakingIn): Promise<Ending> {
  return new Promise((resolve) => {
    let taken = 0;
    let isOver = false;
    const end = (ending: Ending) => {
      isOver = true;
      body.off('data', take).off('end', whole).off('error', broken).off('close', broken);
      signal.removeEventListener('abort', stop);
      body.pause();
      resolve(ending);
    };
    const whole = () => end('whole');
    const broken = () => end('broken');
    const stop = () => end('stopped');
    const take = (chunk: Buffer) => {
      taken += chunk.length;
      if (taken > most) return end('tooLong');
      hash?.update(chunk);
      try {
        const room = writer.add(chunk);
        if (!room) return;
        body.pause();
        room.then(
          () => void (isOver || body.resume()),
          () => void (isOver || end('failed')),
        );
      } catch {
        end('failed');
      }
    };
    if (signal.aborted) return end('stopped');
    signal.addEventListener('abort', stop);
    body.on('data', take).on('end', whole).on('error', broken).on('close', broken);
  });
}

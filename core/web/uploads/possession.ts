import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { OutputOf } from '../../common/endpoint';
import type { claimUpload } from '../../common/api/uploads';
import digestScript from 'script:./digest.worker';

/** Smaller files are there before their hash is. */
export const leastHashedBytes = 5 * 1_048_576;

/** SHA-256 of a file, in 64 hexadecimal digits; rejects when it cannot be read any more, or `signal` says stop. */
export function digestOf(file: File, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(digestScript, { type: 'module' });
    const end = (act: () => void) => {
      worker.terminate();
      act();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => end(() => resolve(data)));
    worker.addEventListener('error', (event) => end(() => reject(new Error(event.message))));
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)));
    worker.postMessage(file);
  });
}

/** The proof that somebody holds the file: SHA-256 over the nonce and the parts that the server asks for. */
export async function proofOf(file: Blob, { nonce, ranges }: OutputOf<typeof claimUpload>): Promise<string> {
  const hash = sha256.create().update(hexToBytes(nonce));
  for (const { start, length } of ranges) {
    hash.update(new Uint8Array(await file.slice(start, start + length).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}

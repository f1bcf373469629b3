import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Read at a time. */
const pieceBytes = 4 * 1_048_576;

async function digestOf(file: File): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += pieceBytes) {
    hash.update(new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}

/** Hashes the file that it is sent, and answers 64 hexadecimal digits. Another thread does it: the page stays quick. */
addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  digestOf(file).then(
    (digest) => postMessage(digest),
    // a file that can no longer be read: the page is told, and sends it without a digest
    (error: unknown) => reportError(error),
  );
});

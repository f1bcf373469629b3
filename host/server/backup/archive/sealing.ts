import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Shortest key file. Bytes. */
const shortestKey = 32;

/** How entries of one archive are encrypted: null, not at all. */
export type ArchiveKey = Buffer | null;

/** The key of one archive: from the key file and a salt in the archive. */
export async function archiveKey(keyFile: string, salt: Buffer): Promise<ArchiveKey> {
  if (!keyFile) return null;
  const secret = await readFile(keyFile).catch((error: Error) => {
    throw new Error(`The key file ${keyFile} cannot be read: ${error.message}.`);
  });
  if (secret.length < shortestKey) {
    throw new Error(`The key file ${keyFile} is too short: make one with \`openssl rand -out ${keyFile} 32\`.`);
  }
  return Buffer.from(hkdfSync('sha256', secret, salt, 'edutech backup', 32));
}

/** Nonce, encrypted content, tag. */
export async function* sealed(content: AsyncIterable<Uint8Array>, key: ArchiveKey): AsyncGenerator<Uint8Array> {
  if (!key) {
    yield* content;
    return;
  }
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, key, nonce);
  yield nonce;
  for await (const chunk of content) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/** The content again. Throws at its end when a byte was changed or the key is another one. */
export async function* unsealed(content: AsyncIterable<Uint8Array>, key: ArchiveKey): AsyncGenerator<Uint8Array> {
  if (!key) {
    yield* content;
    return;
  }
  let decipher: ReturnType<typeof createDecipheriv> | undefined;
  // the last bytes are the tag, and which are the last is known at the end
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    held = Buffer.concat([held, chunk]);
    if (!decipher && held.length >= nonceBytes) {
      decipher = createDecipheriv(cipherName, key, held.subarray(0, nonceBytes));
      held = held.subarray(nonceBytes);
    }
    if (!decipher || held.length <= tagBytes) continue;
    yield decipher.update(held.subarray(0, held.length - tagBytes));
    held = held.subarray(held.length - tagBytes);
  }
  if (!decipher || held.length < tagBytes) throw new Error('an encrypted entry is cut off');
  (decipher as ReturnType<typeof createDecipheriv> & { setAuthTag(tag: Buffer): void }).setAuthTag(held);
  yield decipher.final();
}

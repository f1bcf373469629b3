import { createHash } from 'node:crypto';
import type { Id } from 'edutech/core/common/ids';

/**
 * The id of a demo row, made from its key: the same in every demo city. 122 bits of SHA-256 in the shape of a UUID
 * version 8 (RFC 9562 section 5.8).
 */
export function demoId(key: string): Id {
  const bytes = createHash('sha256').update(`edutech demo ${key}`).digest().subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex');
}

/** 32 hexadecimal digits: a UUID without dashes, the wire format of ids. */
export type Id = string;

/** The wire format of an id: 32 hexadecimal digits. */
export const idPattern = '^[0-9a-f]{32}$';
const shape = new RegExp(idPattern);
/** Whether a text is an id. */
export const isId = (value: unknown): value is Id => typeof value === 'string' && shape.test(value);

/**
 * A new UUIDv7 (RFC 9562 section 5.7), 32 hex digits: 48 bits of milliseconds, then random, so that new rows are added
 * at the end of an index. Time is a parameter; random bytes come from the platform's generator.
 */
export function newId(now: number = Date.now()): Id {
  const random = tenRandomBytes();
  // four bits of version before twelve random ones, two bits of variant before sixty-two
  random[0] = 0x70 | (random[0]! & 0x0f);
  random[2] = 0x80 | (random[2]! & 0x3f);
  return random.reduce((id, byte) => id + hexOf[byte]!, Math.trunc(now).toString(16).padStart(12, '0'));
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Asking the system for random bytes costs more than all the rest of an id, so a hundred ids share a question. */
const pool = new Uint8Array(1000);
let used = pool.length;

function tenRandomBytes(): Uint8Array {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  used += 10;
  return pool.subarray(used - 10, used);
}

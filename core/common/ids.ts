/** 32 hexadecimal digits: a UUID without dashes, as ids look on the wire. */
export type Id = string;

export const idPattern = '^[0-9a-f]{32}$';
const shape = new RegExp(idPattern);
export const isId = (value: unknown): value is Id => typeof value === 'string' && shape.test(value);

/**
 * A new UUIDv7 (RFC 9562 section 5.7), 32 hex digits: 48 bits of milliseconds, then random, so that new rows
 * land at the end of an index. Time is a parameter; random bytes come from the platform's generator.
 */
export function newId(now: number = Date.now()): Id {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const milliseconds = BigInt(Math.trunc(now));
  for (let index = 0; index < 6; index++) bytes[index] = Number((milliseconds >> BigInt(40 - 8 * index)) & 0xffn);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

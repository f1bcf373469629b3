import { randomBytes, timingSafeEqual } from 'node:crypto';

const header = 'x-edutech-internal';
/** Known to this process only, so nobody outside can claim it. */
const secret = randomBytes(32).toString('hex');

/** Headers of a call that this process makes to itself (drawing a page): the page was counted, its calls are not. */
export const internalHeaders: Readonly<Record<string, string>> = { [header]: secret };

/** True for a call with {@link internalHeaders}. */
export function isInternal(headers: Readonly<Record<string, unknown>>): boolean {
  const given = headers[header];
  if (typeof given !== 'string' || given.length !== secret.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(secret));
}

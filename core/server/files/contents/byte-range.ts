/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const one = /^bytes=(\d*)-(\d*)$/;

/**
 * What a Range header asks of a content of `size` bytes (RFC 9110 section 14): a part, all of it (no header, another
 * unit, several parts: a server may answer those whole), or nothing that there is (416).
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = one.exec(header?.replaceAll(' ', '') ?? '');
  if (!match) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '') return to === '' ? 'whole' : lastBytes(Number(to), size);
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'whole';
  return start < size ? { start, end } : 'unsatisfiable';
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count > 0 && size > 0 ? { start: Math.max(0, size - count), end: size - 1 } : 'unsatisfiable';
}

/** True when the reader has this content already (If-None-Match; weak comparison). */
export const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.trim() === '*' || (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** True when a range may be answered as one: it was asked of this very content (If-Range; a date never is). */
export const isSameContent = (ifRange: string | undefined, etag: string) =>
  ifRange === undefined || ifRange.trim() === etag;

import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, isSameContent, parseRange } from '../files/contents/byte-range';
import type { Contents } from '../files/contents/contents';
import { contentDisposition } from '../files/file-name';
import type { StoredFile } from '../files/files';

export interface Sending {
  readonly contents: Contents;
  readonly file: StoredFile;
  /** `forever`: the address names the content, so any cache may keep it. `never`: it was given to one person. */
  readonly caching: 'forever' | 'never';
  readonly disposition: 'inline' | 'attachment';
}

const cacheControl = { forever: 'public, max-age=31536000, immutable', never: 'private, no-store' };
/** What browsers may show by themselves; everything else is saved. */
const shown = /^(image|video|audio)\/|^application\/pdf$/;

/** Answers a file or the part of it that was asked for, as a stream (RFC 9110: conditions, ranges, HEAD). */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, sending: Sending): Promise<FastifyReply> {
  const { file, contents } = sending;
  const etag = `"${file.sha256}"`;
  reply.headers(headersOf(sending, etag));
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();

  const asked = isSameContent(one(request.headers['if-range']), etag)
    ? parseRange(request.headers.range, file.bytes)
    : 'whole';
  if (asked === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${file.bytes}`).header('content-length', 0).send();
  }
  const range = asked === 'whole' ? { start: 0, end: file.bytes - 1 } : asked;
  if (asked !== 'whole') reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  reply.header('content-length', range.end - range.start + 1);
  if (request.method === 'HEAD') return reply.send();

  const content = await contents.open(file.sha256, range).catch((error: unknown) => {
    reply.removeHeader('content-length').removeHeader('content-range').removeHeader('etag');
    throw error;
  });
  return reply.send(content);
}

function headersOf({ file, caching, disposition }: Sending, etag: string): Record<string, string> {
  const kind = shown.test(file.mime) ? disposition : 'attachment';
  return {
    'content-type': file.mime,
    'content-disposition': contentDisposition(kind, file.name),
    'cache-control': cacheControl[caching],
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policyOf(file.mime),
    etag,
  };
}

/**
 * Whatever a file holds, it loads nothing (`'self'` is the picture or the film itself) and gets no origin. Films, sounds
 * and PDF, which cannot run anything, keep theirs: browsers show them with players of their own, which fetch the
 * content a second time and would be strangers to it in a sandbox.
 */
function policyOf(mime: string): string {
  const rules = [
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self'",
  ];
  if (mime === 'application/pdf') rules.push("object-src 'self'");
  else if (!/^(video|audio)\//.test(mime)) rules.push('sandbox');
  return rules.join('; ');
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

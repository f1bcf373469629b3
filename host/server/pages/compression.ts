import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** What fits into one packet travels as fast as it is. Characters. */
const smallest = 1400;
/** Up to here compressing takes a third of the time that handing it to another thread would. Characters. */
const atOnce = 16_384;
/** Of 11: higher ones cost many times the time for a few percent. */
const brotliQuality = 4;
/** For such short content, quality 2 leaves no more bytes than 3, in four fifths of the time. */
const brotliQualityAtOnce = 2;

const texts = /^(text\/html|application\/json|application\/rss\+xml)/;

/**
 * Compresses pages, answers and feeds. Answers that carry a fresh token are left as they are: the length of a compressed
 * secret beside text of the caller's choosing gives it away (BREACH). Files and assets have their own ways.
 */
export function compressTexts(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (typeof payload !== 'string' || payload.length < smallest) return done(null, payload);
    const isText = texts.test(String(reply.getHeader('content-type') ?? ''));
    const encoding = isText && !payload.includes('"token":"') ? encodingFor(request.headers['accept-encoding']) : null;
    if (!encoding) return done(null, payload);
    reply
      .header('content-encoding', encoding)
      .header('vary', varyOf(reply.getHeader('vary')))
      .removeHeader('content-length');
    if (encoding === 'gzip') gzip(payload, done);
    else if (payload.length > atOnce) brotliCompress(payload, brotliOptions(brotliQuality, payload), done);
    else done(null, brotliCompressSync(payload, brotliOptions(brotliQualityAtOnce, payload)));
  });
}

/** The best of what a browser takes. */
function encodingFor(accepted: string | string[] = ''): 'br' | 'gzip' | null {
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

const brotliOptions = (quality: number, payload: string) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: payload.length },
});

const varyOf = (already: unknown) => (already ? `${String(already)}, accept-encoding` : 'accept-encoding');

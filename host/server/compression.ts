import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this a packet more or less is not worth the work. Bytes. */
const smallest = 1024;
/** Of 11: higher ones cost many times the time for a few percent. */
const brotliQuality = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const texts = /^(text\/html|application\/json|application\/rss\+xml)/;

/**
 * Compresses pages, answers and feeds. Answers that carry a fresh token are left as they are: the length of a compressed
 * secret beside text of the caller's choosing gives it away (BREACH). Files and assets have their own ways.
 */
export function compressTexts(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < smallest) return payload;
    if (!texts.test(String(reply.getHeader('content-type') ?? '')) || payload.includes('"token":"')) return payload;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    if (!encoding) return payload;
    reply
      .header('content-encoding', encoding)
      .header('vary', varyOf(reply.getHeader('vary')))
      .removeHeader('content-length');
    if (encoding === 'gzip') return zip(payload);
    return brotli(payload, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: payload.length },
    });
  });
}

const varyOf = (already: unknown) => (already ? `${String(already)}, accept-encoding` : 'accept-encoding');

import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { after, type Awaitable } from 'edutech/core/common/awaitable';

/** What fits into one packet travels as fast as it is. Characters. */
const smallest = 1400;
/** Up to here compressing takes a third of the time that handing it to another thread would. Characters. */
const atOnce = 16_384;
/** Of 11: higher ones cost many times the time for a few percent. */
const brotliQuality = 4;
/** For such short content, quality 2 leaves no more bytes than 3, in four fifths of the time. */
const brotliQualityAtOnce = 2;

/** Answers that are kept compressed, and the most characters of one: 256 of them take 16 MB at most. */
const mostKept = 256;
const longestKept = 32_768;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const texts = /^(text\/html|application\/json|application\/rss\+xml)/;

/**
 * Compresses pages, answers and feeds. Answers that carry a fresh token are left as they are: the length of a compressed
 * secret beside text of the caller's choosing gives it away (BREACH). Files and assets have their own ways.
 */
export function compressTexts(app: FastifyInstance): void {
  const compressions = { br: new KeptCompression(brotlied, mostKept), gzip: new KeptCompression(zip, mostKept) };
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const encoding = encodingFor(request, reply, payload);
    if (!encoding) return done(null, payload);
    reply
      .header('content-encoding', encoding)
      .header('vary', varyOf(reply.getHeader('vary')))
      .removeHeader('content-length');
    const bytes = compressions[encoding].of(payload as string);
    if (bytes instanceof Promise) void handOver(bytes, done);
    else done(null, bytes);
  });
}

async function handOver(bytes: Promise<Buffer>, done: (error: Error | null, bytes?: Buffer) => void): Promise<void> {
  try {
    done(null, await bytes);
  } catch (error) {
    done(error as Error);
  }
}

/** How an answer is compressed for who asks; null: not at all. */
function encodingFor({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown): 'br' | 'gzip' | null {
  if (typeof payload !== 'string' || payload.length < smallest) return null;
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
  if (!encoding || !texts.test(String(reply.getHeader('content-type') ?? ''))) return null;
  return payload.includes('"token":"') ? null : encoding;
}

const brotlied = (payload: string): Awaitable<Buffer> =>
  payload.length <= atOnce
    ? brotliCompressSync(payload, brotliOptions(brotliQualityAtOnce, payload))
    : brotli(payload, brotliOptions(brotliQuality, payload));

/**
 * What was compressed a moment ago: a thousand visitors get the same front page and the same lists, byte for byte. The whole
 * content is the key, so whoever gets bytes from here had exactly these anyway. What was used last stays longest.
 */
export class KeptCompression {
  readonly #kept = new Map<string, Buffer>();

  constructor(
    private readonly compress: (payload: string) => Awaitable<Buffer>,
    private readonly most: number,
  ) {}

  of(payload: string): Awaitable<Buffer> {
    if (payload.length > longestKept) return this.compress(payload);
    return after(this.#kept.get(payload) ?? this.compress(payload), (bytes) => {
      this.#kept.delete(payload);
      this.#kept.set(payload, bytes);
      if (this.#kept.size > this.most) this.#kept.delete(this.#kept.keys().next().value!);
      return bytes;
    });
  }
}

const brotliOptions = (quality: number, payload: string) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: payload.length },
});

const varyOf = (already: unknown) => (already ? `${String(already)}, accept-encoding` : 'accept-encoding');

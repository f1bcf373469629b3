import { AppError } from '../../../common/errors';
import { type Id, isId } from '../../../common/ids';

/** Values of the protocol's headers (tus 1.0.0). Whatever does not read as it should is 400 `core.uploads.wrongHeader`. */
export const wrongHeader = (header: string, code = 400) => new AppError('core.uploads.wrongHeader', code, { header });

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

export function textOf(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** A whole number of bytes; undefined when the header is missing. */
export function wholeNumberOf(headers: Headers, name: string): number | undefined {
  const text = textOf(headers, name);
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw wrongHeader(name);
  return Number(text);
}

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** `Upload-Metadata`: pairs of a key and a value in base64. Longer than any honest one is refused. */
export function metadataOf(headers: Headers): Readonly<Record<string, string>> {
  const name = 'upload-metadata';
  const text = textOf(headers, name)?.trim() ?? '';
  if (text === '') return {};
  if (text.length > 4000) throw wrongHeader(name);
  const pairs = text.split(',').map((pair) => pair.trim().split(' '));
  const isRight = pairs.every(
    ([key = '', value = '', ...more]) => /^[!-+\--~]+$/.test(key) && base64.test(value) && more.length === 0,
  );
  if (!isRight || new Set(pairs.map(([key]) => key)).size < pairs.length) throw wrongHeader(name);
  return Object.fromEntries(pairs.map(([key, value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]));
}

/** Algorithms of `Upload-Checksum` with the lengths of their digests. The protocol demands sha1. */
const digestBytes: Readonly<Record<string, number>> = { sha1: 20, md5: 16, sha256: 32, sha512: 64 };
export const checksumAlgorithms = Object.keys(digestBytes).join(',');

/** `Upload-Checksum`: an algorithm of ours and a digest of its length. */
export function checksumOf(headers: Headers): { algorithm: string; digest: Buffer } | null {
  const name = 'upload-checksum';
  const text = textOf(headers, name);
  if (text === undefined) return null;
  const [algorithm = '', encoded = '', ...more] = text.split(' ');
  const digest = Buffer.from(encoded, 'base64');
  const length = Object.hasOwn(digestBytes, algorithm) ? digestBytes[algorithm] : undefined;
  if (length !== digest.length || !base64.test(encoded) || more.length > 0) throw wrongHeader(name);
  return { algorithm, digest };
}

/** `Upload-Concat`: a part, or the parts that one is joined from, by the last segment of their addresses. */
export function concatOf(headers: Headers): 'partial' | readonly Id[] | null {
  const name = 'upload-concat';
  const text = textOf(headers, name);
  if (text === undefined) return null;
  if (text === 'partial') return 'partial';
  if (!text.startsWith('final;')) throw wrongHeader(name);
  return text
    .slice('final;'.length)
    .trim()
    .split(/ +/)
    .map((address) => {
      const id = address.split('?')[0]!.split('/').at(-1);
      if (!isId(id)) throw wrongHeader(name);
      return id;
    });
}

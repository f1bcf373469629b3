import { isUtf8 } from 'node:buffer';
import { invalid } from '../../../common/errors';

/**
 * The text of an uploaded file: lists, and questions in the text formats of other systems. In this order: the mark at its
 * beginning (UTF-8, UTF-16), UTF-16 without one, the encoding that an XML declaration names, UTF-8, else Big5, as offices in
 * Hong Kong and Taiwan save it, or GB18030, which GBK and GB2312 are parts of, as those in the mainland do. Throws AppError `core.sheets.encoding` for anything else, such as a
 * picture, whose bytes may well be Chinese characters.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decodedText(bytes);
  if (text === null) throw invalid('core.sheets.encoding');
  return text;
}

/** As {@link decodeText}; null for what is no text. A text never holds NUL, which no column of the database takes. */
export function decodedText(bytes: Uint8Array): string | null {
  const marked = markOf(bytes);
  const encodings = marked ? [marked] : [unmarkedUtf16(bytes), declared(bytes), 'utf-8'];
  const text = firstOf(encodings, bytes) ?? torn(bytes) ?? (marked ? null : local(bytes));
  return text?.includes('\0') ? null : text;
}

/** Text of a part of an Office file (ECMA-376 part 2, 8.1.4: UTF-8 or UTF-16), as far as damage has left it. */
export const officeText = (bytes: Uint8Array): string =>
  new TextDecoder(markOf(bytes) ?? unmarkedUtf16(bytes) ?? 'utf-8').decode(bytes).replaceAll('\0', '');

function firstOf(encodings: readonly (string | null)[], bytes: Uint8Array): string | null {
  for (const encoding of encodings) {
    const text = encoding === null ? null : decodedAs(encoding, bytes);
    if (text !== null) return text;
  }
  return null;
}

/** Signs of another encoding that stand for damage, at most: one in so many. */
const readable = 200;

/** UTF-8 with a few broken characters, as of a file that was cut off: in another encoding nearly all would be broken. */
function torn(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  const [broken, foreign] = [text.match(/\ufffd/g)?.length ?? 0, text.match(/[\u0080-\uffff]/g)?.length ?? 0];
  return broken * readable < foreign ? text : null;
}

/**
 * Big5 or GB18030, by which of them gives more of the characters that people use: their bytes are mostly valid in both. Of
 * Big5 those are 5401 (lead A4 to C6), of GB2312 3755 (lead B0 to D7, second byte from A1) and letters, as of pinyin (A4 to A9).
 */
function local(bytes: Uint8Array): string | null {
  let [mainland, big5] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at]!;
    if (lead < 0x81) continue;
    at += 1;
    const second = bytes[at] ?? 0;
    if (lead >= 0xa4 && lead <= 0xc6) big5 += 1;
    if (second >= 0xa1 && ((lead >= 0xa4 && lead <= 0xa9) || (lead >= 0xb0 && lead <= 0xd7))) mainland += 1;
  }
  return firstOf(big5 > mainland ? ['big5', 'gb18030'] : ['gb18030'], bytes);
}

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // not this one, or one that nobody knows
    return null;
  }
}

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** As far as the halves of characters are counted. Bytes. */
const counted = 65_536;
/** Fewer zeros among the halves are damage, not an encoding: Chinese prose has more line ends and digits than that. */
const leastZeros = 0.02;

/**
 * UTF-16 without a mark: every text has spaces, line ends, digits or Latin letters, whose upper half is zero, and no other
 * encoding has a zero anywhere.
 */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  const beginning = bytes.subarray(0, counted);
  for (const [at, byte] of beginning.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const most = Math.max(even, odd);
  if (most === 0 || most < (leastZeros * beginning.length) / 2 || Math.min(even, odd) > 0) return null;
  // Latin letters have a zero each; with fewer, what is UTF-8 has been damaged
  if (most < beginning.length / 5 && isUtf8(bytes)) return null;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** What an XML declaration says. One that says UTF-16 in single bytes does not tell the truth. */
function declared(bytes: Uint8Array): string | null {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const name = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(beginning)?.[1]?.toLowerCase();
  return name === undefined || name.startsWith('utf-16') ? null : name;
}

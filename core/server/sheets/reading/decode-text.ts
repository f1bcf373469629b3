import { invalid } from '../../../common/errors';

/**
 * Text of a CSV file in whatever encoding offices in China save it: UTF-8 with or without a mark, UTF-16 with one, else
 * GB18030, which GBK and GB2312 are parts of. Throws AppError `core.sheets.encoding` for anything else, such as a picture,
 * whose bytes may well be Chinese characters.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = textOf(bytes);
  if (text === null || text.includes('\0')) throw invalid('core.sheets.encoding');
  return text;
}

function textOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // not this one
    }
  }
  return null;
}

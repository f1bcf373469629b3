import { AppError, wireCodes } from '../../common/errors';

/** Deepest nesting of objects and lists that a body may have. */
const deepest = 64;

const quote = 34;
const backslash = 92;
const colon = 58;

/**
 * Throws 413 for a JSON text with more names of fields than `mostKeys`, or nested deeper than any of ours. Looked at before
 * it is parsed: what parsing, comparing and copying cost grows with names and depth, a text of the same size costs nothing.
 */
export function refuseCrowded(json: string, mostKeys: number): void {
  let keys = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === quote) {
      at = endOfString(json, at);
    } else if (code === colon) {
      if (++keys > mostKeys) throw tooLarge();
    } else if (code === 123 || code === 91) {
      if (++depth > deepest) throw tooLarge();
    } else if (code === 125 || code === 93) {
      depth--;
    }
  }
}

/** Place of the quote that ends the string which begins at `start`; the end of a text that never ends it. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json.charCodeAt(before) === backslash) before--;
    // an even number of backslashes escape each other, not the quote
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}

const tooLarge = () => new AppError('core.error.tooLarge', wireCodes.tooLarge);

/** A place in the text of a page: which of its pieces it begins and ends in, and at which letters. */
export interface Hit {
  /** From 0. */
  readonly page: number;
  readonly from: { readonly piece: number; readonly letter: number };
  /** The letter behind the last. */
  readonly to: { readonly piece: number; readonly letter: number };
}

/** More hits than anybody looks through. */
const mostHits = 1000;

/**
 * The positions of words in a document, given the pieces of text of each page. Spaces are ignored, because documents
 * break lines and space letters as they like; so are capitals and full-width forms.
 */
export function findInPages(pages: readonly (readonly string[])[], words: string): Hit[] {
  const wanted = folded(words);
  const hits: Hit[] = [];
  if (wanted === '') return hits;
  for (const [page, pieces] of pages.entries()) {
    const { text, places } = lettersOf(pieces);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const last = places[at + wanted.length - 1]!;
      hits.push({ page, from: places[at]!, to: { piece: last.piece, letter: last.letter + last.length } });
      if (hits.length === mostHits) return hits;
    }
  }
  return hits;
}

/**
 * Signs for parts of letters that printing programs write instead of the letters (CJK Radicals Supplement), each followed by
 * the letter that is read. The Kangxi radicals are folded by NFKC.
 */
const radicals =
  '⺟母⺠民⺫目⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻩黄⻬齐⻮齿⻰龙⻳龟';
const letterOf = new Map(
  Array.from({ length: radicals.length / 2 }, (_, at) => [radicals[2 * at]!, radicals[2 * at + 1]!] as const),
);

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u2e80-\u2eff]/g, (sign) => letterOf.get(sign) ?? sign)
    .toLowerCase()
    .replace(/\s+/g, '');

interface Place {
  readonly piece: number;
  readonly letter: number;
  /** UTF-16 units of the letter in its piece. */
  readonly length: number;
}

/** The folded text of a page, and the position of each of its units in the pieces. */
function lettersOf(pieces: readonly string[]): { text: string; places: Place[] } {
  let text = '';
  const places: Place[] = [];
  for (const [piece, whole] of pieces.entries()) {
    let letter = 0;
    for (const sign of whole) {
      const plain = folded(sign);
      text += plain;
      for (let unit = 0; unit < plain.length; unit++) places.push({ piece, letter, length: sign.length });
      letter += sign.length;
    }
  }
  return { text, places };
}

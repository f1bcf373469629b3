/** A chapter of a tree that a page has. */
export interface Chapter {
  readonly nodeId: string;
  readonly nodeName: string;
}

/** What numbers a chapter or says which kind of heading it is, and everything that is no letter or figure. */
const numbering =
  /第[一二三四五六七八九十百\d]+[章节课单元讲]+|^\d+(?:[.．]\d+)*|^unit\s*\d+|^module\s*\d+|^chapter\s*\d+/giu;
const noLetter = /[^\p{L}\p{N}]+/gu;
const number = /^\s*(\d+(?:[.．]\d+)+)/u;

const bare = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(numbering, '').replaceAll(noLetter, '');

/**
 * The chapter that one of these words names: by its number (`1.2`) together with its name, by its name alone, or by a name
 * that is a part of the words. The first words count most, of several names the longest. Undefined: none is named.
 */
export function matchChapter(words: readonly string[], chapters: readonly Chapter[]): string | undefined {
  const known = chapters
    .map(({ nodeId, nodeName }) => ({ nodeId, bare: bare(nodeName), number: nodeName.match(number)?.[1] }))
    .filter((chapter) => chapter.bare.length >= 2)
    .sort((one, other) => other.bare.length - one.bare.length);
  for (const text of words) {
    const plain = bare(text);
    if (plain === '') continue;
    const said = text.match(number)?.[1];
    const within = known.filter((chapter) => plain.includes(chapter.bare));
    const best =
      within.find((chapter) => said !== undefined && chapter.number === said) ??
      within.find((chapter) => chapter.bare === plain) ??
      within[0];
    if (best) return best.nodeId;
  }
  return undefined;
}

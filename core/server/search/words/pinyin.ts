import { pinyin } from 'pinyin-pro';

const plain = { toneType: 'none', type: 'array', nonZh: 'removed', v: true } as const;

/**
 * The syllables of Chinese characters, one for each: characters with several readings are read as their phrase has
 * them, in a name as surnames are (`曾` zeng). An unknown character represents itself.
 */
export function syllablesOf(characters: string, isName = false): string[] {
  const read = pinyin(characters, isName ? { ...plain, mode: 'surname', surname: 'head' } : plain);
  const each = Array.from(characters);
  return read.length === each.length ? read : each.map((one) => pinyin(one, plain)[0] ?? one);
}

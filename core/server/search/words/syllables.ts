// The syllables of Pinyin without tones, ü written v: an initial, and the finals that may follow it.
const table: Readonly<Record<string, string>> = {
  '': 'a ai an ang ao e ei en eng er o ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan un uo v ve',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u ua uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
};

const syllables: ReadonlySet<string> = new Set(
  Object.entries(table).flatMap(([initial, finals]) => finals.split(' ').map((final) => initial + final)),
);
const beginnings: ReadonlySet<string> = new Set(
  [...syllables].flatMap((syllable) => Array.from(syllable, (_, index) => syllable.slice(0, index + 1))),
);
const longestSyllable = 6;

/** Letters read as Pinyin; the last syllable may still be in the writing. */
export interface Reading {
  readonly syllables: readonly string[];
  readonly isOpen: boolean;
}

/**
 * The ways in which letters can be read as syllables (`fangan`: fang an, fan gan), those of fewer syllables first, at most
 * `most`. None: they are no Pinyin.
 */
export function readingsOf(letters: string, most = 4): Reading[] {
  const found: Reading[] = [];
  // whole readings of few syllables are met first, because a path takes the longest syllable first
  let paths: { at: number; syllables: readonly string[] }[] = [{ at: 0, syllables: [] }];
  while (paths.length > 0 && found.length < most) {
    const next: typeof paths = [];
    for (const { at, syllables: so } of paths) {
      for (let length = Math.min(longestSyllable, letters.length - at); length > 0; length -= 1) {
        const part = letters.slice(at, at + length);
        const isEnd = at + length === letters.length;
        if (syllables.has(part)) {
          if (isEnd) found.push({ syllables: [...so, part], isOpen: false });
          else next.push({ at: at + length, syllables: [...so, part] });
        } else if (isEnd && so.length > 0 && beginnings.has(part))
          found.push({ syllables: [...so, part], isOpen: true });
      }
    }
    paths = next.slice(0, 64);
  }
  // complete syllables precede those that are still being typed
  return found.toSorted((one, other) => Number(one.isOpen) - Number(other.isOpen)).slice(0, most);
}

/** Sounds that many regions do not distinguish are one: zh/z, ch/c, sh/s, n/l, and ng/n at the end. */
export const folded = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^l/, 'n')
    .replace(/ng$/, 'n');

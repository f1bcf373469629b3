import { vulgarSigns } from './vulgar-fractions';

/** Characters that mean something else than the letters that Unicode's compatibility forms make of them. */
const kept = new RegExp(`[²³¹⁰⁴-⁹⁺⁻⁽⁾ⁿⁱ₀-₉₊₋ₙ${vulgarSigns}℃℉′″…①-⑳㎡㎥㎝㎜㎞㎏㎎㎖Ω]`, 'u');

/** Characters that people type for one another: the typed one, and the one that it is read as. */
const alike: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '；': ';',
  '：': ':',
  '∶': ':',
  '﹕': ':',
  '。': '.',
  '．': '.',
  '？': '?',
  '！': '!',
  '（': '(',
  '）': ')',
  '【': '[',
  '】': ']',
  '〔': '[',
  '〕': ']',
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '`': "'",
  '−': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '﹣': '-',
  '〜': '~',
  '～': '~',
  '✕': '×',
  '✖': '×',
  '⨯': '×',
  '∙': '·',
  '⋅': '·',
  '•': '·',
  '・': '·',
  '‧': '·',
  '∕': '/',
  '⁄': '/',
  '≦': '≤',
  '≧': '≥',
  '⩽': '≤',
  '⩾': '≥',
  '∣': '|',
  '\u2126': 'Ω',
  '\u00b5': 'μ',
  º: '°',
  '˚': '°',
};

/** Nothing to be seen: joiners, byte order marks, soft hyphens, direction marks. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/**
 * One notation for similar characters: half width, one dash, one quotation mark, one colon. Powers, indices, vulgar
 * fractions and unit signs stay what they are: NFKC would make `5²` fifty-two.
 */
export const oneWriting = (text: string): string =>
  Array.from(text.normalize('NFC').replace(unseen, ''), (character) => {
    const like = alike[character];
    if (like !== undefined) return like;
    if (kept.test(character)) return character;
    return Array.from(character.normalize('NFKC'), (plain) => alike[plain] ?? plain).join('');
  })
    .join('')
    .normalize('NFC');

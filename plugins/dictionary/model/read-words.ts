import { emptyWord, longest, signsOf, type WordLanguage, type WordText } from './word';

/** A line that cannot become a word, and why. */
export interface Fault {
  readonly line: number;
  readonly why: 'noWord' | 'long' | 'twice' | 'wrongLanguage';
}

export interface ReadWords {
  readonly words: readonly WordText[];
  readonly faults: readonly Fault[];
}

const part = /(?:^|\s)((?:n|v|vt|vi|adj|adv|prep|pron|conj|num|int|art|aux|phr)\.(?:\s*&\s*[a-z]+\.)?)\s*/i;
const sound = /(?:\/([^/]+)\/|\[([^\]]+)\])/;
const pinyin = /^[\p{Script=Latin}\p{Mn}\s'·,]+$/u;

/**
 * The word of one line of a list, as word lists of textbooks are written: `breakfast /ˈbrekfəst/ n. 早餐`, `酝酿 yùn niàng 造酒的发酵过程`,
 * or the same with tabs between. What stands after the word is optional.
 */
export function readLine(line: string, language: WordLanguage): WordText {
  const cells = line.split('\t').map((cell) => cell.trim());
  if (cells.length > 1) {
    const [text = '', said = '', meaning = '', example = ''] = cells;
    return { ...emptyWord, text, sound: said.replaceAll(/^[/[]|[/\]]$/g, ''), ...withPart(meaning), example };
  }
  const plain = line.replace(/^\s*(?:\d+[.、)）]|[•*·-])\s*/, '').trim();
  if (language === 'zh') {
    const [text = '', ...rest] = plain.split(/[\s:：（(]+/);
    const words = rest.map((one) => one.replace(/[)）]$/, ''));
    const end = words.findIndex((one) => !pinyin.test(one));
    const said = words.slice(0, end < 0 ? undefined : end).join(' ');
    return { ...emptyWord, text, sound: said, meaning: end < 0 ? '' : words.slice(end).join(' ') };
  }
  const found = sound.exec(plain);
  const without = plain.replace(sound, '\t');
  const at = without.search(/\t|\p{Script=Han}/u);
  const splitAt = part.exec(without)?.index ?? -1;
  const end = Math.min(...[at, splitAt].filter((one) => one > 0), without.length);
  const text = without
    .slice(0, end)
    .replaceAll(/[\s:：=—-]+$/g, '')
    .trim();
  const rest = without.slice(end).replaceAll('\t', ' ').trim();
  return { ...emptyWord, text, sound: (found?.[1] ?? found?.[2] ?? '').trim(), ...withPart(rest) };
}

function withPart(rest: string): Pick<WordText, 'part' | 'meaning'> {
  const found = part.exec(rest);
  if (!found || found.index > 0) return { part: '', meaning: rest.replace(/^[:：=—-]+\s*/, '') };
  return { part: found[1]!, meaning: rest.slice(found[0].length).trim() };
}

/** The words of a list, each once; lines that are none are named. */
export const readText = (text: string, language: WordLanguage): ReadWords =>
  checked(
    text
      .split(/\r?\n/)
      .map((line, at) => ({ line: at + 1, word: line.trim() === '' ? null : readLine(line, language) })),
    language,
  );

/** Fields of a sheet in the order of our template. */
export const sheetFields = ['text', 'sound', 'part', 'meaning', 'example', 'exampleMeaning', 'note'] as const;

/**
 * The words of a sheet: its first line names the columns, in either language (`titles`, by field); without such a line the columns
 * stand in the template's order. Null: there is no row.
 */
export function readRows(
  rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
  titles: Readonly<Record<(typeof sheetFields)[number], readonly string[]>>,
  language: WordLanguage,
): ReadWords | null {
  const [first] = rows;
  if (!first) return null;
  const named = first.cells.map((cell) => sheetFields.find((field) => titles[field].includes(cell.trim())));
  const hasTitles = named.includes('text');
  const columns = hasTitles ? named : sheetFields;
  const lines = (hasTitles ? rows.slice(1) : rows).map(({ number: line, cells }) => {
    const word: Record<string, string> = { ...emptyWord };
    for (const [at, field] of columns.entries()) if (field) word[field] = (cells[at] ?? '').trim();
    return { line, word: Object.values(word).every((cell) => cell === '') ? null : (word as unknown as WordText) };
  });
  return checked(lines, language);
}

function checked(
  lines: readonly { readonly line: number; readonly word: WordText | null }[],
  language: WordLanguage,
): ReadWords {
  const words = new Map<string, WordText>();
  const faults: Fault[] = [];
  for (const { line, word } of lines) {
    if (!word) continue;
    const why = faultOf(word, language) ?? (words.has(word.text) ? 'twice' : null);
    if (why) faults.push({ line, why });
    else words.set(word.text, word);
  }
  return { words: [...words.values()], faults };
}

function faultOf(word: WordText, language: WordLanguage): Fault['why'] | null {
  if (word.text === '') return 'noWord';
  const isLong = (['text', 'sound', 'part', 'meaning', 'example'] as const).some(
    (field) => word[field].length > longest[field],
  );
  if (isLong) return 'long';
  return signsOf(word.text).length > 0 === (language === 'zh') ? null : 'wrongLanguage';
}

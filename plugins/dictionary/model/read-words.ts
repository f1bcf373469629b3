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

type Field = (typeof sheetFields)[number];

/** What others call these columns: publishers' lists, and those of colleagues. */
const otherTitles: Readonly<Record<Field, readonly string[]>> = {
  text: ['单词', '词语', '生字', '生词', '词汇', '英文', '英语', 'word', 'words', 'vocabulary', 'english'],
  sound: ['拼音', '音标', '读音', '注音', 'pinyin', 'phonetic', 'phonetics', 'pronunciation'],
  part: ['词类', 'part', 'pos'],
  meaning: ['中文', '中文释义', '汉语', '意思', '含义', '解释', '翻译', 'chinese', 'translation', 'definition'],
  example: ['例子', '造句', 'sentence', 'example sentence'],
  exampleMeaning: ['例句翻译', '例句中文'],
  note: ['备注', '易错', '易错点', 'note', 'notes'],
};

/** Lines that may stand above the titles: the name of the list, the school. */
const mostAbove = 5;

/**
 * The words of a sheet: a line names the columns, in either language (`titles`, by field) or as others call them, and what stands
 * above it is no word; without such a line the columns stand in the template's order. Null: there is no row.
 */
export function readRows(
  rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
  titles: Readonly<Record<Field, readonly string[]>>,
  language: WordLanguage,
): ReadWords | null {
  if (rows.length === 0) return null;
  const namedBy = rows.slice(0, mostAbove + 1).map(({ cells }) => cells.map((cell) => fieldCalled(cell, titles)));
  // below the first line one title alone may be a word: “word”
  const at = namedBy.findIndex(
    (named, line) => named.includes('text') && (line === 0 || named.filter(Boolean).length > 1),
  );
  const columns = namedBy[at] ?? sheetFields;
  const lines = rows.slice(at + 1).map(({ number: line, cells }) => {
    const word: Record<string, string> = { ...emptyWord };
    for (const [at, field] of columns.entries()) if (field) word[field] = (cells[at] ?? '').trim();
    return { line, word: Object.values(word).every((cell) => cell === '') ? null : (word as unknown as WordText) };
  });
  return checked(lines, language);
}

function fieldCalled(cell: string, titles: Readonly<Record<Field, readonly string[]>>): Field | undefined {
  const title = cell.trim();
  const plain = title
    .replaceAll(/[\s*＊:：]+/g, ' ')
    .trim()
    .toLowerCase();
  return sheetFields.find((field) => titles[field].includes(title) || otherTitles[field].includes(plain));
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
  // signs that nobody sees, a formula, a smiley
  if (!/[\p{L}\p{N}]/u.test(word.text) || word.text.startsWith('=')) return 'noWord';
  const { text, sound, part, meaning, example } = longest;
  const most = { text, sound, part, meaning, example, exampleMeaning: example, note: example };
  if (sheetFields.some((field) => word[field].length > most[field])) return 'long';
  return signsOf(word.text).length > 0 === (language === 'zh') ? null : 'wrongLanguage';
}

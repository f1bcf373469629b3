import { childOf, childrenOf, type XmlElement } from '../../../../kit/server/xml/xml-tree';

/** Level of a list of Word: how its number is written. */
interface Level {
  readonly start: number;
  readonly format: string;
  /** `%1.`: the number of each level by its place. */
  readonly text: string;
}

const value = (element: XmlElement | undefined) => element?.attributes['w:val'] ?? '';
const whole = (element: XmlElement | undefined, usual: number) => {
  const number = Number.parseInt(value(element), 10);
  return Number.isNaN(number) ? usual : number;
};

const chineseFigures = '〇一二三四五六七八九';
function chineseNumber(number: number): string {
  if (number < 1 || number > 99) return String(number);
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return `${tens > 1 ? chineseFigures[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? chineseFigures[ones] : ''}`;
}

function letters(number: number): string {
  return String.fromCharCode(65 + ((number - 1) % 26)).repeat(Math.min(5, Math.ceil(number / 26)));
}

const romans: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
function roman(number: number): string {
  if (number > 39) return String(number);
  let [left, text] = [number, ''];
  for (const [size, sign] of romans) {
    while (left >= size) {
      text += sign;
      left -= size;
    }
  }
  return text;
}

/** A number in the formats of lists (ST_NumberFormat) that Chinese papers use. */
function written(number: number, format: string): string {
  if (/^(?:chinese|japanese|ideographDigital|taiwanese)/.test(format)) return chineseNumber(number);
  switch (format) {
    case 'upperLetter':
      return letters(number);
    case 'lowerLetter':
      return letters(number).toLowerCase();
    case 'upperRoman':
      return roman(number);
    case 'lowerRoman':
      return roman(number).toLowerCase();
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return number <= 20 ? String.fromCharCode(0x2460 + number - 1) : String(number);
    default:
      return String(number);
  }
}

/** Counts the lists of a document: Word keeps no numbers in the text, they follow from the order of paragraphs. */
export class ListNumbers {
  readonly #levels = new Map<string, ReadonlyMap<number, Level>>();
  readonly #lists = new Map<string, { abstract: string; starts: ReadonlyMap<number, number> }>();
  readonly #counted = new Map<string, number[]>();
  readonly #begun = new Set<string>();

  constructor(numbering: XmlElement | null) {
    for (const abstract of childrenOf(numbering ?? undefined, 'w:abstractNum'))
      this.#levels.set(
        abstract.attributes['w:abstractNumId'] ?? '',
        new Map(
          childrenOf(abstract, 'w:lvl').map((level) => [
            Number(level.attributes['w:ilvl'] ?? 0),
            {
              start: whole(childOf(level, 'w:start'), 1),
              format: value(childOf(level, 'w:numFmt')) || 'decimal',
              text: value(childOf(level, 'w:lvlText')),
            },
          ]),
        ),
      );
    for (const list of childrenOf(numbering ?? undefined, 'w:num'))
      this.#lists.set(list.attributes['w:numId'] ?? '', {
        abstract: value(childOf(list, 'w:abstractNumId')),
        starts: new Map(
          childrenOf(list, 'w:lvlOverride').flatMap((override) => {
            const start = childOf(override, 'w:startOverride');
            return start ? [[Number(override.attributes['w:ilvl'] ?? 0), whole(start, 1)] as const] : [];
          }),
        ),
      });
  }

  /** The number in front of the next paragraph of a list; empty for bullets and for lists that are not there. */
  next(listId: string, level: number): string {
    const list = this.#lists.get(listId);
    const levels = list && this.#levels.get(list.abstract);
    const own = levels?.get(level);
    if (!list || !levels || !own || level > 8) return '';
    const counts = this.#counted.get(list.abstract) ?? [];
    this.#counted.set(list.abstract, counts);
    const isFirst = !this.#begun.has(`${listId}.${level}`);
    this.#begun.add(`${listId}.${level}`);
    const start = isFirst ? list.starts.get(level) : undefined;
    counts[level] = start ?? (counts[level] === undefined ? own.start : counts[level] + 1);
    counts.length = level + 1;
    if (own.format === 'bullet' || own.format === 'none') return '';
    return own.text.replace(/%(\d)/g, (_all, place: string) => {
      const at = Number(place) - 1;
      return written(counts[at] ?? levels.get(at)?.start ?? 1, levels.get(at)?.format ?? 'decimal');
    });
  }
}

import type { TextMark } from '../../../kit/common/content';
import { symbolOf } from '../../../kit/server/formula/omml/latex-of-omml';
import { childOf, type XmlElement } from '../../../kit/server/xml/xml-tree';
import { isSwitchedOn } from './styles';

const value = (properties: XmlElement | undefined, name: string) => childOf(properties, name)?.attributes['w:val'];

/** How a run is set, as far as a question can mean something by it, always in one order. */
export function marksOf(properties: XmlElement | undefined, isBold: boolean): TextMark[] {
  const underline = value(properties, 'w:u');
  const emphasis = value(properties, 'w:em');
  const place = value(properties, 'w:vertAlign');
  const isWavy = underline?.startsWith('wav') ?? false;
  const marks: [TextMark, boolean][] = [
    ['bold', isSwitchedOn(properties, 'w:b') ?? isBold],
    ['italic', isSwitchedOn(properties, 'w:i') ?? false],
    ['underline', underline !== undefined && underline !== 'none' && !isWavy],
    ['wave', isWavy],
    ['dots', emphasis !== undefined && emphasis !== 'none'],
    ['sub', place === 'subscript'],
    ['sup', place === 'superscript'],
    ['strike', isSwitchedOn(properties, 'w:strike') ?? false],
  ];
  return marks.filter(([, isSet]) => isSet).map(([mark]) => mark);
}

/** Colours in which papers print. */
const ink = /^(?:auto|0{6}|[0-3][0-9a-f](?:[0-3][0-9a-f]){2})$/i;

/** The colour or highlight of a run; undefined for what is printed as all the rest. */
export function stressOf(properties: XmlElement | undefined): string | undefined {
  const highlight = value(properties, 'w:highlight');
  if (highlight !== undefined && highlight !== 'none') return 'highlight';
  const fill = childOf(properties, 'w:shd')?.attributes['w:fill'] ?? 'auto';
  if (!/^(?:auto|f{6})$/i.test(fill)) return 'highlight';
  const colour = value(properties, 'w:color');
  return colour === undefined || ink.test(colour) ? undefined : 'colour';
}

/** Ticks and crosses of Wingdings, which stand for right and wrong. */
const wingdings: Readonly<Record<string, string>> = { F0FC: '√', F0FB: '×', F0FE: '√', F050: '√', F04F: '×' };

/** A character that is named by its font and number. */
export function symbolText(symbol: XmlElement): string {
  const font = symbol.attributes['w:font'] ?? '';
  const code = (symbol.attributes['w:char'] ?? '').toUpperCase();
  return /^wingdings/i.test(font) ? (wingdings[code] ?? '') : symbolOf(symbol);
}

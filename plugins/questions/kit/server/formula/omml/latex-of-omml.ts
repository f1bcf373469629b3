import { childOf, childrenOf, elementsOf, textWithin, type XmlElement } from '../../xml/xml-tree';
import { type LetterStyle, joined, latexOfCharacters, plainStyle, textArgument } from './letters';
import { isOn, value } from './properties';
import { structures } from './structures';
import type { Walk } from './walk';

/** Longest formula that is written; anything longer was never meant to be one. Characters. */
const longest = 20_000;

/** A formula is longer than any that people write. */
export class FormulaTooLong extends Error {
  override readonly name = 'FormulaTooLong';
}

/**
 * LaTeX of a formula of Office (m:oMath; ISO/IEC 29500-1, 22.1), for KaTeX and MathJax. The names of elements carry the
 * prefixes `m` and `w`. Every element of the standard is read; an unknown one gives its content. Throws {@link
 * FormulaTooLong}.
 */
export function latexOfOmml(formula: XmlElement): string {
  return insideOf(formula).trim();
}

/** Invisible parts: properties, text deleted while changes are tracked, anchors. */
const unseen = /^(?:m:[A-Za-z]*Pr|w:[A-Za-z]*Pr|w:del|w:moveFrom|w:bookmark(?:Start|End)|w:comment.*|w:proofErr)$/;

const insideOf: Walk = (element) => {
  if (!element) return '';
  const latex = joined(elementsOf(element).flatMap(tokensOf));
  if (latex.length > longest) throw new FormulaTooLong();
  return latex;
};

function tokensOf(element: XmlElement): string[] {
  if (unseen.test(element.name)) return [];
  if (element.name === 'm:r' || element.name === 'w:r') return tokensOfRun(element);
  const structure = structures[element.name];
  return [structure ? structure(element, insideOf) : insideOf(element)];
}

function tokensOfRun(run: XmlElement): string[] {
  const text = elementsOf(run)
    .map((child) => {
      if (child.name === 'm:t' || child.name === 'w:t') return textWithin(child);
      if (child.name === 'w:tab') return '\u2003';
      return child.name === 'w:sym' ? symbolOf(child) : '';
    })
    .join('');
  if (text.length > longest) throw new FormulaTooLong();
  const properties = childOf(run, 'm:rPr');
  if (isOn(properties, 'm:nor')) return text.trim() === '' ? [] : [normalText(text)];
  return latexOfCharacters(text, styleOf(run));
}

/** Text that is no formula; a sign alone (WPS marks operators so) stays one. */
const normalText = (text: string): string => {
  if (/[\p{L}\p{N}]/u.test(text)) return `\\text{${textArgument(text)}}`;
  return joined(latexOfCharacters(text, plainStyle));
};

/** Characters of the font Symbol, which old papers use for signs (private area F000 …). */
const symbolFont: Readonly<Record<string, string>> = {
  F044: '△',
  F0D0: '∠',
  F05E: '⊥',
  F0B0: '°',
  F0A3: '≤',
  F0B3: '≥',
  F0B9: '≠',
  F0B4: '×',
  F0B8: '÷',
  F0B1: '±',
  F0A5: '∞',
  F05C: '∴',
  F0BB: '≈',
  F040: '≅',
  F0CE: '∈',
  F0CF: '∉',
  F0C7: '∩',
  F0C8: '∪',
  F0DE: '⇒',
  F061: 'α',
  F062: 'β',
  F067: 'γ',
  F071: 'θ',
  F070: 'π',
  F06C: 'λ',
  F06D: 'μ',
  F077: 'ω',
};
/** The character of a w:sym element; empty where nobody knows it. */
export const symbolOf = (symbol: XmlElement): string =>
  symbolFont[(symbol.attributes['w:char'] ?? '').toUpperCase().replace(/^00/, 'F0')] ?? '';

const scripts: ReadonlySet<string> = new Set(['script', 'fraktur', 'double-struck', 'sans-serif', 'monospace']);

function styleOf(run: XmlElement): LetterStyle {
  const properties = childOf(run, 'm:rPr');
  const style = value(childOf(properties, 'm:sty'));
  const script = value(childOf(properties, 'm:scr'));
  const outer = childrenOf(run, 'w:rPr')[0];
  return {
    isUpright: style === 'p' || style === 'b',
    // Word writes bold twice: as a style of formulas, and for the run
    isBold: style === 'b' || style === 'bi' || (style === undefined && isOn(outer, 'w:b')),
    script: script !== undefined && scripts.has(script) ? (script as LetterStyle['script']) : 'roman',
  };
}

import { elementsOf, textWithin, type XmlElement } from '../../../xml/xml-tree';
import type { RunStyle } from '../pieces';

/** The class that TeX gives to a node: what it is in the row (an operator, a relation, a bracket). */
export const texClass = (node: XmlElement) => node.attributes['data-mjx-texclass'] ?? '';

/** The text of a token. */
export const tokenText = (node: XmlElement) => textWithin(node).trim();

export const isSign = (node: XmlElement | undefined, sign: string) => node?.name === 'mo' && tokenText(node) === sign;

const wrappers: ReadonlySet<string> = new Set(['math', 'mrow', 'mstyle', 'mpadded', 'merror', 'semantics', 'mtd']);

const isOpening = (node: XmlElement | undefined): boolean => node !== undefined && texClass(node) === 'OPEN';
const isClosing = (node: XmlElement | undefined): boolean => node !== undefined && texClass(node) === 'CLOSE';

/** A row in brackets that \left and \right made, or \binom. */
export function isFenced(node: XmlElement): boolean {
  if (node.name !== 'mrow') return false;
  const inside = elementsOf(node);
  return inside.length > 2 && isOpening(inside[0]) && isClosing(inside.at(-1));
}

/** A phantom that takes room in one direction only, or in both. */
export function phantomOf(node: XmlElement): XmlElement | null {
  if (node.name === 'mphantom') return node;
  if (node.name !== 'mpadded') return null;
  const inside = elementsOf(node);
  return inside.length === 1 && inside[0]!.name === 'mphantom' ? inside[0]! : null;
}

/** The content of a row, without the groups that only TeX needs. */
export function flat(nodes: readonly XmlElement[]): XmlElement[] {
  return nodes.flatMap((node) => {
    if (!wrappers.has(node.name) || isFenced(node) || phantomOf(node)) return [node];
    return flat(elementsOf(node));
  });
}

/** The nodes of one argument. */
export const argumentOf = (node: XmlElement | undefined): XmlElement[] => (node ? flat([node]) : []);

/** True for an argument that shows nothing: the base of `{}^{2}`, or the strut of mhchem. */
export const isEmptyBase = (node: XmlElement | undefined): boolean =>
  argumentOf(node).every((part) => phantomOf(part) !== null || (part.name === 'mi' && tokenText(part) === ''));

const variants: Readonly<Record<string, RunStyle>> = {
  normal: 'p',
  bold: 'b',
  'bold-italic': 'bi',
  'double-struck': 'double-struck',
  script: 'script',
  'bold-script': 'script',
  fraktur: 'fraktur',
  'bold-fraktur': 'fraktur',
  'sans-serif': 'sans-serif',
  'bold-sans-serif': 'sans-serif',
  monospace: 'monospace',
};

/** The style of a token. Letters are italic by default, names of several letters upright. */
export function styleOfToken(node: XmlElement): RunStyle {
  const text = tokenText(node);
  const said = variants[node.attributes['mathvariant'] ?? ''];
  if (said === 'p') return /\p{L}/u.test(text) ? 'p' : '';
  if (said) return said;
  return node.name === 'mi' && [...text].length > 1 ? 'p' : '';
}

/** Widths of spaces in em, and the characters that are as wide. */
export function spaceOf(node: XmlElement): string {
  const width = Number.parseFloat(node.attributes['width'] ?? '0');
  if (Number.isNaN(width) || width <= 0.05) return '';
  if (width < 0.2) return '\u2009';
  if (width < 0.6) return '\u205f';
  return '\u2003'.repeat(Math.min(8, Math.round(width)));
}

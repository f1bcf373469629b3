import { childOf, childrenOf, elementsOf, type XmlElement } from '../../xml/xml-tree';
import type { Walk } from './walk';
import { characterOf, value } from './properties';
import { brackets } from './symbols';
import { rowsOf, tableRows } from './tables';

/** Matrices by their brackets. */
const matrices: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
  '{}': 'Bmatrix',
};

/** Content higher than a letter needs brackets that grow; the rest has plain ones, as people write them. */
const isFlat = (latex: string) =>
  !/\\(?:[a-z]*frac|sqrt|sum|int|iint|prod|begin|left|over|under|lim|big|x[a-z]*arrow|wide)|\^|\\\\/.test(latex);
const plain: ReadonlySet<string> = new Set(['()', '[]', '（）', '［］', '[)', '(]']);

/** The one element inside, when there is nothing else. */
function only(element: XmlElement, name: string): XmlElement | undefined {
  const inside = elementsOf(element).filter((child) => !child.name.endsWith('Pr'));
  return inside.length === 1 && inside[0]!.name === name ? inside[0] : undefined;
}

/** Something in brackets (m:d): systems of equations, matrices and binomials by their own names, all else by \left. */
export function delimited(element: XmlElement, walk: Walk): string {
  const properties = childOf(element, 'm:dPr');
  const [begin, separator, end] = [
    characterOf(properties, 'm:begChr', '('),
    characterOf(properties, 'm:sepChr', '|'),
    characterOf(properties, 'm:endChr', ')'),
  ];
  const parts = childrenOf(element, 'm:e');
  const special = parts.length === 1 ? named(parts[0]!, begin + end, walk) : null;
  if (special !== null) return special;
  const inside = parts.map(walk);
  if (plain.has(begin + end) && inside.length === 1 && isFlat(inside[0]!))
    return `${brackets.get(begin)}${inside[0]}${brackets.get(end)}`;
  const middle = separator === '' ? '' : `\\middle${spaced(brackets.get(separator) ?? separator)}`;
  return `\\left${spaced(brackets.get(begin) ?? begin)}${inside.join(middle)}\\right${spaced(brackets.get(end) ?? end)}`;
}

const spaced = (bracket: string) => (/^\\[A-Za-z]+$/.test(bracket) ? `${bracket} ` : bracket);

function named(inside: XmlElement, around: string, walk: Walk): string | null {
  const lines = only(inside, 'm:eqArr');
  if (lines && /^[{｛]$/.test(around)) {
    const rows = rowsOf(lines, walk);
    const isPlain = rows.split('\\\\').every((row) => (row.match(/&/g)?.length ?? 0) < 2);
    if (isPlain) return `\\begin{cases}${rows}\\end{cases}`;
  }
  const table = only(inside, 'm:m');
  if (table && /^[{｛]$/.test(around)) return `\\begin{cases}${tableRows(table, walk)}\\end{cases}`;
  const matrix = matrices[around.replace(/∥/g, '‖').replace(/∣/g, '|')];
  if (table && matrix) return `\\begin{${matrix}}${tableRows(table, walk)}\\end{${matrix}}`;
  const fraction = only(inside, 'm:f');
  if (around === '()' && fraction && value(childOf(childOf(fraction, 'm:fPr'), 'm:type')) === 'noBar')
    return `\\binom{${walk(childOf(fraction, 'm:num'))}}{${walk(childOf(fraction, 'm:den'))}}`;
  return null;
}

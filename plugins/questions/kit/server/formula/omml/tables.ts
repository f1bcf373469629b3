import { childrenOf, type XmlElement } from '../../xml/xml-tree';
import type { Walk } from './walk';

/** A `&` of an array of equations marks where its lines meet; the walker has written it as the sign that people type. */
const aligned = (line: string) => line.replace(/(?<!\\)\\&/g, '&');

/** The lines of m:eqArr. */
export const rowsOf = (element: XmlElement, walk: Walk): string =>
  childrenOf(element, 'm:e')
    .map((line) => aligned(walk(line)))
    .join('\\\\');

/** The rows of m:m. */
export const tableRows = (element: XmlElement, walk: Walk): string =>
  childrenOf(element, 'm:mr')
    .map((row) => childrenOf(row, 'm:e').map(walk).join('&'))
    .join('\\\\');

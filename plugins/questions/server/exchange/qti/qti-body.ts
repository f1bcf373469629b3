import type { XmlElement } from '../../../kit/server/xml/xml-tree';
import { xmlText } from '../../../kit/server/xml/xml-tree';
import { latexOfMathml } from './latex-of-mathml';

const interaction = /Interaction$/;
const inlineInteractions = new Set(['textEntryInteraction', 'inlineChoiceInteraction']);

export const isInteraction = ({ name }: XmlElement): boolean => interaction.test(name);

/** Parts of an item's body that are no text to read: interactions are asked for, rubrics are for scorers. */
const skipped = new Set([
  'rubricBlock',
  'feedbackBlock',
  'feedbackInline',
  'stylesheet',
  'templateBlock',
  'templateInline',
  'modalFeedback',
]);

/**
 * A part of an item's body as HTML for the one reader of HTML: formulas as LaTeX, media by their addresses, interactions in
 * a line as gaps in the order in which they stand. Block interactions are passed to `found` and removed.
 */
export function htmlOfBody(element: XmlElement, found: (one: XmlElement) => void): string {
  let gap = 0;
  const walk = (node: XmlElement | string): string => {
    if (typeof node === 'string') return xmlText(node);
    // version 1.2 keeps HTML as text
    if (node.name === 'htmlText')
      return node.children.map((child) => (typeof child === 'string' ? child : walk(child))).join('');
    // instructions to candidates are part of what they read
    const isShown = node.name === 'rubricBlock' && /candidate/.test(node.attributes['view'] ?? '');
    if (skipped.has(node.name) && !isShown) return '';
    if (isInteraction(node)) {
      found(node);
      return inlineInteractions.has(node.name) ? `<gap n="${gap++}"></gap>` : '';
    }
    if (node.name === 'math') {
      const latex = xmlText(latexOfMathml(node));
      return node.attributes['display'] === 'block' ? `\\[${latex}\\]` : `\\(${latex}\\)`;
    }
    const inner = node.children.map(walk).join('');
    if (node.name === 'object') return objectHtml(node, inner);
    const attributes = Object.entries(node.attributes)
      .filter(([name]) => /^(?:src|alt|width|height|class|style|colspan|rowspan|href)$/.test(name))
      .map(([name, value]) => ` ${name}="${xmlText(value)}"`);
    return `<${node.name}${attributes.join('')}>${inner}</${node.name}>`;
  };
  return element.children.map(walk).join('');
}

/** Version 2 shows pictures and recordings by `object` too. */
function objectHtml({ attributes }: XmlElement, inner: string): string {
  const address = xmlText(attributes['data'] ?? '');
  if (attributes['type']?.startsWith('audio/')) return `<audio src="${address}"></audio>`;
  if (attributes['type']?.startsWith('image/'))
    return `<img src="${address}" alt="${inner.replace(/<[^>]*>/g, '').trim()}">`;
  return inner;
}

import { childOf, type XmlElement } from '../../../../kit/server/xml/xml-tree';

/** Options of a question: so many, one after the other. */
const fewestOptions = 3;
const mostOptions = 5;

/**
 * How the lists of a document may have been numbered whose numbering is lost, as Word would have said it: a list that goes on
 * behind other text counts questions; a few lines that belong together and come only once are the options of one.
 */
export function guessedNumbering(paragraphs: readonly XmlElement[]): XmlElement {
  const lists = new Map<string, { lines: number; runs: number }>();
  let before = '';
  for (const paragraph of paragraphs) {
    const id = listOf(paragraph);
    if (id !== '') {
      const list = lists.get(id) ?? { lines: 0, runs: 0 };
      lists.set(id, { lines: list.lines + 1, runs: list.runs + (id === before ? 0 : 1) });
    }
    before = id;
  }
  return element(
    'w:numbering',
    {},
    [...lists].flatMap(([id, { lines, runs }]) => {
      const isOptions = runs === 1 && lines >= fewestOptions && lines <= mostOptions;
      const level = element('w:lvl', { 'w:ilvl': '0' }, [
        element('w:numFmt', { 'w:val': isOptions ? 'upperLetter' : 'decimal' }),
        element('w:lvlText', { 'w:val': '%1．' }),
      ]);
      return [
        element('w:abstractNum', { 'w:abstractNumId': id }, [level]),
        element('w:num', { 'w:numId': id }, [element('w:abstractNumId', { 'w:val': id })]),
      ];
    }),
  );
}

/** The list of which this paragraph is a line of the first level; empty: of none. */
function listOf(paragraph: XmlElement): string {
  const list = childOf(childOf(paragraph, 'w:pPr'), 'w:numPr');
  const level = childOf(list, 'w:ilvl')?.attributes['w:val'] ?? '0';
  return level === '0' ? (childOf(list, 'w:numId')?.attributes['w:val'] ?? '') : '';
}

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly XmlElement[] = [],
): XmlElement => ({ name, attributes, children });

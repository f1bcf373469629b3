import {
  childOf,
  childrenOf,
  elementsOf,
  textWithin,
  within,
  type XmlElement,
} from '../../../../kit/server/xml/xml-tree';
import { Refused } from '../../exchange-format';
import { findAll } from '../qti-names';

// QTI 1.2 (ASI information model of 2002), as Canvas, Blackboard and Respondus write it: its items by the names of version 2.

const doctype = /<!DOCTYPE\s+questestinterop\b[^[>]*>/;
/** Characters in which a document type is looked for: looking through all of a hostile document would take days. */
const longestHead = 4096;

/** Without a document type that declares nothing of its own, as version 1.2 begins: it says nothing that is needed. */
export const withoutDoctypeOfOne = (xml: string): string =>
  xml.slice(0, longestHead).replace(doctype, '') + xml.slice(longestHead);

/** The items of a document of version 1.2, in order; null for one of another version. */
export function itemsOfOne(tree: XmlElement): XmlElement[] | null {
  const root = within(tree, 'questestinterop');
  return root ? findAll(root, ({ name }) => name === 'item') : null;
}

const element = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: XmlElement['children'] = [],
): XmlElement => ({ name, attributes, children });

/** An item by the names of version 2. Throws {@link Refused} for what is asked otherwise than by choosing and writing. */
export function inNamesOfTwoFromOne(item: XmlElement): XmlElement {
  if (/matching/.test(fieldOf(item, 'question_type'))) throw new Refused('matching');
  const presentation = childOf(item, 'presentation');
  if (!presentation) throw new Refused('empty');
  const right = rightOf(item);
  const points = pointsOf(item);
  const feedbacks = childrenOf(item, 'itemfeedback').filter(
    (one) => childOf(one, 'solution') || /^(?:general|correct|solution)/i.test(one.attributes['ident'] ?? ''),
  );
  return element('assessmentItem', { title: item.attributes['title'] ?? '' }, [
    ...responsesIn(presentation).map(({ name, attributes: { ident = '', rcardinality = 'Single' } }) =>
      element(
        'responseDeclaration',
        {
          identifier: ident,
          cardinality: rcardinality.toLowerCase(),
          baseType: name === 'response_num' ? 'float' : 'string',
        },
        [
          element(
            'correctResponse',
            {},
            (right.get(ident) ?? []).map((value) => element('value', {}, [value])),
          ),
        ],
      ),
    ),
    ...(points === null ? [] : [element('outcomeDeclaration', { identifier: 'SCORE', normalMaximum: String(points) })]),
    element('itemBody', {}, partsOf(presentation, right)),
    ...feedbacks.map((one) => element('modalFeedback', {}, partsOf(one, right))),
  ]);
}

const isResponse = ({ name }: XmlElement) => name.startsWith('response_') && name !== 'response_label';
const responsesIn = (presentation: XmlElement) => findAll(presentation, isResponse);

/** What Canvas and others say about an item in fields of their own. */
const fieldOf = (item: XmlElement, wanted: string): string => {
  const field = findAll(item, ({ name }) => name === 'qtimetadatafield').find(
    (one) => textWithin(childOf(one, 'fieldlabel')).trim() === wanted,
  );
  return textWithin(childOf(field, 'fieldentry')).trim();
};

/** More is a share of a hundred, not points. */
const mostPoints = 50;

function pointsOf(item: XmlElement): number | null {
  const scores = findAll(item, ({ name }) => name === 'decvar').map(({ attributes }) => attributes['maxvalue']);
  const points = Number(fieldOf(item, 'points_possible') || scores[0]);
  return points > 0 && points <= mostPoints ? points : null;
}

/** Right values by response: those that a condition which gives points asks for. */
function rightOf(item: XmlElement): ReadonlyMap<string, readonly string[]> {
  const right = new Map<string, Set<string>>();
  for (const condition of findAll(item, ({ name }) => name === 'respcondition')) {
    const given = childrenOf(condition, 'setvar').map((one) => Number(textWithin(one)));
    if (given.length > 0 && !given.some((points) => points > 0)) continue;
    const wanted = childOf(condition, 'conditionvar');
    for (const equal of wanted ? valuesIn(wanted) : []) {
      const ident = equal.attributes['respident'] ?? '';
      right.set(ident, (right.get(ident) ?? new Set()).add(textWithin(equal).trim()));
    }
  }
  return new Map([...right].map(([ident, values]) => [ident, [...values]]));
}

/** What must be given; what must not (`not`) is left out. */
const valuesIn = (condition: XmlElement): XmlElement[] =>
  elementsOf(condition).flatMap((one) => {
    if (one.name === 'varequal' || one.name === 'varsubstring') return [one];
    return one.name === 'not' ? [] : valuesIn(one);
  });

/** What stands in a part of an item, in the names of version 2. */
function partsOf(part: XmlElement, right: ReadonlyMap<string, readonly string[]>): XmlElement[] {
  return elementsOf(part).flatMap((child): XmlElement[] => {
    if (child.name === 'material') return [element('div', {}, elementsOf(child).flatMap(matterOf))];
    if (isResponse(child)) return [responseOf(child, right)];
    return /^(?:flow|flow_mat|solution|solutionmaterial)$/.test(child.name) ? partsOf(child, right) : [];
  });
}

function responseOf(response: XmlElement, right: ReadonlyMap<string, readonly string[]>): XmlElement {
  const { ident = '' } = response.attributes;
  const attributes = { responseIdentifier: ident };
  const before = childrenOf(response, 'material').flatMap((one) => elementsOf(one).flatMap(matterOf));
  if (response.name === 'response_str' || response.name === 'response_num') {
    const isWritten = (right.get(ident) ?? []).length > 0;
    return element('div', {}, [
      ...before,
      element(isWritten ? 'textEntryInteraction' : 'extendedTextInteraction', attributes),
    ]);
  }
  const choices = childOf(response, 'render_choice');
  if (response.name !== 'response_lid' || !choices) throw new Refused('unknownType', response.name);
  const shuffle = String(/^yes$/i.test(choices.attributes['shuffle'] ?? ''));
  return element('choiceInteraction', { ...attributes, shuffle }, [
    ...(before.length > 0 ? [element('prompt', {}, before)] : []),
    ...findAll(choices, ({ name }) => name === 'response_label').map((label) =>
      element('simpleChoice', { identifier: label.attributes['ident'] ?? '' }, partsOf(label, right)),
    ),
  ]);
}

/** Texts, pictures and recordings of a material. HTML is text there; the reader of HTML takes what it knows. */
function matterOf({ name, attributes, children }: XmlElement): XmlElement[] {
  const address = attributes['uri'] ?? '';
  if (name === 'matimage') return [element('img', { src: address, alt: attributes['label'] ?? '' })];
  if (name === 'mataudio') return [element('object', { data: address, type: 'audio/mpeg' })];
  if (name === 'matbreak') return [element('br')];
  if (name !== 'mattext' && name !== 'matemtext') return [];
  const isHtml = /html/i.test(attributes['texttype'] ?? '');
  return [isHtml ? element('htmlText', {}, children) : element('span', {}, children)];
}

import { childOf, childrenOf, elementsOf, textWithin, type XmlElement } from '../../../kit/server/xml/xml-tree';
import { findAll } from './qti-names';

/** Declaration of one response: its right values, the points of each value, the tolerance of a number. */
export interface Response {
  readonly isMultiple: boolean;
  readonly isNumber: boolean;
  readonly correct: readonly string[];
  readonly mapping: readonly { readonly key: string; readonly worth: number; readonly isCaseSensitive: boolean }[];
  readonly tolerance: number;
  /** Points that the item names for it; null where it names none. */
  readonly points: number | null;
}

const numberIn = (text: string | undefined): number | null => {
  const number = Number(text);
  return text === undefined || text.trim() === '' || !Number.isFinite(number) ? null : number;
};

/** The greatest score that an outcome can be: by its declaration, or by its default where it says the maximum. */
function outcome(item: XmlElement, identifier: string): number | null {
  const found = childrenOf(item, 'outcomeDeclaration').find(
    ({ attributes }) => attributes['identifier'] === identifier,
  );
  return found ? numberIn(found.attributes['normalMaximum']) : null;
}

/** Points of the whole item: its MAXSCORE, or the maximum of its SCORE. */
export function pointsOfItem(item: XmlElement): number | null {
  const most = childrenOf(item, 'outcomeDeclaration').find(({ attributes }) => attributes['identifier'] === 'MAXSCORE');
  const named = most ? numberIn(textWithin(childOf(childOf(most, 'defaultValue'), 'value'))) : null;
  return named ?? outcome(item, 'SCORE');
}

/**
 * Numbers that response processing compares a response with, and how far off it may be (`equal`, information model
 * 8.9).
 */
function comparedNumbers(
  item: XmlElement,
  identifier: string,
): { readonly values: readonly string[]; readonly tolerance: number } {
  const processing = childOf(item, 'responseProcessing');
  const equals = processing
    ? findAll(processing, ({ name }) => name === 'equal').filter((one) =>
        elementsOf(one).some(({ name, attributes }) => name === 'variable' && attributes['identifier'] === identifier),
      )
    : [];
  const tolerances = equals
    .filter(({ attributes }) => attributes['toleranceMode'] === 'absolute')
    .map(({ attributes }) => Math.abs(Number((attributes['tolerance'] ?? '').trim().split(/\s+/)[0])) || 0);
  return {
    values: equals.map((one) => textWithin(childOf(one, 'baseValue')).trim()).filter((value) => value !== ''),
    tolerance: tolerances[0] ?? 0,
  };
}

/** The responses of an item by their identifiers. */
export function responsesOf(item: XmlElement): Map<string, Response> {
  return new Map(
    childrenOf(item, 'responseDeclaration').map((declaration) => {
      const { identifier = '', cardinality, baseType } = declaration.attributes;
      const mapping = childrenOf(childOf(declaration, 'mapping'), 'mapEntry').map(({ attributes }) => ({
        key: attributes['mapKey'] ?? '',
        worth: Number(attributes['mappedValue']) || 0,
        isCaseSensitive: attributes['caseSensitive'] === 'true',
      }));
      const compared = comparedNumbers(item, identifier);
      const correct = childrenOf(childOf(declaration, 'correctResponse'), 'value').map((value) =>
        textWithin(value).trim(),
      );
      return [
        identifier,
        {
          isMultiple: cardinality === 'multiple' || cardinality === 'ordered',
          isNumber: baseType === 'float' || baseType === 'integer',
          correct: compared.values.length > 0 ? compared.values : correct,
          mapping,
          tolerance: compared.tolerance,
          points: outcome(item, `SCORE_${identifier}`),
        },
      ] as const;
    }),
  );
}

/** What a response is worth at most, by its mapping: all right ones of a multiple, the best one of a single. */
export function worthOf({ mapping, isMultiple, points }: Response): number | null {
  const worths = mapping.map(({ worth }) => worth).filter((worth) => worth > 0);
  if (points !== null) return points;
  if (worths.length === 0) return null;
  return isMultiple ? worths.reduce((sum, worth) => sum + worth, 0) : Math.max(...worths);
}

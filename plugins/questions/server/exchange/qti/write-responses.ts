import { pointStep, type QuestionPart } from '../../../kit/common/question-body';
import type { GapKey, PartKey } from '../../../kit/common/question-key';
import { questionTypes } from '../../../kit/common/types/question-types';
import { absoluteTolerance, isPlainNumber } from '../dialect/gap-keys';
import type { Write } from './qti-names';

const { singleChoice, multipleChoice, trueFalse, gapFilling } = questionTypes;

/** What is declared and done for one response. */
export interface WrittenResponse {
  readonly declaration: string;
  readonly outcome: string;
  readonly processing: string;
}

/** Name of an option, counted from 0. */
export const optionName = (option: number): string => `C${option + 1}`;

const addToScore = (q: Write, worth: string): string =>
  q('setOutcomeValue', { identifier: 'SCORE' }, q('sum', {}, q('variable', { identifier: 'SCORE' }) + worth));

const outcomeOf = (q: Write, identifier: string, points: number) =>
  q('outcomeDeclaration', {
    identifier: `SCORE_${identifier}`,
    cardinality: 'single',
    baseType: 'float',
    normalMaximum: points,
  });

const condition = (q: Write, test: string, points: number) =>
  q(
    'responseCondition',
    {},
    q('responseIf', {}, test + addToScore(q, q('baseValue', { baseType: 'float' }, `${points}`))),
  );

const matches = (q: Write, identifier: string) =>
  q('match', {}, q('variable', { identifier }) + q('correct', { identifier }));

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const values = (q: Write, list: readonly string[]) =>
  q('correctResponse', {}, list.map((value) => q('value', {}, escaped(value))).join(''));

interface Entry {
  readonly key: string;
  readonly worth: number;
  readonly isCaseSensitive?: boolean | undefined;
}

const mapping = (q: Write, entries: readonly Entry[], most: number) =>
  q(
    'mapping',
    { lowerBound: 0, upperBound: most, defaultValue: 0 },
    entries
      .map(({ key, worth, isCaseSensitive }) =>
        q('mapEntry', {
          mapKey: key,
          mappedValue: worth,
          ...(isCaseSensitive === undefined ? {} : { caseSensitive: isCaseSensitive }),
        }),
      )
      .join(''),
  );

/** A choice: all or nothing by its right values, or a share for each right one. */
function choiceResponse(q: Write, identifier: string, part: QuestionPart, key: PartKey): WrittenResponse {
  const isTruth = part.type === trueFalse;
  const right = isTruth ? (key.truth === undefined ? [] : [key.truth ? 0 : 1]) : (key.choice ?? []);
  const isShared = part.type === multipleChoice && key.partialCredit === 'share';
  const isMany = part.type === multipleChoice;
  const worth = (option: number) =>
    right.includes(option) ? Number((part.points / right.length).toFixed(4)) : -part.points;
  const entries = (part.options ?? []).map((_, option) => ({ key: optionName(option), worth: worth(option) }));
  const inner =
    (right.length > 0 ? values(q, right.map(optionName)) : '') + (isShared ? mapping(q, entries, part.points) : '');
  return {
    declaration: q(
      'responseDeclaration',
      { identifier, cardinality: isMany ? 'multiple' : 'single', baseType: 'identifier' },
      inner,
    ),
    outcome: outcomeOf(q, identifier, part.points),
    processing: isShared
      ? q(
          'responseCondition',
          {},
          q(
            'responseIf',
            {},
            q('not', {}, q('isNull', {}, q('variable', { identifier }))) +
              addToScore(q, q('mapResponse', { identifier })),
          ),
        )
      : condition(q, matches(q, identifier), part.points),
  };
}

/** A gap: numbers compared with their tolerance, words by all that are accepted. */
function gapResponse(q: Write, identifier: string, key: GapKey | undefined, points: number): WrittenResponse {
  const outcome = outcomeOf(q, identifier, points);
  if (!key)
    return {
      declaration: q('responseDeclaration', { identifier, cardinality: 'single', baseType: 'string' }),
      outcome,
      processing: '',
    };
  if (isPlainNumber(key)) {
    const equal = (text: string) => {
      const tolerance = absoluteTolerance(key, text);
      const mode =
        tolerance > 0
          ? { toleranceMode: 'absolute', tolerance: `${tolerance} ${tolerance}` }
          : { toleranceMode: 'exact' };
      return q('equal', mode, q('variable', { identifier }) + q('baseValue', { baseType: 'float' }, text.trim()));
    };
    const test = key.accepted.length > 1 ? q('or', {}, key.accepted.map(equal).join('')) : equal(key.accepted[0]!);
    return {
      declaration: q(
        'responseDeclaration',
        { identifier, cardinality: 'single', baseType: 'float' },
        values(q, [key.accepted[0]!.trim()]),
      ),
      outcome,
      processing: condition(q, test, points),
    };
  }
  // a gap may earn nothing, and its words are right all the same: the upper bound holds the points down
  const entries = key.accepted.map((text) => ({
    key: text,
    worth: Math.max(points, pointStep),
    isCaseSensitive: key.isCaseSensitive ?? false,
  }));
  return {
    declaration: q(
      'responseDeclaration',
      { identifier, cardinality: 'single', baseType: 'string' },
      values(q, [key.accepted[0]!]) + mapping(q, entries, points),
    ),
    outcome,
    processing: q(
      'responseCondition',
      {},
      q(
        'responseIf',
        {},
        q('not', {}, q('isNull', {}, q('variable', { identifier }))) + addToScore(q, q('mapResponse', { identifier })),
      ),
    ),
  };
}

/** The responses of one part by their names; what people mark has a response and no processing. */
export function responsesOfPart(
  q: Write,
  part: QuestionPart,
  key: PartKey,
  names: readonly string[],
  worth: readonly number[],
): WrittenResponse[] {
  if (part.type === gapFilling) return names.map((name, gap) => gapResponse(q, name, key.gaps?.[gap], worth[gap] ?? 0));
  const [name = 'RESPONSE'] = names;
  if (part.type === singleChoice || part.type === multipleChoice || part.type === trueFalse)
    return [choiceResponse(q, name, part, key)];
  return [
    {
      declaration: q('responseDeclaration', { identifier: name, cardinality: 'single', baseType: 'string' }),
      outcome: outcomeOf(q, name, part.points),
      processing: '',
    },
  ];
}

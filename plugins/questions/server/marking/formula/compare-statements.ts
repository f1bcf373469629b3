import { bestPlaces } from '../best-places';
import type { Equality } from './equality/equal';
import { argumentsOf, type Expression, headOf, unknownsOf } from './expression';
import { areSameRanges, rangesOfStatement } from './ranges';
import type { Statement } from './reading/read-statement';
import { factorBetween } from './equality/sampling';
import { isRelation, solved, valuesOf } from './solved';

/** How strictly: by which equality, and whether an equation multiplied by a number is still the same. */
export interface Comparing {
  readonly equal: Equality;
  readonly mayScale: boolean;
}

/** Whether the answer equals the key; null if the platform cannot decide. */
export function answersStatement(key: Statement, answer: Statement, comparing: Comparing): boolean | null {
  const results = [byRanges, byValues, byItems].map((by) => () => by(key, answer, comparing));
  let isUnsure = false;
  for (const result of results) {
    const said = result();
    if (said === true) return true;
    if (said === null) isUnsure = true;
  }
  return isUnsure ? null : false;
}

function byRanges(key: Statement, answer: Statement, { equal }: Comparing): boolean | null {
  // (1,2) is a point, unless the other says that a range is meant
  const [isKeyRange, isAnswerRange] = [rangesOfStatement(key, false), rangesOfStatement(answer, false)];
  if (!isKeyRange && !isAnswerRange) return false;
  const [wanted, given] = [rangesOfStatement(key, true), rangesOfStatement(answer, true)];
  return wanted && given ? areSameRanges(wanted, given, equal) : false;
}

/** Lists of values in any order; `x=2` and `2` are the same where the value is a number. */
function byValues(key: Statement, answer: Statement, { equal }: Comparing): boolean | null {
  const [wanted, given] = [valuesOf(key.items), valuesOf(answer.items)];
  if (!wanted || !given) return false;
  if (wanted.name !== null && given.name !== null && wanted.name !== given.name) return false;
  const isOneNamed = (wanted.name === null) !== (given.name === null);
  if (isOneNamed && [...wanted.values, ...given.values].some((value) => unknownsOf(value).length > 0)) return false;
  return sameList(wanted.values, unwrapped(wanted.values, given.values), (one, other) =>
    valueAnswers(one, other, equal),
  );
}

/** `\{1, 2\}` for a key that says 1 and 2. */
const unwrapped = (wanted: readonly Expression[], given: readonly Expression[]): readonly Expression[] =>
  given.length === 1 && headOf(given[0]!) === 'Set' && headOf(wanted[0]!) !== 'Set' ? argumentsOf(given[0]!) : given;

/** One value: a number, a point by its places, a set in any order, a ratio by its quotients. */
function valueAnswers(key: Expression, answer: Expression, equal: Equality): boolean | null {
  const [head, given] = [headOf(key), headOf(answer)];
  const [parts, others] = [argumentsOf(key), argumentsOf(answer)];
  if (head === 'Tuple' || head === 'Point' || given === 'Tuple' || given === 'Point')
    return pointAnswers(key, answer, equal);
  if (head === 'Set' || given === 'Set')
    return head === given && sameList(parts, others, (one, other) => valueAnswers(one, other, equal));
  if ((head === 'Ratio' && parts.length > 2) || (given === 'Ratio' && others.length > 2)) {
    if (head !== given || parts.length !== others.length) return false;
    const [first, firstGiven] = [parts[0]!, others[0]!];
    return everyOne(parts.length - 1, (at) =>
      equal(['Divide', parts[at + 1]!, first], ['Divide', others[at + 1]!, firstGiven]),
    );
  }
  return equal(key, answer);
}

/** Points by their places in order; their names only where both have one. */
function pointAnswers(key: Expression, answer: Expression, equal: Equality): boolean | null {
  const isPoint = (item: Expression) => headOf(item) === 'Tuple' || headOf(item) === 'Point';
  if (!isPoint(key) || !isPoint(answer)) return false;
  const placesOf = (item: Expression) => argumentsOf(item).slice(headOf(item) === 'Point' ? 1 : 0);
  const nameOf = (item: Expression) => (headOf(item) === 'Point' ? argumentsOf(item)[0] : null);
  if (nameOf(key) !== null && nameOf(answer) !== null && nameOf(key) !== nameOf(answer)) return false;
  const [places, given] = [placesOf(key), placesOf(answer)];
  return places.length === given.length && everyOne(places.length, (at) => equal(places[at]!, given[at]!));
}

function everyOne(count: number, says: (at: number) => boolean | null): boolean | null {
  let isUnsure = false;
  for (let at = 0; at < count; at += 1) {
    const said = says(at);
    if (said === false) return false;
    if (said === null) isUnsure = true;
  }
  return isUnsure ? null : true;
}

function sameList(key: readonly Expression[], answer: readonly Expression[], equal: Equality): boolean | null {
  if (key.length !== answer.length) return false;
  const said = key.map((one) => answer.map((other) => equal(one, other)));
  const isFull = (fits: (value: boolean | null) => boolean) =>
    bestPlaces(key.length, answer.length, (one, other) => fits(said[one]![other]!)).every((place) => place !== null);
  if (isFull((value) => value === true)) return true;
  return isFull((value) => value !== false) ? null : false;
}

/** Relations one by one in any order, chained ones taken apart unless they are alternatives. "Or" is not "and". */
function byItems(key: Statement, answer: Statement, comparing: Comparing): boolean | null {
  const [wanted, given] = [key, answer].map(takenApart) as [Statement, Statement];
  if (wanted.joint !== given.joint && wanted.joint !== 'comma' && given.joint !== 'comma') return false;
  if (!wanted.items.some(isRelation)) return false;
  return sameList(wanted.items, given.items, (one, other) => relationAnswers(one, other, comparing));
}

function takenApart({ items, joint }: Statement): Statement {
  if (joint === 'or' || !items.some((item) => headOf(item) === 'And')) return { items, joint };
  return { items: items.flatMap((item) => (headOf(item) === 'And' ? argumentsOf(item) : [item])), joint: 'and' };
}

const symmetric = new Set(['Equal', 'NotEqual', 'Approximately', 'Parallel', 'Perpendicular', 'Congruent', 'Similar']);

/** Greater ones turned round: one head less to think of. */
function oriented(relation: Expression): readonly [head: string, left: Expression, right: Expression] | null {
  const head = headOf(relation);
  const [left, right] = argumentsOf(relation);
  if (head === null || left === undefined || right === undefined || !isRelation(relation)) return null;
  if (head === 'Greater') return ['Less', right, left];
  if (head === 'GreaterEqual') return ['LessEqual', right, left];
  return [head, left, right];
}

function relationAnswers(key: Expression, answer: Expression, comparing: Comparing): boolean | null {
  const { equal, mayScale } = comparing;
  if (headOf(key) === 'And' && headOf(answer) === 'And')
    return sameList(argumentsOf(key), argumentsOf(answer), (one, other) => relationAnswers(one, other, comparing));
  const [wanted, given] = [oriented(key), oriented(answer)];
  if (!wanted || !given || wanted[0] !== given[0]) return false;
  const [head, left, right] = wanted;
  const [, givenLeft, givenRight] = given;
  const bySides = everyOne(2, (at) => (at === 0 ? equal(left, givenLeft) : equal(right, givenRight)));
  const byOther = symmetric.has(head)
    ? everyOne(2, (at) => (at === 0 ? equal(left, givenRight) : equal(right, givenLeft)))
    : false;
  if (bySides === true || byOther === true) return true;
  const canScale = mayScale && ['Equal', 'NotEqual', 'Less', 'LessEqual'].includes(head);
  const difference: Expression = ['Subtract', left, right];
  if (!canScale || unknownsOf(difference).length === 0) return bySides === null || byOther === null ? null : false;
  // who is asked for x is not done with 2x = 4
  const name = solved(key);
  if (name && unknownsOf(name.value).length === 0 && solved(answer)?.name !== name.name) return false;
  const factor = factorBetween(difference, ['Subtract', givenLeft, givenRight]);
  return factor !== null && (head === 'Equal' || head === 'NotEqual' || factor > 0);
}

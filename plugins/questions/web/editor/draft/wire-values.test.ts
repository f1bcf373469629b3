import { expect, it } from 'vitest';
import type { Content } from '../../../kit/common/content';
import type { QuestionBody } from '../../../kit/common/question-body';
import type { QuestionKey } from '../../../kit/common/question-key';
import { problemsOf } from '../../../model/checks';
import { firstPart, firstValues } from './first-values';
import { setOf, withSet } from './gap-changes';
import { withOptionOrder, withRight } from './option-changes';
import { wireValues } from './wire-values';

const stem = (...parts: (string | number)[]): Content => [
  {
    kind: 'paragraph',
    inlines: parts.map((part) =>
      typeof part === 'number' ? { kind: 'gap', gap: part } : { kind: 'text', text: part },
    ),
  },
];
const edited = (body: QuestionBody, key: QuestionKey) => ({ ...firstValues(body.type), body, key });
const accepted = (...texts: string[]) => ({ accepted: texts, comparison: 'text' as const });

it('numbers gaps as they are read, with their answers and their sets', () => {
  const body: QuestionBody = {
    type: 3,
    points: 3,
    stem: stem('甲', 2, '乙', 0),
    gaps: [{ kind: 'number' }, { kind: 'text' }, { kind: 'formula' }],
  };
  const key = { gaps: [accepted('零'), accepted('一'), accepted('二', ' ', '二')], freeOrder: [[0, 2], [1]] };
  const wire = wireValues(edited(body, key));
  expect(wire.body.stem).toEqual(stem('甲', 0, '乙', 1));
  expect(wire.body.gaps).toEqual([{ kind: 'formula' }, { kind: 'number' }]);
  expect(wire.key).toEqual({ gaps: [accepted('二'), accepted('零')], freeOrder: [[0, 1]] });
  expect(problemsOf(wire.body, wire.key)).toEqual([]);
});

it('says that an answer is missing, rather than give a gap the answer of the next one', () => {
  const body: QuestionBody = { type: 3, points: 3, stem: stem(0, 1), gaps: [{ kind: 'text' }, { kind: 'text' }] };
  const wire = wireValues(edited(body, { gaps: [accepted(''), accepted('二')] }));
  expect(wire.key.gaps ?? []).toEqual([]);
  expect(problemsOf(wire.body, wire.key).map(({ key }) => key)).toEqual(['questions.check.noAnswer']);
});

it('orders the parts of a cloze as its places are read, with their knowledge, and leaves out those without a place', () => {
  const part = (points: number) => ({ ...firstPart(0), points });
  const body: QuestionBody = { type: 8, points: 0, stem: stem('a', 2, 'b', 0), parts: [part(1), part(2), part(3)] };
  const key = { parts: [{ choice: [0] }, { choice: [1] }, { choice: [2] }] };
  const wire = wireValues({
    ...edited(body, key),
    knowledge: [
      { kiid: 'x', part: -1 },
      { kiid: 'y', part: 0 },
      { kiid: 'z', part: 1 },
    ],
  });
  expect(wire.body.stem).toEqual(stem('a', 0, 'b', 1));
  expect(wire.body.parts?.map(({ points }) => points)).toEqual([3, 1]);
  expect(wire.key.parts).toEqual([{ choice: [2] }, { choice: [0] }]);
  expect(wire.knowledge).toEqual([
    { kiid: 'x', part: -1 },
    { kiid: 'y', part: 1 },
  ]);
});

it('keeps the right options right when they change places, and forgets one that goes', () => {
  const options = ['a', 'b', 'c'].map((text) => stem(text));
  const part = { question: { ...firstPart(1), options }, key: { choice: [0, 2] } };
  const moved = withOptionOrder(part, [2, 0, 1]);
  expect(moved.question.options).toEqual([stem('c'), stem('a'), stem('b')]);
  expect(moved.key.choice).toEqual([0, 1]);
  expect(withOptionOrder(part, [1, 2]).key.choice).toEqual([1]);
});

it('marks one option of a single choice, any of a multiple one, and takes the mark away again', () => {
  const part = { question: firstPart(0), key: { choice: [1] } };
  expect(withRight(part, 2, false).key.choice).toEqual([2]);
  expect(withRight(part, 1, false).key.choice).toEqual([]);
  expect(withRight(part, 0, true).key.choice).toEqual([0, 1]);
});

it('moves a gap from one set to another', () => {
  const sets = withSet(withSet([], 0, 0), 2, 0);
  expect(sets).toEqual([[0, 2]]);
  expect(setOf(withSet(sets, 2, 1), 2)).toBe(1);
  expect(setOf(withSet(sets, 2, -1), 2)).toBe(-1);
});

import { expect, test } from 'vitest';
import { type Content, plainContent as words } from '../../kit/common/content';
import { gapsIn } from '../../kit/common/walk-content';
import { answersByNumber, keyFromText, mergeReadings, numberAfter, splitReading, withType } from './import-edits';

const choice = {
  body: { type: 0 as const, stem: words('选一选'), options: ['甲', '乙', '丙', '丁'].map(words), points: 3 },
  key: { choice: [1] },
};

test('a question is cut where the second begins, and made one again', () => {
  const two = { ...choice, body: { ...choice.body, stem: [...words('先说的一题'), ...words('选一选')] } };
  const [first, second] = splitReading(two, { block: 1 })!;
  expect(first).toEqual({ body: { type: 5, stem: words('先说的一题'), points: 3 }, key: {} });
  expect(second).toEqual(choice);
  expect(mergeReadings(first, second)).toEqual(two);
  expect(splitReading(choice, { block: 0 })).toBeNull();
  expect(splitReading(choice, { block: 1 })).toBeNull();
});

test('of two that are answered in words, the first keeps its answer, and both their type', () => {
  const calculation = { type: 4 as const, points: 8 };
  const both = {
    body: { ...calculation, stem: [...words('计算：17×99'), ...words('解方程：x+17=40')] },
    key: { answer: words('1683') },
  };
  expect(splitReading(both, { block: 1 })).toEqual([
    { body: { ...calculation, stem: words('计算：17×99') }, key: { answer: words('1683') } },
    { body: { ...calculation, stem: words('解方程：x+17=40') }, key: {} },
  ]);
});

const filling = (gaps: number[][], more: object = {}) => ({
  body: {
    type: 3 as const,
    stem: gaps.map((line) => ({
      kind: 'paragraph' as const,
      inlines: line.map((gap) => ({ kind: 'gap' as const, gap })),
    })),
    gaps: gaps.flat().map(() => ({ kind: 'text' as const })),
    points: 4,
  },
  key: {
    gaps: gaps.flat().map((gap) => ({ accepted: [`第 ${gap} 空`], comparison: 'text' as const })),
    ...more,
  },
});
const answersOf = ({ key }: Pick<ReturnType<typeof filling>, 'key'>) => key.gaps.flatMap(({ accepted }) => accepted);

test('two gap-fillings become one with the gaps and answers of both, and are cut between them again', () => {
  const first = filling([[0, 1]], { freeOrder: [[0, 1]] });
  const second = filling([[0], [1]], { analysis: words('想一想'), freeOrder: [[0, 1]] });
  const both = mergeReadings(first, second)!;
  expect(gapsIn(both.body.stem as Content)).toEqual([0, 1, 2, 3]);
  expect(both.body.gaps).toHaveLength(4);
  expect(answersOf(both as typeof first)).toEqual(['第 0 空', '第 1 空', '第 0 空', '第 1 空']);
  expect(both.key.freeOrder).toEqual([
    [0, 1],
    [2, 3],
  ]);
  const [before, after] = splitReading(both, { block: 1 })!;
  expect(before).toEqual(first);
  expect(after.body).toEqual(second.body);
  expect(answersOf(after as typeof first)).toEqual(answersOf(second));
  // what stands after the last gap asks for no answer of it
  const open = splitReading(
    { ...first, body: { ...first.body, stem: [...first.body.stem, ...words('说明理由')] } },
    { block: 1 },
  )!;
  expect(open).toEqual([first, { body: { type: 5, stem: words('说明理由'), points: 4 }, key: {} }]);
});

test('two are not made one where parts or answers of gaps would be lost', () => {
  const passage = { body: { type: 8 as const, stem: words('短文'), parts: [choice.body], points: 3 }, key: {} };
  const unanswered = { ...filling([[0]]), key: {} };
  expect(mergeReadings(choice, passage)).toBeNull();
  expect(mergeReadings(passage, choice)).toBeNull();
  expect(mergeReadings(choice, filling([[0]]))).toBeNull();
  expect(mergeReadings(unanswered, filling([[0]]))).toBeNull();
  expect(mergeReadings(filling([[0]]), unanswered)!.body.gaps).toHaveLength(2);
  const cloze = { ...passage, body: { ...passage.body, stem: filling([[0], [1]]).body.stem } };
  expect(splitReading(cloze, { block: 1 })).toBeNull();
});

test('what was cut off has the next number, unless another question has it', () => {
  expect(numberAfter('5', ['4', '5'])).toBe('6');
  expect(numberAfter('5', ['5', '6'])).toBe('');
  expect(numberAfter('一', [])).toBe('');
});

test('an option that is the next question becomes its stem', () => {
  const [first, second] = splitReading(choice, { option: 2 })!;
  expect(first.body.options).toEqual(['甲', '乙'].map(words));
  expect(second.body).toEqual({ type: 5, stem: words('丙'), points: 3 });
  expect(mergeReadings(first, second)!.body.options).toEqual(['甲', '乙', '丙'].map(words));
  expect(splitReading(choice, { option: 4 })).toBeNull();
});

test('another type keeps the text and loses what it cannot have', () => {
  expect(withType(choice, 5)).toEqual({ body: { type: 5, stem: words('选一选'), points: 3 }, key: {} });
  expect(withType({ ...choice, key: { choice: [0, 2] } }, 1).key).toEqual({ choice: [0, 2] });
  expect(withType({ body: withType(choice, 1).body, key: { choice: [0, 2] } }, 0).key).toEqual({ choice: [0] });
});

test.each([
  ['3. B  5. 2；3.5', { 3: 'B', 5: '2；3.5' }],
  ['1. 0.5 0.25 2．-3', { 1: '0.5 0.25', 2: '-3' }],
  ['1.25\n2.30\n 3 . √', { 1: '25', 2: '30', 3: '√' }],
  ['6. 1:2 7: A', { 6: '1:2', 7: 'A' }],
  ['3. B\n3. C', { 3: 'B' }],
])('a number in an answer is no question’s: %s', (text, answers) => {
  expect(Object.fromEntries(answersByNumber(text))).toEqual(answers);
});

test('answers are read by their numbers, and only where they fit', () => {
  const answers = answersByNumber('1. B 2、ACD\n3．√ 4) 3；-2');
  expect([...answers]).toEqual([
    ['1', 'B'],
    ['2', 'ACD'],
    ['3', '√'],
    ['4', '3；-2'],
  ]);
  expect(keyFromText(choice, 'Ｂ')).toEqual({ choice: [1] });
  expect(keyFromText(choice, 'BC')).toBeNull();
  expect(keyFromText(choice, 'E')).toBeNull();
  expect(keyFromText(withType(choice, 1), 'C、A')).toEqual({ choice: [0, 2] });
  expect(keyFromText({ body: { type: 2, stem: [], points: 2 }, key: {} }, '√')).toEqual({ truth: true });
  const gaps = {
    body: { type: 3 as const, stem: [], gaps: [{ kind: 'text' as const }, { kind: 'text' as const }], points: 2 },
    key: {},
  };
  expect(keyFromText(gaps, '3；-2')?.gaps?.map(({ accepted }) => accepted)).toEqual([['3'], ['-2']]);
  expect(keyFromText(gaps, '3')).toBeNull();
});

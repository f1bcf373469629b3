import { expect, test } from 'vitest';
import { plainContent as words } from '../../kit/common/content';
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

test('what was cut off has the next number, unless another question has it', () => {
  expect(numberAfter('5', ['4', '5'])).toBe('6');
  expect(numberAfter('5', ['5', '6'])).toBe('');
  expect(numberAfter('一', [])).toBe('');
});

test('an option that is the next question becomes its stem', () => {
  const [first, second] = splitReading(choice, { option: 2 })!;
  expect(first.body.options).toEqual(['甲', '乙'].map(words));
  expect(second.body).toEqual({ type: 5, stem: words('丙'), points: 3 });
  expect(mergeReadings(first, second).body.options).toEqual(['甲', '乙', '丙'].map(words));
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

import { expect, test } from 'vitest';
import { choicesOf, isFair, placeThatCounts, sharesOf } from './choice';
import { pointsOfPaper, pointsOfSection } from '../document';
import { itemNamed, paperOf } from '../samples';

const asked = (id: string, ...points: number[]) => ({ ...itemNamed(id), points });

test('of questions to choose from one counts in the points of the paper', () => {
  const section = { items: [asked('a', 10), asked('b', 4, 6)], choosesOne: true };
  expect(pointsOfSection(section)).toBe(10);
  const paper = paperOf({ one: ['x', 'y'], two: ['a', 'b'] });
  const [part] = paper.parts;
  const [one, two] = part!.sections;
  const chosen = { ...paper, parts: [{ ...part!, sections: [one!, { ...two!, choosesOne: true }] }] };
  expect(pointsOfPaper(paper) - pointsOfPaper(chosen)).toBe(pointsOfSection(two!) / 2);
  expect(choicesOf(chosen)).toEqual([{ sectionId: 'two', itemIds: ['a', 'b'] }]);
  expect([...sharesOf(chosen).values()]).toEqual([1, 1, 0.5, 0.5]);
});

test('of a single question nothing is chosen', () => {
  const paper = paperOf({ one: ['a'] });
  const [part] = paper.parts;
  expect(
    choicesOf({ parts: [{ ...part!, sections: part!.sections.map((one) => ({ ...one, choosesOne: true })) }] }),
  ).toEqual([]);
});

test('questions to choose from are worth the same, and at most six', () => {
  const fair = (...items: ReturnType<typeof asked>[]) => isFair({ items, choosesOne: true });
  expect(fair(asked('a', 10), asked('b', 5, 5))).toBe(true);
  expect(fair(asked('a', 10), asked('b', 9))).toBe(false);
  expect(fair(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => asked(id, 10)))).toBe(false);
  expect(isFair({ items: [asked('a', 10), asked('b', 9)] })).toBe(true);
});

test.for([
  ['chosen, though another was answered too', 1, [true, true], 1],
  ['chosen and left empty', 1, [true, false], 1],
  ['the only one that was answered', undefined, [false, true], 1],
  ['the first of two that were answered', undefined, [true, true], 0],
  ['the first where nothing was answered', undefined, [false, false], 0],
  ['of those that are there, whatever was said', 5, [false, true], 1],
] as const)('the question that counts is %s', ([, chosen, answered, counts]) => {
  expect(placeThatCounts({ chosen, answered })).toBe(counts);
});

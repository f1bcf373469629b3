import { expect, test } from 'vitest';
import { bankWish, turnedIn, valuesIn } from './bank-wish';
import { narrowingOf } from './load-bank';

const search = (text: string) => new URLSearchParams(text);
const id = (letter: string) => letter.repeat(32);

test('a bare address asks for the public bank by chapters, fifteen questions at a time', () => {
  expect(bankWish(search(''))).toEqual({
    space: 'public',
    side: 'chapters',
    bookId: null,
    nodes: [],
    points: [],
    types: [],
    difficulties: [],
    abilities: [],
    kinds: [],
    years: null,
    region: '',
    use: null,
    q: '',
    formula: '',
    sort: 'newest',
    page: 1,
    pageLine: 15,
  });
});

test('several choices of one kind stand behind each other', () => {
  const wish = bankWish(
    search(`node=${id('a')},${id('b')}&type=0,3,5&difficulty=3,4&ability=apply,know&kind=final,midterm`),
  );
  expect(wish).toMatchObject({
    nodes: [id('a'), id('b')],
    types: [0, 3, 5],
    difficulties: [3, 4],
    abilities: ['know', 'apply'],
    kinds: ['midterm', 'final'],
  });
});

test('what makes no sense in an address narrows nothing', () => {
  const wish = bankWish(
    search(
      'space=moon&node=1,2&type=6,x&difficulty=0,9&ability=guess&kind=%3Cb%3E&years=2026-2024&use=often&sort=worst&page=99999',
    ),
  );
  expect(wish).toMatchObject({
    space: 'public',
    nodes: [],
    types: [],
    difficulties: [],
    abilities: [],
    kinds: [],
    years: null,
    use: null,
    sort: 'newest',
    page: 1000,
  });
});

test('years are a span, or one year', () => {
  expect(bankWish(search('years=2024-2026')).years).toEqual([2024, 2026]);
  expect(bankWish(search('years=2025')).years).toEqual([2025, 2025]);
  expect(bankWish(search('years=0001-9999')).years).toBeNull();
});

test('a choice that is made twice is given up', () => {
  expect(turnedIn(search(''), 'type', '0')).toBe('0');
  expect(turnedIn(search('type=0'), 'type', '3')).toBe('0,3');
  expect(turnedIn(search('type=0,3'), 'type', '0')).toBe('3');
  expect(turnedIn(search('type=3'), 'type', '3')).toBeNull();
  expect(valuesIn(search('type=3,,3,0'), 'type')).toEqual(['3', '0']);
});

test('chapters narrow without the book, which they say themselves', () => {
  const book = { stageId: 'junior', subjectId: id('c') } as const;
  expect(narrowingOf(bankWish(search(`node=${id('a')}`)), book)).toEqual({ nodeIds: [id('a')] });
  expect(narrowingOf(bankWish(search('')), book)).toEqual(book);
});

test('a list is narrowed by every year of a span, and by what the person has not used', () => {
  const wish = bankWish(search('years=2024-2026&use=unused&q=%20数轴%20&formula=y%3Dkx%2Bb'));
  expect(narrowingOf(wish, null)).toEqual({
    years: [2024, 2025, 2026],
    usedByMe: false,
    q: '数轴',
    formula: 'y=kx+b',
  });
});

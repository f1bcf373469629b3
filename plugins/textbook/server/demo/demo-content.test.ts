import { stageOfGrade, stages } from 'edutech/core/common/teaching/stages';
import { taughtSubjects } from 'edutech/host/server/demo-city/plan/subjects';
import { describe, expect, test } from 'vitest';
import { editions } from '../../model/books/editions';
import { depthOf, nodesOf } from '../../model/outline/outline';
import { cityTrees, printedBooks } from './books';

const folder = new URL('../..', import.meta.url).pathname;
const books = printedBooks(folder);
const knowledgeTrees = cityTrees(folder);

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const untidy = /^\s|\s$|\s{2}|[“][^”]*$|（[^）]*$/;

test('the demo has at least 14 books over three stages and six subjects, from several publishers', () => {
  expect(books.length).toBeGreaterThanOrEqual(14);
  expect(new Set(books.map(({ stage }) => stage)).size).toBe(stages.length);
  expect(new Set(books.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(books.map(({ edition }) => edition)).size).toBeGreaterThanOrEqual(5);
});

test('there are books for each half of the school year, and one for the whole', () => {
  expect(new Set(books.map(({ term }) => term))).toEqual(new Set([1, 2, null]));
});

test('books and trees are told apart by their codes', () => {
  const codes = [...books, ...knowledgeTrees].map(({ code }) => code);
  expect(codes.filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
  expect(new Set(books.map(({ code }) => code)).size).toBe(books.length);
  expect(new Set(knowledgeTrees.map(({ code }) => code)).size).toBe(knowledgeTrees.length);
});

test('there is one book of a name in an edition', () => {
  const named = books.map(({ name, edition }) => `${name} ${edition}`);
  expect(new Set(named).size).toBe(books.length);
});

describe.each(books)('the book $code', (book) => {
  const { nodes } = book;

  test('belongs to a subject that its grade is taught, to the stage of the grade, and to an edition that is known', () => {
    expect(book.stage).toBe(stageOfGrade(book.grade));
    expect(taughtSubjects.find(({ code }) => code === book.subject)?.grades).toContain(book.grade);
    expect(editions.map(({ code }) => code)).toContain(book.edition);
    expect(book.code.startsWith(`${book.stage}-${book.subject}`)).toBe(true);
  });

  test('says its names in both languages', () => {
    expect([book.name, book.volume].every(isChinese)).toBe(true);
    expect([book.nameEn, book.volumeEn].some(isChinese)).toBe(false);
    expect(book.name.replaceAll(' ', '').endsWith(book.volume.replaceAll(' ', ''))).toBe(true);
    expect(book.nameEn).toContain(book.volumeEn);
  });

  test('has two or three levels, and more than a handful of nodes', () => {
    expect(nodes.length).toBeGreaterThanOrEqual(2);
    expect(nodesOf(nodes).length).toBeGreaterThanOrEqual(12);
    expect([2, 3]).toContain(depthOf(nodes));
  });

  test('can be read in English as far as its units', () => {
    expect(nodes.map(({ name, nameEn }) => nameEn ?? name).filter(isChinese)).toEqual([]);
  });

  test('is written tidily', () => {
    expect(nodesOf(nodes).filter(({ name, nameEn }) => untidy.test(name) || untidy.test(nameEn ?? ''))).toEqual([]);
  });
});

test('there are knowledge trees for Chinese, mathematics and English in every stage', () => {
  const wanted = stages.flatMap((stage) => ['chinese', 'mathematics', 'english'].map((code) => `${stage}-${code}`));
  expect(knowledgeTrees.map(({ code }) => code)).toEqual(wanted.toSorted());
});

describe.each(knowledgeTrees)('the knowledge tree $code', (tree) => {
  const { nodes } = tree;
  const all = nodesOf(nodes);

  test('has exactly three levels on every branch', () => {
    const lengths = all.filter(({ children }) => children.length === 0).map(({ path }) => path.split('/').length);
    expect(new Set(lengths)).toEqual(new Set([3]));
  });

  test('has at least sixty points, each with a path of its own', () => {
    expect(all.filter(({ children }) => children.length === 0).length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  });

  test('can be read in English on the first two levels', () => {
    const upper = nodes.flatMap((node) => [node, ...node.children]);
    expect(upper.filter(({ nameEn }) => nameEn === null || isChinese(nameEn))).toEqual([]);
    expect(isChinese(tree.nameEn)).toBe(false);
  });

  test('is written tidily', () => {
    expect(all.filter(({ name, nameEn }) => untidy.test(name) || untidy.test(nameEn ?? ''))).toEqual([]);
  });
});

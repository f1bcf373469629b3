import { stageOfGrade } from 'edutech/core/common/teaching/stages';
import { expect, test } from 'vitest';
import { editions } from './editions';
import { fixedBooks } from './fixed-books';

test('editions are told apart by code and by name, in both languages', () => {
  for (const key of ['code', 'name', 'nameEn'] as const) {
    expect(new Set(editions.map((edition) => edition[key])).size).toBe(editions.length);
  }
});

test('the fixed list has Chinese and mathematics of grade 7 by publisher, and one air-class book for senior schools', () => {
  const junior = fixedBooks.filter(({ stage }) => stage === 'junior');
  expect(new Set(junior.map(({ subject }) => subject))).toEqual(new Set(['chinese', 'mathematics']));
  expect(new Set(junior.map(({ grade }) => grade))).toEqual(new Set([7]));
  const senior = fixedBooks.filter(({ stage }) => stage === 'senior');
  expect(senior.map(({ edition }) => edition)).toEqual(['air-class']);
});

test('every book of the fixed list has a code of its own, an edition that is known, and the stage of its grade', () => {
  expect(new Set(fixedBooks.map(({ code }) => code)).size).toBe(fixedBooks.length);
  const known = new Set(editions.map(({ code }) => code));
  for (const { edition, grade, stage } of fixedBooks) {
    expect(known).toContain(edition);
    expect(stage).toBe(stageOfGrade(grade));
  }
});

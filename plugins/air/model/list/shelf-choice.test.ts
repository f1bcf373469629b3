import { expect, test } from 'vitest';
import { choicesAround, gradeFirst, type ShelfBook } from './shelf-choice';

const book = (airBookId: string, stage: ShelfBook['stage'], gradeNumber: number, subjectOrder: number): ShelfBook => ({
  airBookId,
  stage,
  gradeId: `grade ${gradeNumber}`,
  gradeNumber,
  subjectId: `subject ${subjectOrder}`,
  subjectOrder,
});
const [math7, chinese7, other7, math9, history8, math5] = [
  book('math7', 'junior', 7, 2),
  book('chinese7', 'junior', 7, 1),
  book('other7', 'junior', 7, 2),
  book('math9', 'junior', 9, 2),
  book('history8', 'junior', 8, 5),
  book('math5', 'primary', 5, 2),
];
/** As the server has them: the best first. */
const books = [math7, history8, chinese7, math9, other7, math5];
const ids = (choices: readonly { readonly book: ShelfBook }[]) => choices.map((choice) => choice.book.airBookId);

test('chips stand in the order of school, and lead to the same subject where it is taught', () => {
  const { stages, grades, subjects } = choicesAround(books, other7);
  expect(ids(stages)).toEqual(['math5', 'other7']);
  expect(ids(grades)).toEqual(['other7', 'history8', 'math9']);
  expect(ids(subjects)).toEqual(['chinese7', 'other7']);
  expect(stages.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

test('the books of a grade begin with those of the chosen subject, the best first', () => {
  expect(choicesAround(books, other7).books).toEqual([math7, other7, chinese7]);
  expect(choicesAround(books, chinese7).books).toEqual([chinese7, math7, other7]);
});

test('every book is reached by chips and the books of its grade', () => {
  for (const wanted of books) expect(choicesAround(books, wanted).books).toContain(wanted);
});

test('the grade that a visitor chose last comes first, the others keep their order', () => {
  expect(gradeFirst(books, 'grade 9')).toEqual([math9, math7, history8, chinese7, other7, math5]);
});

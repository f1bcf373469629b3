import type { PrintedBook } from '../../../../model/books/book';

/** 英语三年级上册，人教 PEP 版, begun in grade 3. */
export const english3aPep: PrintedBook = {
  code: 'primary-english-3a-pep',
  name: '英语 三年级上册',
  nameEn: 'English, Grade 3, Volume 1',
  stage: 'primary',
  subject: 'english',
  grade: 3,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'pep-primary',
  year: 2024,
  contents: `
Unit 1 Making friends
  Part A
  Part B
  Part C
Unit 2 Different families
  Part A
  Part B
  Part C
Unit 3 Amazing animals
  Part A
  Part B
  Part C
Unit 4 Plants around us
  Part A
  Part B
  Part C
Unit 5 The colourful world
  Part A
  Part B
  Part C
Unit 6 Useful numbers
  Part A
  Part B
  Part C
Revision Being a good guest
`,
};

import type { PrintedBook } from '../../../../model/books/book';

/** 英语七年级上册，外研版. Units 5 and 6 in the order of printings since 2025. */
export const english7aFltrp: PrintedBook = {
  code: 'junior-english-7a-fltrp',
  name: '英语 七年级上册',
  nameEn: 'English, Grade 7, Volume 1',
  stage: 'junior',
  subject: 'english',
  grade: 7,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'fltrp',
  year: 2024,
  contents: `
Starter Welcome to junior high!
Unit 1 A new start
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
Unit 2 More than fun
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
Unit 3 Family ties
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
Unit 4 Time to celebrate
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
Unit 5 The power of plants
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
Unit 6 Fantastic friends
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
`,
};

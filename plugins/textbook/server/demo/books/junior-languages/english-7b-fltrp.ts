import type { PrintedBook } from '../../../../model/books/book';

/** 英语七年级下册，外研版. */
export const english7bFltrp: PrintedBook = {
  code: 'junior-english-7b-fltrp',
  name: '英语 七年级下册',
  nameEn: 'English, Grade 7, Volume 2',
  stage: 'junior',
  subject: 'english',
  grade: 7,
  volume: '下册',
  volumeEn: 'Volume 2',
  term: 2,
  edition: 'fltrp',
  year: 2024,
  contents: `
Unit 1 The secrets of happiness
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
Unit 2 Go for it!
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
Unit 3 Food matters
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
Unit 4 The art of having fun
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
Unit 5 Amazing nature
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
Unit 6 Hitting the road
  Starting out
  Understanding ideas
  Developing ideas
  Presenting ideas
  Reflection
`,
};

import type { PrintedBook } from '../../../../model/books/book';

/** 英语必修第一册，人教版. */
export const englishCompulsory1Pep: PrintedBook = {
  code: 'senior-english-compulsory-1-pep',
  name: '英语 必修第一册',
  nameEn: 'English, Compulsory 1',
  stage: 'senior',
  subject: 'english',
  grade: 10,
  volume: '必修第一册',
  volumeEn: 'Compulsory 1',
  term: 1,
  edition: 'pep',
  year: 2019,
  contents: `
Welcome Unit
  Listening and Speaking
  Reading and Thinking
  Discovering Useful Structures
  Listening and Talking
  Reading for Writing
Unit 1 Teenage Life
  Listening and Speaking
  Reading and Thinking
  Discovering Useful Structures
  Listening and Talking
  Reading for Writing
  Assessing Your Progress
  Project
  Video Time
Unit 2 Travelling Around
  Listening and Speaking
  Reading and Thinking
  Discovering Useful Structures
  Listening and Talking
  Reading for Writing
  Assessing Your Progress
  Project
  Video Time
Unit 3 Sports and Fitness
  Listening and Speaking
  Reading and Thinking
  Discovering Useful Structures
  Listening and Talking
  Reading for Writing
  Assessing Your Progress
  Project
  Video Time
Unit 4 Natural Disasters
  Listening and Speaking
  Reading and Thinking
  Discovering Useful Structures
  Listening and Talking
  Reading for Writing
  Assessing Your Progress
  Project
  Video Time
Unit 5 Languages Around the World
  Listening and Speaking
  Reading and Thinking
  Discovering Useful Structures
  Listening and Talking
  Reading for Writing
  Assessing Your Progress
  Project
  Video Time
`,
};

import type { PrintedBook } from '../../../../model/books/book';

/** 英语七年级上册，人教版. */
export const english7aPep: PrintedBook = {
  code: 'junior-english-7a-pep',
  name: '英语 七年级上册',
  nameEn: 'English, Grade 7, Volume 1',
  stage: 'junior',
  subject: 'english',
  grade: 7,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'pep',
  year: 2024,
  contents: `
Starter Unit 1 Hello!
  Section A How do you greet people?
  Section B How do you start a conversation?
Starter Unit 2 Keep Tidy!
  Section A What do you have?
  Section B Where do you put your things?
Starter Unit 3 Welcome!
  Section A What is fun in a yard?
  Section B What is fun on a farm?
Unit 1 You and Me
  Section A How do we get to know each other?
  Section B What do we need to know about a new friend?
Unit 2 We’re Family!
  Section A What does family mean to you?
  Section B How do family members care for each other?
Unit 3 My School
  Section A What do you like about your school?
  Section B What makes a school special?
Unit 4 My Favourite Subject
  Section A Why do you like this subject?
  Section B How can subjects help with your future?
Unit 5 Fun Clubs
  Section A Can you do …?
  Section B What can you learn in a club?
Unit 6 A Day in the Life
  Section A How do you spend your day?
  Section B How can routines help you?
Unit 7 Happy Birthday!
  Section A How do we celebrate birthdays?
  Section B Why are birthdays important?
`,
};

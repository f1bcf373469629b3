import { expect, test } from 'vitest';
import { type Manager, ownershipOf, mayManage } from './managers';

const someone = (permissions: readonly string[], change: Partial<Manager> = {}): Manager => ({
  category: 'teacher',
  permissions: new Set(permissions),
  personId: 'me',
  schoolId: 'school',
  countyId: 'county',
  reach: 'school',
  ...change,
});

const own = { schoolId: 'school', ownerPersonId: 'me', countyId: 'county' };
const ofSchool = { schoolId: 'school', ownerPersonId: null, countyId: 'county' };
const ofOtherSchool = { schoolId: 'other', ownerPersonId: null, countyId: 'county' };
const ofCity = { schoolId: null, ownerPersonId: null, countyId: null };

test('teachers manage their own books where the city allows it, and nobody else’s', () => {
  const teacher = someone(['textbook_tea', 'textbook_tea.tt_personal_textbook']);
  expect([own, { ...own, ownerPersonId: 'you' }, ofSchool, ofCity].map((book) => mayManage(book, teacher))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(mayManage(own, someone(['textbook_tea']))).toBe(false);
});

test('a subject leader manages the books of the school, not of the next and not the city’s', () => {
  const leader = someone(['textbook_tea', 'textbook_school_tea']);
  expect([ofSchool, ofOtherSchool, ofCity].map((book) => mayManage(book, leader))).toEqual([true, false, false]);
});

test('bureaus manage what is within their reach, the catalogue only the city’s; a person’s own books nobody else', () => {
  const books = [ofSchool, { ...ofSchool, countyId: 'far' }, ofCity, { ...own, ownerPersonId: 'you' }];
  const rights = ['textbook_admin'];
  const county = someone(rights, { category: 'admin', schoolId: null, reach: 'county' });
  const city = someone(rights, { category: 'cityAdmin', schoolId: null, countyId: null, reach: 'city' });
  const school = someone(rights, { category: 'admin' });
  expect(books.map((book) => mayManage(book, county))).toEqual([true, false, false, false]);
  expect(books.map((book) => mayManage(book, city))).toEqual([true, true, true, false]);
  expect([ofSchool, ofOtherSchool].map((book) => mayManage(book, school))).toEqual([true, false]);
});

test('a new book is one’s own, the school’s or the city’s by its source and the maker’s post', () => {
  const teacher = someone(['textbook_tea.tt_personal_textbook']);
  expect(ownershipOf(4, teacher)).toEqual(own);
  expect(ownershipOf(1, teacher)).toBeNull();
  expect(ownershipOf(1, someone(['textbook_school_tea']))).toEqual(ofSchool);
  const city = someone(['textbook_admin'], { category: 'cityAdmin', schoolId: null, countyId: null, reach: 'city' });
  expect(ownershipOf(2, city)).toEqual(ofCity);
  // a county has no catalogue of its own: it chooses from the city's
  expect(ownershipOf(1, { ...city, reach: 'county', countyId: 'county' })).toBeNull();
});

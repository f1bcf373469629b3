import { expect, test } from 'vitest';
import { type Keeper, keptBy, mayKeep } from './keepers';

const someone = (permissions: readonly string[], change: Partial<Keeper> = {}): Keeper => ({
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

test('a teacher keeps his own books where the city allows it, and nobody else’s', () => {
  const teacher = someone(['textbook_tea', 'textbook_tea.tt_personal_textbook']);
  expect([own, { ...own, ownerPersonId: 'you' }, ofSchool, ofCity].map((kept) => mayKeep(kept, teacher))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(mayKeep(own, someone(['textbook_tea']))).toBe(false);
});

test('a subject leader keeps the books of his school, not of the next and not the city’s', () => {
  const leader = someone(['textbook_tea', 'textbook_school_tea']);
  expect([ofSchool, ofOtherSchool, ofCity].map((kept) => mayKeep(kept, leader))).toEqual([true, false, false]);
});

test('bureaus keep what is within their reach, the catalogue only the city’s; a person’s own books nobody else', () => {
  const books = [ofSchool, { ...ofSchool, countyId: 'far' }, ofCity, { ...own, ownerPersonId: 'you' }];
  const rights = ['textbook_admin'];
  const county = someone(rights, { category: 'admin', schoolId: null, reach: 'county' });
  const city = someone(rights, { category: 'cityAdmin', schoolId: null, countyId: null, reach: 'city' });
  const school = someone(rights, { category: 'admin' });
  expect(books.map((kept) => mayKeep(kept, county))).toEqual([true, false, false, false]);
  expect(books.map((kept) => mayKeep(kept, city))).toEqual([true, true, true, false]);
  expect([ofSchool, ofOtherSchool].map((kept) => mayKeep(kept, school))).toEqual([true, false]);
});

test('a new book is one’s own, the school’s or the city’s by its source and the maker’s post', () => {
  const teacher = someone(['textbook_tea.tt_personal_textbook']);
  expect(keptBy(4, teacher)).toEqual(own);
  expect(keptBy(1, teacher)).toBeNull();
  expect(keptBy(1, someone(['textbook_school_tea']))).toEqual(ofSchool);
  const city = someone(['textbook_admin'], { category: 'cityAdmin', schoolId: null, countyId: null, reach: 'city' });
  expect(keptBy(2, city)).toEqual(ofCity);
  // a county has no catalogue of its own: it chooses from the city's
  expect(keptBy(1, { ...city, reach: 'county', countyId: 'county' })).toBeNull();
});

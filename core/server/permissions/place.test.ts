import { expect, test } from 'vitest';
import { categories, roleTypes } from '../../common/permissions/people';
import { placeOf } from './place';

const school = 'a'.repeat(32);
const county = 'b'.repeat(32);

test('a teacher reaches as far as the school of the post, and belongs to its county', () => {
  expect(placeOf(categories.teacher, { roleType: roleTypes.teacher, schoolId: school, countyId: county })).toEqual({
    reach: 'school',
    schoolId: school,
    countyId: county,
  });
});

test('a county administrator reaches as far as the county', () => {
  const place = placeOf(categories.admin, { roleType: roleTypes.countyOperator, schoolId: null, countyId: county });
  expect(place).toEqual({ reach: 'county', schoolId: null, countyId: county });
});

test('city and super administrators see the city without a post', () => {
  expect(placeOf(categories.cityAdmin, null).reach).toBe('city');
  expect(placeOf(categories.superAdmin, null).reach).toBe('city');
});

test('an auditor of the city bureau reaches the city, one of a county the county', () => {
  expect(placeOf(categories.teacher, { roleType: roleTypes.auditor, schoolId: null, countyId: null }).reach).toBe(
    'city',
  );
  expect(placeOf(categories.teacher, { roleType: roleTypes.auditor, schoolId: null, countyId: county }).reach).toBe(
    'county',
  );
});

test('guests and people without a post see nobody but themselves', () => {
  expect(placeOf(categories.guestCity, null)).toEqual({ reach: 'school', schoolId: null, countyId: null });
  expect(placeOf(categories.teacher, null)).toEqual({ reach: 'school', schoolId: null, countyId: null });
});

import { expect, test } from 'vitest';
import { hasNoMoreRights, isWithin } from './over-people';

const school = { reach: 'school', schoolId: 's1', countyId: 'c1' } as const;
const otherSchool = { reach: 'school', schoolId: 's2', countyId: 'c1' } as const;
const farSchool = { reach: 'school', schoolId: 's3', countyId: 'c2' } as const;
const county = { reach: 'county', schoolId: null, countyId: 'c1' } as const;
const city = { reach: 'city', schoolId: null, countyId: null } as const;
const nowhere = { reach: 'school', schoolId: null, countyId: null } as const;

test('a school’s administrator reaches his school, a county’s its schools, the city’s everybody', () => {
  const all = { school, otherSchool, farSchool, county, city, nowhere };
  const under = (actor: typeof school | typeof county | typeof city) =>
    Object.entries(all).flatMap(([name, place]) => (isWithin(actor, place) ? [name] : []));
  expect(under(school)).toEqual(['school']);
  expect(under(county)).toEqual(['school', 'otherSchool', 'county']);
  expect(under(city)).toEqual(Object.keys(all));
});

test('who belongs nowhere is nobody’s but the city’s', () => {
  expect(isWithin(nowhere as never, nowhere)).toBe(false);
});

test('rights over others must be one’s own too, those of lessons need not', () => {
  const own = new Set(['organisation_admin', 'organisation_admin.people']);
  expect(hasNoMoreRights(own, new Set(['homework_tea', 'homework_tea.delete']))).toBe(true);
  expect(hasNoMoreRights(own, new Set(['organisation_admin', 'organisation_admin.people']))).toBe(true);
  expect(hasNoMoreRights(own, new Set(['organisation_admin', 'organisation_admin.roles']))).toBe(false);
  expect(hasNoMoreRights(own, new Set(['audit_admin']))).toBe(false);
});

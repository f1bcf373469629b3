import { expect, it } from 'vitest';
import type { SchoolLine } from '../../api';
import { sortSchools } from './SchoolsTable';

const told = (value: number | null) => ({ value, hidden: null });
const school = (name: string, teachers: number | null, over: number): SchoolLine => ({
  id: name,
  name,
  countyId: 'c',
  stage: 'primary',
  teachers: told(teachers),
  students: told(0.9),
  signIns: told(0.9),
  over: told(over),
  minutes: told(30),
  resources: told(5),
  exams: told(1),
});
const schools = [school('busy', 0.9, 0), school('over', 0.8, 0.2), school('low', 0.3, 0), school('hidden', null, 0)];
const namesOf = (sort?: string) => sortSchools(schools, sort).map(({ name }) => name);

it('schools that need a look come first', () => {
  expect(namesOf()).toEqual(['low', 'over', 'busy', 'hidden']);
});

it('what is hidden comes last, whichever way a column is sorted', () => {
  expect(namesOf('teachers')).toEqual(['low', 'over', 'busy', 'hidden']);
  expect(namesOf('-teachers')).toEqual(['busy', 'over', 'low', 'hidden']);
});

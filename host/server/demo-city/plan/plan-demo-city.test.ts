import { describe, expect, test } from 'vitest';
import { worldOf } from '../world';
import { planDemoCity } from './plan-demo-city';

const autumn = new Date('2026-11-21T08:00:00Z');
const plan = planDemoCity(autumn, 'small');

describe('the plan of the demo city', () => {
  test('is the same each time', () => {
    expect(planDemoCity(autumn, 'small')).toEqual(plan);
  });

  test('keeps people and classes when it is made in another year, and moves the school years', () => {
    const later = planDemoCity(new Date('2029-03-02T08:00:00Z'), 'small');
    expect(later.population.people.map(({ id, name }) => [id, name])).toEqual(
      plan.population.people.map(({ id, name }) => [id, name]),
    );
    expect(later.calendar.years.map(({ name }) => name)).toEqual(['2027-2028', '2028-2029']);
  });

  test.each([
    ['2026-11-21', '2026-09-01'],
    ['2027-02-10', '2026-09-01'],
    ['2027-02-20', '2027-02-20'],
    ['2027-08-31', '2027-02-20'],
    ['2027-09-01', '2027-09-01'],
  ])('on %s the term that began on %s is the current one', (day, begins) => {
    const { calendar } = planDemoCity(new Date(`${day}T04:00:00Z`), 'small');
    expect(calendar.terms.find(({ id }) => id === calendar.currentTermId)?.startsOn).toBe(begins);
  });

  test('gives every id, user name and user code once', () => {
    const { people, posts, classes } = plan.population;
    for (const values of [
      people.map(({ id }) => id),
      people.map(({ username }) => username),
      people.map(({ usercode }) => usercode),
      posts.map(({ id }) => id),
      classes.map(({ id }) => id),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test('lets nobody begin in more than one post', () => {
    const active = plan.population.posts.filter(({ isActive }) => isActive).map(({ personId }) => personId);
    expect(new Set(active).size).toBe(active.length);
  });

  test('seats the accounts where their people are expected', () => {
    const { people, classId, otherClassId } = worldOf(plan);
    expect(people.teacher.name).toBe('周文静');
    expect(people.teacher.classIds).toContain(classId);
    expect(people.teacher.classIds).not.toContain(otherClassId);
    expect(people.headteacher.classIds).toContain(classId);
    expect(people.student).toMatchObject({ name: '林知夏', classIds: [classId] });
    expect(people.norole.roleId).toBeNull();
    expect(people.countyadmin.countyId).toBe(people.principal.countyId);
    expect(people.schooladmin).toMatchObject({ schoolId: people.principal.schoolId, classIds: [] });
  });

  test('knows every colleague by another name', () => {
    const schools = new Map<string, string[]>();
    const names = new Map(plan.population.people.map(({ id, name }) => [id, name]));
    for (const { roleType, schoolId, personId } of plan.population.posts) {
      if (roleType === 1) schools.set(schoolId!, [...(schools.get(schoolId!) ?? []), names.get(personId)!]);
    }
    for (const staff of schools.values()) expect(new Set(staff).size).toBe(staff.length);
  });
});

test('a whole city has some 130,000 students, and the small one in it', () => {
  const { people, classes } = planDemoCity(autumn, 'city').population;
  const students = people.filter(({ category }) => category === 3).length;
  expect(students).toBeGreaterThan(128_000);
  expect(students).toBeLessThan(135_000);
  const ids = new Set(people.map(({ id }) => id));
  expect(ids.size).toBe(people.length);
  expect(plan.population.people.every(({ id }) => ids.has(id))).toBe(true);
  expect(new Set(people.map(({ usercode }) => usercode)).size).toBe(people.length);
  expect(new Set(classes.map(({ id }) => id)).size).toBe(classes.length);
});

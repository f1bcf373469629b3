import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint, OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { readCity, readClasses, readCounty, readSchool } from 'edutech/plugins/statistics/api';
import { derivableGroup } from '../../support/figures/derivable';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

// Who may read several pages adds and subtracts. Cities of many shapes, small places among them; every figure of every page that one
// reader has, and no combination of them is about fewer than five people or classes.

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['statistics', 'work', 'exam', 'resource'] });
});
afterAll(() => app.close());

const least = 5;
const system = asSystem('a test looks');
const write = <T>(work: (db: Db) => Promise<T>) => app.platform.services.database.write(system, work);
const ask = async <E extends Endpoint>(
  who: DemoAccount,
  endpoint: E,
  input: Readonly<Record<string, unknown>> = {},
) => {
  const answer = await (await signedIn(app, who)).call(endpoint, input);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return answer.envelope!.data as OutputOf<E>;
};

/** Schools with teachers and students by chance: most of them many, some few, some none. */
async function shape(seed: number): Promise<void> {
  const next = randomOf(`city ${seed}`);
  const size = () => (next() < 0.35 ? Math.floor(next() * 6) : 5 + Math.floor(next() * 60));
  await write(async (db) => {
    const schools = await db.all<{ id: string; placed: number }>(sql`
      select s.id, (select count(*)::int from core.class_member m join core.term t on t.id = m.term_id
        where m.school_id = s.id and now()::date between t.starts_on and t.ends_on) as placed
      from core.school s order by s.id`);
    for (const { id, placed } of schools)
      for (const kind of ['people.teacher', 'people.student'])
        await db.run(sql`
          insert into statistics.stock (school_id, day, kind, value)
          values (${id}, (select max(day) from statistics.stock), ${kind}, ${size() + (kind === 'people.student' ? placed : 0)})
          on conflict (school_id, day, kind) do update set value = excluded.value`);
    // as after a reading of figures: what is kept of the city is of another moment
    await db.run(sql`update statistics.refreshed set at = at + interval '1 second'`);
  });
}

interface Sized {
  readonly id: string;
  readonly countyId: string;
  readonly teachers: number;
  readonly students: number;
}
const sizes = () =>
  write((db) =>
    db.all<Sized>(sql`
      select s.id, s.county_id,
        coalesce(sum(k.value) filter (where k.kind = 'people.teacher'), 0)::int as teachers,
        coalesce(sum(k.value) filter (where k.kind = 'people.student'), 0)::int as students
      from core.school s left join statistics.stock k on k.school_id = s.id and k.day = (select max(day) from statistics.stock)
      group by s.id, s.county_id order by s.id`),
  );

type Shown = { readonly value: number | null; readonly hidden: string | null };
type Cells = Readonly<Record<'teachers' | 'students', Shown>>;
const isTold = ({ value, hidden }: Shown) => hidden === null && value !== null;
const sumOf = (page: { sums: readonly { id: string; figure: Shown }[] }, id: string) =>
  page.sums.find((sum) => sum.id === id)!.figure;

/** Which places a reader is told of, as sets of schools. */
class Knowledge {
  readonly sets: boolean[][] = [];
  constructor(
    private readonly schools: readonly Sized[],
    private readonly column: 'teachers' | 'students',
  ) {}
  note(figure: Shown, isIn: (school: Sized) => boolean): void {
    if (isTold(figure)) this.sets.push(this.schools.map(isIn));
  }
  rows(lines: readonly (Cells & { readonly id: string })[], isIn: (school: Sized, id: string) => boolean): void {
    for (const line of lines) this.note(line[this.column], (school) => isIn(school, line.id));
  }
  derivable() {
    return derivableGroup(
      this.sets,
      this.schools.map((school) => school[this.column]),
      least,
    );
  }
}

/** Classes of a school with how many students they have. */
const classSizes = (schoolId: string) =>
  write((db) =>
    db.all<{ id: string; students: number }>(sql`
      select c.id, count(m.person_id)::int as students from core.class c
      join core.term t on t.school_year_id = c.school_year_id and now()::date between t.starts_on and t.ends_on
      left join core.class_member m on m.school_id = c.school_id and m.class_id = c.id and m.term_id = t.id
      where c.school_id = ${schoolId} group by c.id order by c.id`),
  );

const seeds = [1, 2, 3, 4];

test.each(seeds)('nothing of few is told to the city, nor comes out by subtraction (city %i)', async (seed) => {
  await shape(seed);
  const schools = await sizes();
  const city = await ask('cityadmin', readCity);
  const counties = await Promise.all(city.counties.map(({ id }) => ask('cityadmin', readCounty, { countyId: id })));
  const pages = await Promise.all(schools.map(({ id }) => ask('cityadmin', readSchool, { schoolId: id })));
  for (const column of ['teachers', 'students'] as const) {
    const known = new Knowledge(schools, column);
    known.note(sumOf(city, column), () => true);
    known.rows(city.counties, ({ countyId }, id) => countyId === id);
    known.rows(city.schools, (school, id) => school.id === id);
    for (const county of counties) {
      known.note(sumOf(county, column), ({ countyId }) => countyId === county.id);
      known.rows(county.schools, (school, id) => school.id === id);
      for (const { id, figure } of county.city) if (id === column) known.note(figure, () => true);
    }
    for (const page of pages) known.note(sumOf(page, column), ({ id }) => id === page.id);
    expect(known.sets.length).toBeGreaterThan(3);
    expect(known.derivable(), `${column} of city ${seed}`).toBeNull();
  }
  // within a school its classes and those without a class
  for (const page of pages) {
    const students = schools.find(({ id }) => id === page.id)!.students;
    const classes = await classSizes(page.id);
    const inClasses = classes.reduce((sum, one) => sum + one.students, 0);
    const leaves = [...classes.map((one) => one.students), Math.max(0, students - inClasses)];
    const told = page.classes.filter(({ active }) => isTold(active));
    if (sumOf(page, 'students').hidden) expect(told).toEqual([]);
    const sets = told.map(({ id }) => [...classes.map((one) => one.id === id), false]);
    if (isTold(sumOf(page, 'students'))) sets.push(leaves.map(() => true));
    expect(derivableGroup(sets, leaves, least), page.name).toBeNull();
  }
});

test.each(seeds)('nothing of few is told to a county, which reads the sums of the city too (city %i)', async (seed) => {
  await shape(seed + 10);
  const schools = await sizes();
  const { countyId } = app.world;
  const county = await ask('countyadmin', readCounty, { countyId });
  const own = schools.filter((school) => school.countyId === countyId);
  const pages = await Promise.all(own.map(({ id }) => ask('countyadmin', readSchool, { schoolId: id })));
  for (const column of ['teachers', 'students'] as const) {
    const known = new Knowledge(schools, column);
    known.note(sumOf(county, column), (school) => school.countyId === countyId);
    known.rows(county.schools, (school, id) => school.id === id);
    for (const { id, figure } of county.city) if (id === column) known.note(figure, () => true);
    for (const page of pages) known.note(sumOf(page, column), ({ id }) => id === page.id);
    expect(known.derivable(), `${column} of city ${seed}`).toBeNull();
  }
});

test('of the grades of the city and its counties no few classes come out', async () => {
  const classes = await write((db) =>
    db.all<{ countyId: string; grade: number; classes: number }>(sql`
      select s.county_id, l.grade, count(distinct l.class_id)::int as classes from statistics.class_load l
      join core.school s on s.id = l.school_id
      where l.subject_id = '00000000-0000-0000-0000-000000000000' and l.day >= date_trunc('week', now())::date and l.day <= now()::date
      group by 1, 2`),
  );
  const city = await ask('cityadmin', readCity);
  const counties = await Promise.all(city.counties.map(({ id }) => ask('cityadmin', readCounty, { countyId: id })));
  for (const { grade, minutes, over } of city.grades) {
    const of = counties.map(
      ({ id }) => classes.find((one) => one.countyId === id && one.grade === grade)?.classes ?? 0,
    );
    for (const figure of ['minutes', 'over'] as const) {
      const told = counties.flatMap((county, at) => {
        const row = county.grades.find((one) => one.grade === grade);
        return row && isTold(row[figure]) ? [of.map((_, other) => other === at)] : [];
      });
      if (isTold({ minutes, over }[figure])) told.push(of.map(() => true));
      expect(derivableGroup(told, of, least), `grade ${grade}`).toBeNull();
    }
  }
});

test('who reads the whole school is told no more of own classes than of all', async () => {
  const page = await ask('principal', readSchool, { schoolId: app.world.schoolId });
  const { classes } = await ask('principal', readClasses);
  for (const one of classes) expect(one.active).toEqual(page.classes.find(({ id }) => id === one.id)?.active);
});

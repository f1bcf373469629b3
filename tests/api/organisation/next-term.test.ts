import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cityDay } from 'edutech/core/common/time/city-time';
import { asSystem } from 'edutech/core/server/actor';
import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { type Query, sql } from 'edutech/core/server/data/db';
import { copySeats, insertCarried } from 'edutech/core/server/organisation/next-term/next-term.queries';
import { carryClassesOn } from 'edutech/core/server/organisation/next-term/next-term';
import { type AdminYear, adminYears, createPerson, editYear } from '../../../plugins/organisation/api';
import { acceptTransfer, releaseStudent, undoTransfer } from '../../../plugins/organisation/api/transfers';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { untilBlocked } from '../../support/servers/until-blocked';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const system = asSystem('a test looks');
const all = <Row extends object>(query: Query) =>
  app.platform.services.database.read(system, (db) => db.all<Row>(query as Query<Row>));
const write = (...queries: Query[]) =>
  app.platform.services.database.write(system, async (db) => {
    for (const query of queries) await db.run(query);
  });
const carryOn = (now: Date) =>
  carryClassesOn({ audit: app.platform.container.get(Audit), database: app.platform.services.database }, now, {
    heartbeat: () => Promise.resolve(),
  });

const termOfYear = (number: number) => sql`(
  select id from core.term where number = ${number} and school_year_id = (
    select school_year_id from core.term where id = ${app.world.termId}))`;

/** As if the term had been entered with nobody in it. */
const emptied = (schoolIds: readonly string[], term: Query) =>
  write(
    sql`delete from core.layer where school_id = any(${schoolIds}::uuid[]) and term_id = ${term}`,
    sql`delete from core.class_member where school_id = any(${schoolIds}::uuid[]) and term_id = ${term}`,
    sql`delete from core.class_teacher where school_id = any(${schoolIds}::uuid[]) and term_id = ${term}`,
    sql`delete from core.carried_term where term_id = ${term}`,
  );

/** The first minute of the second term. */
async function firstMorning(): Promise<Date> {
  const [term] = await all<{ day: string }>(
    sql`select starts_on::text as day from core.term where id = ${termOfYear(2)}`,
  );
  return new Date(`${term!.day}T00:01:00+08:00`);
}

interface Seat {
  readonly classId: string;
  readonly personId: string;
  readonly seat: number;
}
interface Lesson {
  readonly classId: string;
  readonly subjectId: string;
  readonly personId: string;
}

/** What a school has in a term, told apart by nothing that belongs to the term itself. */
const peopleIn = async (schoolId: string, term: Query) => ({
  seats: await all<Seat>(sql`
    select class_id, person_id, seat from core.class_member
    where school_id = ${schoolId} and term_id = ${term} order by class_id, person_id`),
  lessons: await all<Lesson>(sql`
    select class_id, subject_id, person_id from core.class_teacher
    where school_id = ${schoolId} and term_id = ${term} order by class_id, subject_id, person_id`),
  layers: await all<{ members: string[] }>(sql`
    select l.class_id, l.subject_id, l.name, array_agg(m.person_id order by m.person_id) as members
    from core.layer l left join core.layer_member m on m.layer_id = l.id
    where l.school_id = ${schoolId} and l.term_id = ${term}
    group by l.class_id, l.subject_id, l.name order by 1, 2, 3`),
});

/** Students of the own school who hold their post, by their seats in the first term. */
const students = () =>
  all<{ id: string; classId: string }>(sql`
    select m.person_id as id, m.class_id from core.class_member m join core.post o on o.person_id = m.person_id
      and o.school_id = m.school_id and o.role_type = 3 and o.ended_at is null
    where m.school_id = ${app.world.schoolId} and m.term_id = ${termOfYear(1)} order by m.person_id`);

test('classes go on in the second term of their year, without whoever has left, once', async () => {
  const { schoolId, otherSchoolId } = app.world;
  const [first, second] = [termOfYear(1), termOfYear(2)];
  const leaver = (await students())[0]!;
  await emptied([schoolId], second);
  await write(sql`update core.post set ended_at = now(), is_active = false where person_id = ${leaver.id}`);
  const before = await peopleIn(schoolId, first);
  const elsewhere = await peopleIn(otherSchoolId, second);
  expect(before.seats.length).toBeGreaterThan(100);
  expect(before.lessons.length).toBeGreaterThan(10);
  expect(before.layers.length).toBeGreaterThan(0);

  const morning = await firstMorning();
  // the first term is the last that has begun: there is nothing to take on
  expect(await carryOn(new Date(morning.getTime() - 61_000))).toBe(0);
  expect(await carryOn(morning)).toBeGreaterThan(0);

  const after = await peopleIn(schoolId, second);
  expect(after.seats).toEqual(before.seats.filter(({ personId }) => personId !== leaver.id));
  expect(after.lessons).toEqual(before.lessons);
  expect(after.layers).toEqual(
    before.layers.map((layer) => ({ ...layer, members: layer.members.filter((id) => id !== leaver.id) })),
  );
  expect(await peopleIn(schoolId, first)).toEqual(before);
  expect(await peopleIn(otherSchoolId, second)).toEqual(elsewhere);
  expect(await carryOn(morning)).toBe(0);
  // each school finds it in its own log
  expect(
    await all(sql`
      select facts from core.audit_record
      where act = 'organisation.carryTerm' and object_id = ${second} and school_id = ${schoolId}`),
  ).toEqual([{ facts: { name: expect.any(String) } }]);
});

test('one newcomer, and a lesson that was given anew, leave nobody else behind', async () => {
  const { schoolId } = app.world;
  const [first, second] = [termOfYear(1), termOfYear(2)];
  await emptied([schoolId], second);
  const before = await peopleIn(schoolId, first);
  const moved = (await students())[1]!;
  const lesson = before.lessons[0]!;
  const colleague = before.lessons.find(({ personId }) => personId !== lesson.personId)!;
  await write(
    sql`insert into core.class_member (school_id, term_id, class_id, person_id, seat)
      select ${schoolId}, ${second}, id, ${moved.id}, 99 from core.class
      where school_id = ${schoolId} and id <> ${moved.classId} limit 1`,
    sql`insert into core.class_teacher (school_id, term_id, class_id, subject_id, person_id)
      values (${schoolId}, ${second}, ${lesson.classId}, ${lesson.subjectId}, ${colleague.personId})`,
  );
  const morning = await firstMorning();
  // two servers start at the same time
  const counts = await Promise.all([carryOn(morning), carryOn(morning)]);
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(0);

  const after = await peopleIn(schoolId, second);
  expect(after.seats.filter(({ personId }) => personId === moved.id)).toEqual([expect.objectContaining({ seat: 99 })]);
  expect(after.seats).toHaveLength((await students()).length);
  const taught = after.lessons.filter(
    ({ classId, subjectId }) => classId === lesson.classId && subjectId === lesson.subjectId,
  );
  expect(taught.map(({ personId }) => personId)).toEqual([colleague.personId]);
  expect(after.lessons).toHaveLength(before.lessons.length);
  expect(after.layers).toHaveLength(before.layers.length);
  const records = await all(sql`
    select from core.audit_record where act = 'organisation.carryTerm' and school_id = ${schoolId}`);
  expect(records).toHaveLength(2);

  // what is taken out of the term afterwards is not brought back
  await write(sql`delete from core.class_teacher where person_id = ${colleague.personId} and term_id = ${second}`);
  const left = await peopleIn(schoolId, second);
  expect(await carryOn(morning)).toBe(0);
  expect(await peopleIn(schoolId, second)).toEqual(left);
});

test('a server that starts after a term has begun takes classes on without waiting for its schedule', async () => {
  const { schoolId } = app.world;
  const second = termOfYear(2);
  await emptied([schoolId], second);
  const morning = await firstMorning();
  const late = await startApp({ works: true, sameDatabaseAs: app, replace: [[Clock, { now: () => morning }]] });
  try {
    await vi.waitFor(async () => expect((await peopleIn(schoolId, second)).seats.length).toBeGreaterThan(100), {
      timeout: 20_000,
      interval: 100,
    });
  } finally {
    await late.close();
  }
});

test('a first day that was mistyped takes classes on, and back once it is put right', async () => {
  const { schoolId } = app.world;
  const second = termOfYear(2);
  await emptied([schoolId], second);
  const city = await signedIn(app, 'cityadmin');
  const [current] = await all<{ name: string }>(sql`
    select y.name from core.school_year y join core.term t on t.school_year_id = y.id where t.id = ${app.world.termId}`);
  const year = async () => {
    const { items } = (await city.call(adminYears)).envelope!.data as { items: AdminYear[] };
    const { classes: _, ...found } = items.find(({ name }) => name === current!.name)!;
    return found;
  };
  const right = await year();
  const daysAgo = (days: number) => cityDay(new Date(Date.now() - days * 86_400_000));
  const terms = right.terms.map((term) =>
    term.number === 1 ? { ...term, endsOn: daysAgo(2) } : { ...term, startsOn: daysAgo(1) },
  );
  const soon = { timeout: 20_000, interval: 100 };
  const working = await startApp({ works: true, sameDatabaseAs: app });
  try {
    expect((await city.call(editYear, { ...right, terms })).status).toBe(200);
    await vi.waitFor(async () => expect((await peopleIn(schoolId, second)).layers).not.toEqual([]), soon);
    // what was changed in these days stays
    const { personId } = (await peopleIn(schoolId, second)).seats[0]!;
    await write(sql`update core.class_member set seat = 98 where term_id = ${second} and person_id = ${personId}`);

    const { version } = await year();
    expect((await city.call(editYear, { ...right, version })).status).toBe(200);
    await vi.waitFor(
      async () =>
        expect(await peopleIn(schoolId, second)).toEqual({
          seats: [expect.objectContaining({ personId, seat: 98 })],
          lessons: [],
          layers: [],
        }),
      soon,
    );
  } finally {
    await working.close();
  }
  // and at the real beginning all go on
  await carryOn(await firstMorning());
  expect((await peopleIn(schoolId, second)).seats).toHaveLength((await students()).length);
});

/** A student who was accepted by another school in the first term; then both schools went on into the second. */
async function transferredBefore(index: number) {
  const { schoolId, otherSchoolId, foreignClassId } = app.world;
  await emptied([schoolId, otherSchoolId], termOfYear(2));
  const student = (await students())[index]!;
  const [county, city] = [await signedIn(app, 'countyadmin'), await signedIn(app, 'cityadmin')];
  const released = await county.call(releaseStudent, { personId: student.id, toSchoolId: otherSchoolId, note: '' });
  const { id } = released.envelope!.data as { id: string };
  expect((await city.call(acceptTransfer, { id, classId: foreignClassId })).status).toBe(200);
  await carryOn(await firstMorning());
  const classes = async () =>
    (
      await all<{ classId: string }>(sql`
        select class_id from core.class_member where person_id = ${student.id}
          and term_id in (${termOfYear(1)}, ${termOfYear(2)}) order by term_id = ${termOfYear(2)}`)
    ).map(({ classId }) => classId);
  expect(await classes()).toEqual([foreignClassId, foreignClassId]);
  return { student, classes, undo: () => city.call(undoTransfer, { id }) };
}

test('a transfer that is taken back after classes have gone on is taken back in both terms', async () => {
  const { student, classes, undo } = await transferredBefore(3);
  expect((await undo()).status).toBe(200);
  expect(await classes()).toEqual([student.classId, student.classId]);
});

test('a transfer is not taken back once the student sits in another class of the new term', async () => {
  const { otherSchoolId, foreignClassId } = app.world;
  const { student, undo } = await transferredBefore(4);
  await write(sql`
    update core.class_member set class_id = (
      select id from core.class where school_id = ${otherSchoolId} and id <> ${foreignClassId} limit 1)
    where person_id = ${student.id} and term_id = ${termOfYear(2)}`);
  expect((await undo()).status).toBe(409);
});

/** Somebody new for the form of one person. */
const newcomer = (number: string) => ({
  name: '早来',
  usercode: number,
  username: number.toLowerCase(),
  sex: null,
  birthDate: '',
  phone: '',
  post: { schoolId: app.world.schoolId, roleType: 3, subjectId: null, gradeId: null },
  classId: app.world.classId,
});

test('nobody is taken into a class of a term that has not begun', async () => {
  const [later] = await all<{ id: string }>(sql`select ${termOfYear(2)} as id`);
  const county = await signedIn(app, 'countyadmin');
  const student = newcomer('EARLY1');
  const refused = await county.call(createPerson, { ...student, termId: later!.id });
  expect([refused.status, refused.envelope?.msg]).toEqual([422, '这个学期还没有开始，不能安排学生入班。']);
  expect((await county.call(createPerson, student)).status).toBe(200);
});

test('newcomers who are taken in at the same time sit on seats of their own', async () => {
  const county = await signedIn(app, 'countyadmin');
  const numbers = ['SEAT1', 'SEAT2', 'SEAT3', 'SEAT4'];
  const made = await Promise.all(numbers.map((number) => county.call(createPerson, newcomer(number))));
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const seats = await all<{ seat: number }>(sql`
    select m.seat from core.class_member m join core.person p on p.id = m.person_id
    where p.usercode = any (${numbers}::text[]) and m.term_id = ${app.world.termId}`);
  expect(new Set(seats.map(({ seat }) => seat)).size).toBe(numbers.length);
});

test('nobody is taken into a class of a term that is over, from a page that was opened before', async () => {
  const [over] = await all<{ id: string; classId: string }>(sql`
    select t.id, m.class_id from core.term t join core.term n on t.starts_on < n.starts_on
      join core.class_member m on m.term_id = t.id and m.school_id = ${app.world.schoolId}
    where n.id = ${app.world.termId} limit 1`);
  const county = await signedIn(app, 'countyadmin');
  const late = { ...newcomer('LATE1'), classId: over!.classId, termId: over!.id };
  const refused = await county.call(createPerson, late);
  expect([refused.status, refused.envelope?.msg]).toEqual([
    409,
    '这个学期已经结束，不能再安排学生入班。请切换到当前学期后再办理。',
  ]);
  expect(await all(sql`select from core.person where usercode = 'LATE1'`)).toEqual([]);
});

test('a student who is taken in while his school goes on into the next term goes on with it', async () => {
  const { schoolId, classId } = app.world;
  const [former, second] = await all<{ id: string; name: string }>(sql`
    select id, name from core.term where id in (${termOfYear(1)}, ${termOfYear(2)}) order by number`);
  const term = { ...second!, formerId: former!.id };
  await emptied([schoolId], termOfYear(2));
  const county = await signedIn(app, 'countyadmin');
  let made: ReturnType<typeof county.call> | undefined;
  await app.platform.services.database.write(system, async (db) => {
    expect((await insertCarried(db, term, new Date())).map(({ id }) => id)).toContain(schoolId);
    made = county.call(createPerson, newcomer('MIDNIGHT1'));
    await untilBlocked(app, '%core.school where id = any%');
    await copySeats(db, term, [schoolId]);
  });
  expect((await made!).status).toBe(200);
  const seats = await all(sql`
    select m.class_id, m.term_id from core.class_member m join core.person p on p.id = m.person_id
      join core.term t on t.id = m.term_id
    where p.usercode = 'MIDNIGHT1' order by t.number`);
  expect(seats).toEqual([former!, second!].map(({ id }) => ({ classId, termId: id })));
});

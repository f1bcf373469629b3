import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { mayUse } from 'edutech/core/server/consents/may-use';
import { purposes } from 'edutech/core/common/organisation/consent';
import { type Query, sql } from 'edutech/core/server/data/db';
import * as api from '../../../plugins/organisation/api';
import { currentTermId } from 'edutech/core/server/terms/terms';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let county: Caller;
beforeAll(async () => {
  app = await startApp({ works: true });
  county = await signedIn(app, 'countyadmin');
});
afterAll(() => app.close());

const system = asSystem('a test of consents');
const student = () => app.world.people.student.personId;
const born = (day: string | null) =>
  app.platform.services.database.write(system, (db) =>
    db.run(sql`update core.person set birth_date = ${day}::date where id = ${student()}`),
  );
const may = (personId = student()) => {
  const { database, clock } = app.platform.services;
  return database.read(system, (db) => mayUse(db, personId, 'images', clock.now()));
};
const list = async (input: Record<string, unknown> = {}, caller = county) =>
  (await caller.call(api.consentStudents, { page: 1, pageLine: 15, ...input })).envelope!.data as api.ConsentStudents;
const form = { purposes: ['images', 'media'], guardian: '林芳', relation: 'mother' };

test('data of a younger student may be used only with a consent, of everybody else without', async () => {
  await born('2014-05-01');
  expect(await may()).toBe(false);
  await born('2009-05-01');
  expect(await may()).toBe(true);
  expect(await may(app.world.people.teacher.personId)).toBe(true);
  await born('2014-05-01');
});

test('a school records a signed form and a withdrawal, and sees who lacks which', async () => {
  const before = await list();
  expect(before.total).toBeGreaterThan(10);
  expect((await county.call(api.giveConsent, { ...form, personId: student() })).status).toBe(200);
  expect(await may()).toBe(true);
  const after = await list();
  expect(after.lacking).toEqual({
    ...before.lacking,
    images: before.lacking.images - 1,
    media: before.lacking.media - 1,
  });
  const [found] = (await list({ q: app.world.people.student.name })).items.filter(
    ({ personId }) => personId === student(),
  );
  expect(found!.given.map(({ purpose, guardian, version }) => [purpose, guardian, version]).sort()).toEqual([
    ['images', '林芳', 1],
    ['media', '林芳', 1],
    // signed for at the beginning of the year
    ['records', expect.stringMatching(/先生$/), 1],
  ]);
  expect((await county.call(api.withdrawConsent, { personId: student(), purpose: 'images' })).status).toBe(200);
  expect(await may()).toBe(false);
  expect((await list({ lacks: 'images' })).page.total).toBe(before.lacking.images);
});

test('a student reads in plain words what holds', async () => {
  const student = await signedIn(app, 'student');
  const mine = (await student.call(api.myConsents)).envelope!.data as api.MyConsents;
  expect(mine).toHaveLength(5);
  expect(mine.find(({ purpose }) => purpose === 'media')).toMatchObject({ may: true, given: { guardian: '林芳' } });
  expect(mine.find(({ purpose }) => purpose === 'images')).toMatchObject({ may: false, given: null });
});

test('texts are the city’s; two who write at once see both versions, and what was signed keeps its version', async () => {
  const city = await signedIn(app, 'cityadmin');
  const text = { purpose: 'records', version: 1, body: '新的说明。', bodyEn: '', keepDays: 100 };
  expect((await county.call(api.writeConsentText, text)).status).toBe(403);
  expect((await city.call(api.writeConsentText, text)).status).toBe(200);
  const late = await city.call(api.writeConsentText, { ...text, body: '另一个说明。' });
  expect(late.status).toBe(409);
  expect((late.envelope!.data as { detail: { theirs: unknown } }).detail.theirs).toEqual({ ...text, version: 2 });
  const mine = (await (await signedIn(app, 'student')).call(api.myConsents)).envelope!.data as api.MyConsents;
  expect(mine.find(({ purpose }) => purpose === 'records')).toMatchObject({
    body: '新的说明。',
    given: { version: 1 },
  });
});

test('forms for the same student that are recorded at once all count, and one of them is in force', async () => {
  const guardians = ['林芳', '林海', '林江', '林山'];
  const answers = await Promise.all(
    guardians.map((guardian) =>
      county.call(api.giveConsent, { ...form, purposes: ['media'], guardian, personId: student() }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const held = await app.platform.services.database.read(system, (db) =>
    db.all<{ guardian: string }>(sql`
      select guardian from core.consent
      where person_id = ${student()} and purpose = 'media' and withdrawn_at is null`),
  );
  expect(held).toHaveLength(1);
});

test('students of another county are not there', async () => {
  const { database } = app.platform.services;
  const { id } = await database.read(system, (db) =>
    db.one<{ id: string }>(sql`
      select o.person_id as id from core.post o where o.school_id = ${app.world.otherSchoolId} and o.role_type = 3 limit 1`),
  );
  expect((await county.call(api.giveConsent, { ...form, personId: id })).status).toBe(404);
  expect((await county.call(api.withdrawConsent, { personId: id, purpose: 'media' })).status).toBe(404);
  for (const account of ['teacher', 'student'] as const)
    expect((await (await signedIn(app, account)).call(api.consentTexts)).status).toBe(403);
});

describe('links for a class on paper', () => {
  const rows = <T extends object>(query: Query<T>) =>
    app.platform.services.database.read(system, (db) => db.all<T>(query));
  const print = (input: Record<string, unknown>, caller = county) =>
    caller.call(api.printConsentLinks, { schoolId: app.world.schoolId, ...input });

  /** The print once it has come to an end, and its file. */
  async function printed(input: Record<string, unknown>) {
    const { id } = (await print(input)).envelope!.data as { id: string };
    const shown = await vi.waitFor(
      async () => {
        const { data } = (await county.call(api.showLinkPrint, { id })).envelope!;
        const { state, cards } = data as { state: string; cards: number };
        if (state === 'waiting' || state === 'printing') throw new Error(`still ${state}`);
        return { id, state, cards };
      },
      { timeout: 30_000, interval: 50 },
    );
    const file = await county.call(api.linkPrintFile, { id });
    const { content = '' } = (file.envelope?.data ?? {}) as { content?: string };
    return { ...shown, status: file.status, pdf: Buffer.from(content, 'base64') };
  }

  test('hold a working address for each student, which asks what nobody has agreed to yet', async () => {
    const classes = (await county.call(api.consentClasses, { schoolId: app.world.schoolId })).envelope!.data as {
      id: string;
      students: number;
    }[];
    const { students } = classes.find(({ id }) => id === app.world.classId)!;
    const before = (await rows<{ id: string }>(sql`select id from organisation.consent_link`)).length;
    const { id, cards, pdf } = await printed({ classId: app.world.classId });
    expect(cards).toBe(students);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(Math.ceil(students / 5));
    const links = await rows<{ person: string; purposes: string[]; days: number }>(
      sql`select person_id as person, purposes, extract(day from expires_at - made_at)::int as days
        from organisation.consent_link where revoked_at is null`,
    );
    expect(links.length - before).toBe(students);
    expect(links.every(({ days }) => days === 14)).toBe(true);
    // the student's guardian has signed for the records, and for sound and image, before
    expect(links.find(({ person }) => person === student())?.purposes).toEqual(['images', 'analysis', 'outside']);

    const secrets = secretsIn(pdf);
    expect(secrets).toHaveLength(students);
    const read = await Promise.all(
      secrets.slice(0, 3).map((secret) => visitorOf(app).call(api.readConsentLink, { secret })),
    );
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200]);

    const city = await signedIn(app, 'cityadmin');
    expect((await city.call(api.linkPrintFile, { id })).status, 'the file is whose asked for it').toBe(404);
    for (const ofCards of [api.showCardPrint, api.cardFile])
      expect((await county.call(ofCards, { id })).status, 'cards are asked for by another right').toBe(404);
    const acts = await rows<{ act: string; count: number }>(
      sql`select act, count(*) as count from core.audit_record
        where act in ('consent.printLinks', 'consent.makeLink', 'consent.linksPrinted') group by act order by act`,
    );
    expect(acts).toEqual([
      { act: 'consent.linksPrinted', count: 1 },
      { act: 'consent.makeLink', count: students },
      { act: 'consent.printLinks', count: 1 },
    ]);
  });

  test('are one for a student with two seats, as a second would end the first', async () => {
    const { database, clock } = app.platform.services;
    const seats = (query: (termId: string) => Query) =>
      database.write(system, async (db) => db.run(query(await currentTermId(db, clock.now()))));
    const added = await seats(
      (termId) => sql`
        insert into core.class_member (school_id, term_id, class_id, person_id, seat)
        select school_id, ${termId}::uuid, id, ${student()}::uuid, 77 from core.class
        where school_id = ${app.world.schoolId} and id <> ${app.world.classId} order by id limit 1`,
    );
    expect(added).toBe(1);
    const { cards, pdf } = await printed({ personIds: [student()] });
    expect(cards).toBe(1);
    const [secret = ''] = secretsIn(pdf);
    expect((await visitorOf(app).call(api.readConsentLink, { secret })).status).toBe(200);
    await seats(
      (termId) => sql`
      delete from core.class_member where term_id = ${termId} and person_id = ${student()} and seat = 77`,
    );
  });

  test('are made for chosen students only, and for nobody who lacks nothing', async () => {
    expect((await printed({ personIds: [student()] })).cards).toBe(1);
    await county.call(api.giveConsent, { ...form, purposes: [...purposes], personId: student() });
    expect(await printed({ personIds: [student()] })).toMatchObject({ state: 'failed', status: 410 });
  });

  test('are nobody’s to make beyond his schools', async () => {
    const { otherSchoolId, classId } = app.world;
    const [foreign] = await rows<{ id: string }>(
      sql`select person_id as id from core.post where school_id = ${otherSchoolId} and role_type = 3 limit 1`,
    );
    expect((await print({ schoolId: otherSchoolId, classId })).status).toBe(404);
    expect((await print({ personIds: [foreign!.id] })).status).toBe(404);
    expect((await county.call(api.consentClasses, { schoolId: otherSchoolId })).status).toBe(404);
    expect((await print({})).status).toBe(422);
    for (const account of ['teacher', 'student'] as const)
      expect((await print({ classId }, await signedIn(app, account))).status).toBe(403);
  });
});

/** The secrets of the addresses that a PDF shows: what it writes in a standard font stands in it as hexadecimal digits. */
function secretsIn(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const pages = [...text.matchAll(/stream\n(.*?)\nendstream/gs)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
    } catch {
      return []; // a font
    }
  });
  return pages
    .flatMap((page) => [...page.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([\da-f]+)>/g)]
        .map(([, digits = '']) => Buffer.from(digits, 'hex').toString('latin1'))
        .join(''),
    )
    .flatMap((line) => /\/guardian\?link=([\w-]{43})$/.exec(line)?.[1] ?? []);
}

test('a guardian sees what holds for the own children, and withdraws it; nobody else’s child is there', async () => {
  const guardian = await signedIn(app, 'guardian');
  await county.call(api.giveConsent, { ...form, personId: student() });
  const own = async () => (await guardian.call(api.childConsents)).envelope!.data as api.ChildConsents[];
  const given = async () =>
    (await own()).find(({ personId }) => personId === student())!.given.map((one) => one.purpose);
  expect(await given()).toEqual(expect.arrayContaining(['images', 'media']));
  const withdraw = (personId: string) => guardian.call(api.withdrawChildConsent, { personId, purpose: 'images' });
  expect((await withdraw(app.world.people.mustchange.personId)).status).toBe(404);
  expect((await withdraw(student())).status).toBe(200);
  expect(await given()).not.toContain('images');
  expect(await may()).toBe(false);
  const [written] = await app.platform.services.database.read(system, (db) =>
    db.all<{ personId: string; facts: object }>(sql`
      select person_id, facts from core.audit_record where act = 'consent.withdraw' order by created_at desc, id desc limit 1`),
  );
  expect(written).toEqual({ personId: app.world.people.guardian.personId, facts: { purpose: 'images' } });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePassword, getUserInfo } from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { type Db, sql } from 'edutech/core/server/data/db';
import { demoPassword } from 'edutech/core/server/demo-password';
import { LoginThrottle } from 'edutech/core/server/security/throttle/login-throttle';
import { AccountCards } from 'edutech/plugins/organisation/kit/server/cards/account-cards';
import * as cardApi from 'edutech/plugins/account/api/card';
import * as api from 'edutech/plugins/account/api/class-code';
import { type ClassInTerm, deleteCode, upsertCode } from 'edutech/plugins/account/server/class-code/class-code.queries';
import { registerSharedComputer } from 'edutech/plugins/account/api/shared-computers';
import { Browser, movableClock } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = movableClock();
const minute = 60_000;
const mine = ['sun', 'fish', 'kite'];
let app: TestApp;
let teacher: Browser;

beforeAll(async () => {
  app = await startApp({ replace: [[Clock, clock]] });
});
afterAll(() => app.close());
beforeEach(async () => {
  // what earlier tests mistyped is forgotten
  clock.move(40 * minute);
  teacher = new Browser(app);
  expect((await teacher.login('teacher', demoPassword)).status).toBe(200);
});

const student = () => app.world.people.student;
const open = async () => (await teacher.post(api.openClass, { classId: app.world.classId })).data.code as string;

/** The teacher's side of the class. */
const classroom = async () =>
  ((await teacher.get(api.listClassrooms)).data as api.ClassroomItem[]).find((one) => one.class === app.world.classId)!;

/** A student at a tablet, before the names of the class. */
async function atNames(code: string, address?: string) {
  const tablet = new Browser(app, address);
  const { data } = await tablet.post(api.enterClass, { code });
  const show = (pictures: string[], more: object = {}) =>
    tablet.post(api.signInByPictures, { entry: data.entry, person: student().personId, pictures, ...more });
  return { tablet, data, show };
}

describe('a class code', () => {
  test('is opened by a teacher of the class, shows names by pinyin, and ends after 15 minutes', async () => {
    const code = await open();
    expect(code).toMatch(/^\d{6}$/);
    const { data } = await atNames(code);
    const names = (data as api.ClassEntry).students.map(({ name }) => name);
    expect(names).toContain(student().name);
    expect(names).toEqual([...names].sort(new Intl.Collator('zh-CN').compare));
    clock.move(15 * minute);
    expect(await new Browser(app).post(api.enterClass, { code })).toMatchObject({
      status: 400,
      key: 'account.classCode.wrong',
    });
  });

  test('is one at a time, closes at once, and is no other teacher’s matter', async () => {
    const first = await open();
    const second = await open();
    expect((await new Browser(app).post(api.enterClass, { code: first })).status).toBe(400);
    expect((await new Browser(app).post(api.enterClass, { code: second })).status).toBe(200);
    expect((await teacher.post(api.openClass, { classId: app.world.otherClassId })).status).toBe(404);
    expect((await teacher.post(api.openClass, { classId: app.world.foreignClassId })).status).toBe(404);
    await teacher.post(api.closeClass, { classId: app.world.classId });
    expect((await new Browser(app).post(api.enterClass, { code: second })).status).toBe(400);
  });

  test('cannot be tried through: the address waits longer and longer', async () => {
    const guesser = new Browser(app, '127.9.0.9');
    const guess = (n: number) => guesser.post(api.enterClass, { code: String(n).padStart(6, '0') });
    const replies = [];
    for (let n = 0; n < 7; n++) replies.push(await guess(n));
    expect(replies.at(-1)?.key, 'children mistype: their school goes on').toBe('account.classCode.wrong');
    for (let n = 7; n < 31; n++) replies.push(await guess(n));
    expect(replies.at(-1)).toMatchObject({ status: 429, key: 'core.session.proofNeeded' });
    // another school is not held up by it
    expect((await new Browser(app, '127.7.0.9').post(api.enterClass, { code: await open() })).status).toBe(200);
  });
});

const letChoose = () => teacher.post(api.clearPictures, { classId: app.world.classId, person: student().personId });

test('two servers that choose the same code: one class gets it, the other chooses again', async () => {
  const { database } = app.platform.services;
  const system = asSystem('a test opens classes');
  const [first, second] = await database.read(system, (db) =>
    db.all<ClassInTerm>(sql`
      select distinct on (c.id) c.school_id, c.id as class_id, t.id as term_id
      from core.class c join core.term t on t.school_year_id = c.school_year_id order by c.id desc, t.id limit 2`),
  );
  const now = app.platform.services.clock.now();
  const open = (db: Db, one: ClassInTerm) =>
    upsertCode(db, one, '314159', app.world.people.teacher.personId, now, new Date(now.getTime() + 60_000));
  let other: Promise<boolean> | undefined;
  await database.write(system, async (db) => {
    expect(await open(db, first!)).toBe(true);
    other = database.write(system, (beside) => open(beside, second!));
    await expect
      .poll(() =>
        database.read(system, (look) =>
          look.one(sql`
            select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`),
        ),
      )
      .toEqual({ count: 1 });
  });
  expect(await other).toBe(false);
  await database.write(system, (db) => deleteCode(db, first!));
});

test('a right code takes back no guess before it', async () => {
  const { container, services } = app.platform;
  const throttle = container.get(LoginThrottle);
  const school = { account: 'class codes of a school', address: '203.0.113.77', mayLock: false, crowd: 3 };
  const now = clock.now();
  const isRight = () => services.database.write(asSystem('a test enters'), (db) => throttle.forgive(db, school, now));
  for (let n = 0; n < 3; n++) await throttle.begin(school, now);
  await isRight();
  await throttle.begin(school, now);
  await expect(throttle.begin(school, now)).rejects.toMatchObject({ key: 'core.session.tooManyFailures' });
});

test('a whole school enters in the same minute, from its one address', async () => {
  const tablet = new Browser(app, '127.20.0.9');
  for (let n = 0; n < 90; n++) expect((await tablet.post(api.enterClass, {})).status).toBe(200);
});

describe('a picture password', () => {
  test('beside a password of one’s own is chosen by nobody until the teacher lets it be', async () => {
    const { data, show } = await atNames(await open());
    const named = ({ students }: Pick<api.ClassEntry, 'students'>) =>
      students.find((one) => one.person === student().personId);
    expect(named(data)).toMatchObject({ hasPictures: false, mayChoose: false });
    expect(await show(mine, { isFirst: true })).toMatchObject({ status: 403, key: 'account.classCode.ownPassword' });
    expect((await letChoose()).status).toBe(200);
    expect(named(await classroom())).toMatchObject({ hasPictures: false, mayChoose: true });
    expect((await show(mine)).status, 'no pictures open it yet').toBe(400);
    expect((await show(mine, { isFirst: true })).status).toBe(200);
    expect((await show(mine, { isFirst: true })).key).toBe('account.classCode.hasPictures');
    await letChoose();
  });

  test('is chosen the first time, signs in the next, and gives a session that changes no account and ends', async () => {
    const { show } = await atNames(await open());
    expect((await show(mine)).status, 'nothing is chosen yet').toBe(400);
    expect((await show(mine, { isFirst: true })).data).toMatchObject({ limit: 'classroom' });
    const { tablet, show: again } = await atNames(await open());
    expect((await again(['cat', 'fish', 'kite'], { isFirst: true })).key).toBe('account.classCode.hasPictures');
    expect((await again(['fish', 'sun', 'kite'])).key, 'in another order').toBe('account.classCode.wrongPictures');
    const { data } = await again(mine);
    expect(data).toMatchObject({ userEntity: { username: 'student' }, limit: 'classroom' });
    tablet.token = data.userEntity.token;
    const change = { oldPassword: demoPassword, newPassword: 'Another-2026!' };
    expect((await tablet.post(changePassword, change)).status).toBe(403);
    clock.move(91 * minute);
    expect((await tablet.get(getUserInfo)).code).toBe(464);
  });

  test('is guessed at slowly, and cleared by the teacher only', async () => {
    const { show } = await atNames(await open());
    const replies = [];
    for (let n = 0; n < 7; n++) replies.push(await show(['cat', 'boat', 'tree']));
    expect(replies.at(-1)).toMatchObject({ status: 429, key: 'core.session.tooManyFailures' });
    const { classId, otherClassId } = app.world;
    const person = student().personId;
    expect((await teacher.post(api.clearPictures, { classId: otherClassId, person })).status).toBe(404);
    expect((await teacher.post(api.clearPictures, { classId, person })).status).toBe(200);
    expect((await classroom()).students.find((one) => one.person === person)?.hasPictures).toBe(false);
  });

  test('works for names of the class only, and ten minutes after the code', async () => {
    const { tablet, data, show } = await atNames(await open());
    const { personId } = app.world.people.teacher;
    const entry = data.entry as string;
    const other = await tablet.post(api.signInByPictures, { entry, person: personId, pictures: mine, isFirst: true });
    expect(other.key).toBe('account.classCode.over');
    expect(
      (await tablet.post(api.signInByPictures, { entry: `${entry}x`, person: student().personId, pictures: mine }))
        .status,
    ).toBe(410);
    clock.move(10 * minute);
    expect((await show(mine)).key).toBe('account.classCode.over');
  });
});

test('a class that its teacher closes lets nobody in who has begun', async () => {
  await letChoose();
  const { show } = await atNames(await open());
  await teacher.post(api.closeClass, { classId: app.world.classId });
  expect(await show(mine, { isFirst: true })).toMatchObject({ status: 410, key: 'account.classCode.over' });
});

test('a registered device shows its class without a code until it is removed', async () => {
  const { classId } = app.world;
  expect((await new Browser(app).post(api.enterClass, {})).data).toBeNull();
  expect((await teacher.post(api.registerDevice, { classId, name: '教室平板' })).status).toBe(200);
  const tablet = new Browser(app);
  tablet.cookies.set('edutech_classroom', teacher.cookies.get('edutech_classroom')!);
  const { entry, students } = (await tablet.post(api.enterClass, {})).data as api.ClassEntry;
  expect(students.length).toBeGreaterThan(0);
  const show = () => tablet.post(api.signInByPictures, { entry, person: student().personId, pictures: mine });
  expect((await show()).key).toBe('account.classCode.wrongPictures');
  const [device] = (await classroom()).devices;
  expect(device).toMatchObject({ name: '教室平板', isThis: true });
  expect((await teacher.post(api.removeDevice, { classId, deviceId: device!.device })).status).toBe(200);
  expect((await show()).key, 'what was begun there is over').toBe('account.classCode.over');
  expect((await tablet.post(api.enterClass, {})).data).toBeNull();
});

describe('an account card', () => {
  const issue = async (personId: string) => {
    const { container, services } = app.platform;
    const cards = container.get(AccountCards);
    const now = clock.now();
    const secrets = await services.database.write(asSystem('a test prints cards'), (db) =>
      cards.issue(db, [personId], now),
    );
    const revoke = () =>
      services.database.write(asSystem('a test revokes cards'), (db) => cards.revoke(db, [personId], now));
    return { secret: secrets.get(personId)!, revoke };
  };

  test('signs a student in, at a shared computer with a classroom session, until it is revoked', async () => {
    const { secret, revoke } = await issue(student().personId);
    const full = await new Browser(app).post(cardApi.signInByCard, { secret });
    expect(full.data).toMatchObject({ userEntity: { username: 'student' }, limit: 'full' });
    const shared = await new Browser(app).post(cardApi.signInByCard, { secret, isShared: true });
    expect(shared.data.limit).toBe('classroom');
    await teacher.post(registerSharedComputer, { name: '机房' });
    const registered = new Browser(app);
    for (const [name, value] of teacher.cookies) registered.cookies.set(name, value);
    const silent = await registered.post(cardApi.signInByCard, { secret, isShared: false });
    expect(silent.data.limit, 'the school says that it is shared').toBe('classroom');
    await revoke();
    expect((await new Browser(app).post(cardApi.signInByCard, { secret })).key).toBe('account.card.refused');
  });

  test('is used from the first sign-in on: only cards that nobody used end when new ones are printed', async () => {
    const used = await issue(student().personId);
    expect((await new Browser(app).post(cardApi.signInByCard, { secret: used.secret })).status).toBe(200);
    const unused = await issue(student().personId);
    await issue(student().personId);
    expect((await new Browser(app).post(cardApi.signInByCard, { secret: used.secret })).status).toBe(200);
    expect((await new Browser(app).post(cardApi.signInByCard, { secret: unused.secret })).status).toBe(400);
  });

  test('opens the account of staff only while they have no password of their own', async () => {
    const own = await issue(app.world.people.teacher.personId);
    expect((await new Browser(app).post(cardApi.signInByCard, { secret: own.secret })).key).toBe(
      'account.card.refused',
    );
    const fresh = await issue(app.world.people.mustchange.personId);
    expect((await new Browser(app).post(cardApi.signInByCard, { secret: fresh.secret })).status).toBe(200);
    expect((await new Browser(app).post(cardApi.signInByCard, { secret: 'A'.repeat(32) })).status).toBe(400);
  });
});

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countNotifications, listNotifications, type Notification } from 'edutech/core/common/api/notifications';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import * as api from 'edutech/plugins/account/api';
import { type Caller, signedIn } from '../../support/people';
import { type MailServer, startMailServer } from '../../support/servers/mail-server';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let mail: MailServer;
let student: Caller;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({
    on: [
      'account',
      'organisation',
      'work',
      'guardian',
      'deployment',
      'exam',
      'marking',
      'statistics',
      'coach',
      'guide',
      'dictionary',
    ],
    works: true,
    city: { settings: { mailUrl: mail.url, mailFrom: 'edu@city.example', publicOrigin: 'http://localhost' } },
  });
  student = await signedIn(app, 'student');
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const system = asSystem('a test notifies');
const address = 'xia@school.example';

const listOf = async (caller: Caller) => (await caller.call(api.listMatters)).envelope!.data as api.MatterList;
const mattersOf = async (caller: Caller) => (await listOf(caller)).matters;
const choose = (matter: string, way: string, isOn: boolean) => student.call(api.chooseWay, { matter, way, isOn });

/** Notifies the student of something, as an area does: at several times in one transaction. */
const notify = (key: string, thread: string, params = {}, delays: readonly number[] = [0]) => {
  const { database, clock } = app.platform.services;
  const now = clock.now();
  const people = [{ personId: app.world.people.student.personId, path: '/stu-work?tab=all' }];
  const thing = { schoolId: app.world.schoolId, area: 'work', thread, people, key, params };
  return database.write(system, async (db) => {
    for (const delay of delays) {
      const notification = { ...thing, at: new Date(now.getTime() + delay) };
      await app.platform.container.get(Notifications).notify(db, notification, now);
    }
  });
};
const told = async (thread: string) => {
  const { envelope } = await student.call(listNotifications, { page: 1, pageLine: 50 });
  return (envelope!.data as { data: Notification[] }).data.find((one) => one.thread === thread);
};
const unread = async () =>
  ((await student.call(countNotifications)).envelope!.data as { paths: string[] }).paths.length;

test('each notification of an area belongs to one matter', async () => {
  const keys: string[] = [];
  for await (const file of glob('plugins/*/server/messages/zh-CN.json'))
    keys.push(...Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object));
  const sent = keys.filter((key) => /\.(notice|notification)\./.test(key) && !key.includes('.letter.')).sort();
  const known = app.platform.container.get(NotificationMatter).flatMap((matter) => matter.keys);
  expect(sent.length).toBeGreaterThan(20);
  expect([...known].sort()).toEqual(sent);
});

test('people see the matters of their kind of account, as usual until they choose', async () => {
  expect((await mattersOf(student)).map(({ id, bell, ways, isFixed }) => [id, bell, ways, isFixed])).toEqual(
    expect.arrayContaining([
      ['account.security', true, [], true],
      ['work.results', true, [], false],
    ]),
  );
  expect((await mattersOf(student)).map(({ id }) => id)).not.toContain('work.collected');
  expect((await mattersOf(await signedIn(app, 'guardian'))).map(({ id }) => id)).toContain('guardian.school');
});

test('without the bell a notification waits in the list, read; the others ring on', async () => {
  expect((await choose('work.results', 'bell', false)).status).toBe(200);
  const before = await unread();
  await notify('work.notice.released', 'silent', { title: '数轴' });
  expect(await told('silent')).toMatchObject({ isRead: true });
  expect(await unread()).toBe(before);
  await notify('work.notice.reminded', 'loud', { title: '数轴', due: '' });
  expect(await told('loud')).toMatchObject({ isRead: false });
  expect(await unread()).toBe(before + 1);
  await choose('work.results', 'bell', true);
  await notify('work.notice.released', 'silent', { title: '数轴' });
  expect(await told('silent')).toMatchObject({ isRead: false });
});

test('what nobody may miss rings, and no choice is taken for what others hear', async () => {
  expect(await choose('account.security', 'bell', false)).toMatchObject({ status: 409 });
  expect(await choose('work.collected', 'mail', true)).toMatchObject({ status: 404 });
});

test('a letter follows where it was chosen and an address is confirmed, and none for what was withdrawn', async () => {
  const { database } = app.platform.services;
  await choose('work.homework', 'mail', true);
  expect((await listOf(student)).ways).toEqual([{ id: 'mail', title: '邮件', missing: '没有验证过的邮箱' }]);
  await notify('work.notice.reminded', 'no address', { title: '分数', due: '' });
  await database.write(system, (db) =>
    db.run(
      sql`insert into account.mail (person_id, address) values (${app.world.people.student.personId}, ${address})`,
    ),
  );
  await notify('work.notice.reminded', 'letter', { title: '数轴', due: '12-03 08:00' });
  const letter = await mail.to(address);
  expect(letter.subject).toContain('数轴');
  expect(letter.text).toContain('http://localhost/stu-work?tab=all');
  expect(mail.mails.filter(({ to }) => to === address)).toHaveLength(1);
  expect((await mattersOf(student)).find(({ id }) => id === 'work.homework')?.ways).toEqual(['mail']);
});

test('a notification that was put off is not sent at its former time, and a newer one is sent once', async () => {
  await notify('work.notice.given', 'put off', { title: '概率', due: '' }, [0, 3_600_000]);
  await notify('work.notice.reminded', 'again', { title: '图形', due: '' }, [0, 1, 1]);
  await vi.waitFor(
    async () => {
      const jobs = await app.platform.services.database.read(system, (db) =>
        db.all<{ state: string }>(sql`
          select state::text from jobs.job where name = 'account.deliver' order by created_on desc limit 4`),
      );
      expect(jobs.map(({ state }) => state).sort()).toEqual(['completed', 'completed', 'completed', 'created']);
    },
    { timeout: 20_000, interval: 50 },
  );
  const sent = mail.mails.map(({ subject }) => subject);
  expect(sent.filter((subject) => subject.includes('概率'))).toEqual([]);
  expect(sent.filter((subject) => subject.includes('图形'))).toHaveLength(1);
});

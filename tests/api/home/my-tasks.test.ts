import { afterAll, beforeAll, expect, test } from 'vitest';
import { myTasks, staffFigures, staffWeek, taskDetails } from 'edutech/plugins/home/api';
import { actOnArticles, adminArticles } from 'edutech/plugins/news/api';
import type { Endpoint, OutputOf } from 'edutech/core/common/endpoint';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { login } from 'edutech/core/common/api/session';
import { cityDay } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { dayAfter, weekdayOf, weekdays } from 'edutech/core/common/time/weeks';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoPassword } from 'edutech/core/server/demo-password';
import { Browser } from '../../support/browser';
import { type Answer, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['home', 'news', 'organisation', 'account', 'deployment', 'resource', 'work', 'wrong'] });
});
afterAll(() => app.close());

type Mine = OutputOf<typeof myTasks>;
const dataOf = <E extends Endpoint>(answer: Answer) => answer.envelope!.data as OutputOf<E>;
const mineOf = async (who: DemoAccount): Promise<Mine> =>
  dataOf<typeof myTasks>(await (await signedIn(app, who)).call(myTasks));
const taskOf = async (who: DemoAccount, id: string) => (await mineOf(who)).tasks.find((task) => task.id === id);

test('a city administrator is told of articles, requests, transfers and late reviews, each with a number and a page', async () => {
  const { tasks } = await mineOf('cityadmin');
  const news = tasks.find(({ id }) => id === 'news.reviews');
  expect(news).toMatchObject({ act: 'check', area: 'news' });
  expect(news!.count).toBeGreaterThan(1);
  expect(news!.text).toContain(String(news!.count));
  expect(news!.path).toMatch(/^\/admin\/news\/review\/[0-9a-f]{32}$/);
  for (const { area } of tasks) expect(['news', 'organisation', 'resource']).toContain(area);
});

test('those who administer get numbers of today of their own schools, and teachers get none', async () => {
  const figuresOf = async (who: DemoAccount) =>
    dataOf<typeof staffFigures>(await (await signedIn(app, who)).call(staffFigures)).figures;
  expect(await figuresOf('teacher')).toEqual([]);
  const { count } = await app.platform.services.database.read(asSystem('a test counts'), (db) =>
    db.one<{ count: number }>(sql`
      select count(distinct person_id) as count from core.audit_record where act = 'session.login'
        and facts ->> 'category' = 'teacher' and created_at >= ${cityMoment(cityDay(new Date()), '00:00')}`),
  );
  const given = { username: app.world.people.teacher.username, password: demoPassword };
  await new Browser(app).send('POST', addressOf(login.root, login.path), given);
  const [teachers, students, overloaded, requests, ...others] = await figuresOf('superadmin');
  expect(others).toEqual([]);
  expect(teachers).toMatchObject({ id: 'account.teachers', label: '今天登录的教师', value: count + 1 });
  expect(teachers!.of).toBeGreaterThan(teachers!.value);
  expect(students).toMatchObject({ id: 'account.students' });
  expect(teachers!.days).toHaveLength(7);
  expect(teachers!.days.at(-1)).toBe(count + 1);
  expect(overloaded).toMatchObject({ id: 'work.overloaded', isShare: true });
  expect(overloaded!.value).toBeLessThanOrEqual(1);
  expect(requests!.note).toContain('等审批');
  const ofSchool = await figuresOf('schooladmin');
  expect(ofSchool[1]!.of!).toBeLessThan(students!.of!);
  expect(ofSchool[1]!.of!).toBeGreaterThan(0);
});

test('who administers one school is told how much homework its classes have on the next evening that has some', async () => {
  const eveningOf = async (who: DemoAccount) =>
    dataOf<typeof staffFigures>(await (await signedIn(app, who)).call(staffFigures)).evening;
  expect(await eveningOf('teacher')).toBeNull();
  expect(await eveningOf('superadmin')).toBeNull();
  const today = cityDay(new Date());
  const { next } = await app.platform.services.database.read(asSystem('a test looks'), (db) =>
    db.one<{ next: string | null }>(sql`
      select min((a.due_at at time zone 'Asia/Shanghai')::date)::text as next from work.assignment a
      join work.homework h on h.school_id = a.school_id and h.id = a.homework_id and h.removed_at is null
      where a.school_id = ${app.world.schoolId} and a.withdrawn_at is null and a.due_at >= ${cityMoment(today, '00:00')}
        and a.due_at < ${cityMoment(dayAfter(today, 7), '00:00')}`),
  );
  const evening = await eveningOf('schooladmin');
  expect(evening?.day ?? null).toBe(next);
  expect(evening?.isToday ?? false).toBe(next === today);
  for (const { minutes, subjects, limit, state } of evening?.classes ?? []) {
    expect(subjects).toBeGreaterThan(0);
    expect(state === 'over').toBe(limit !== null && minutes > limit);
  }
});

test('the week of those who administer runs from Monday to Sunday, and says what areas know of their schools', async () => {
  const weekOf = async (who: DemoAccount) => dataOf<typeof staffWeek>(await (await signedIn(app, who)).call(staffWeek));
  expect(await weekOf('teacher')).toMatchObject({ days: [], events: [] });
  const { today, week, days, events } = await weekOf('superadmin');
  expect(days.map(({ day }) => weekdayOf(day))).toEqual([...weekdays]);
  expect(days.map(({ day }) => day)).toContain(today);
  expect(week).toBeGreaterThan(0);
  for (const { day } of events) expect(days.some((one) => one.day === day)).toBe(true);
  const { homework, schools } = await app.platform.services.database.read(asSystem('a test counts'), (db) =>
    db.one<{ homework: number; schools: number }>(sql`
      select count(*) as homework, count(distinct school_id) as schools from work.assignment
      where withdrawn_at is null and due_at >= ${cityMoment(days[0]!.day, '00:00')}
        and due_at < ${cityMoment(dayAfter(days[6]!.day, 1), '00:00')}`),
  );
  expect(schools === 0).toBe(homework === 0);
  expect(events.some(({ id }) => id.startsWith('work.due.'))).toBe(homework > 0);
  // what is of the city's own desk is not the school's
  expect((await weekOf('schooladmin')).events.filter(({ id }) => id.startsWith('deployment.'))).toEqual([]);
});

test('what has failed stands first, though it has no deadline', async () => {
  const [first] = (await mineOf('superadmin')).tasks;
  expect(first).toMatchObject({ id: 'deployment.backup', due: null, urgency: 'late' });
});

test('the number of articles is that of the list, and falls when one is decided', async () => {
  const editor = await signedIn(app, 'cityadmin');
  const waiting = async () =>
    dataOf<typeof adminArticles>(await editor.call(adminArticles, { tab: 'waiting', page: 1, pageLine: 50 }));
  const before = await waiting();
  expect((await taskOf('cityadmin', 'news.reviews'))!.count).toBe(before.page.total);
  // the list leads to the same article as the home
  expect(before.next).toMatchObject({ act: 'review', count: before.page.total });
  expect((await taskOf('cityadmin', 'news.reviews'))!.path).toBe(`/admin/news/review/${before.next!.id}`);
  const { id, version } = before.items[0]!;
  const act = { act: 'return', articles: [{ id, version }], reason: '图片没有出处' };
  expect((await editor.call(actOnArticles, act)).status).toBe(200);
  expect((await taskOf('cityadmin', 'news.reviews'))!.count).toBe(before.page.total - 1);
});

test('the reviewer of resources is shown the oldest entry, and how many are over their time', async () => {
  const before = (await taskOf('cityadmin', 'resource.lateReviews'))?.count ?? 0;
  const own = (await taskOf('auditor', 'resource.audits'))!;
  await app.platform.services.database.write(asSystem('a test lets time pass'), (db) =>
    db.run(sql`
      update resource.audit_task set due_at = now() - interval '1 day' where id = (
        select id from resource.audit_task where state = 'waiting' and due_at > now() and subject_id = (
          select id from core.subject where code = 'mathematics') limit 1)`),
  );
  expect(await taskOf('auditor', 'resource.audits')).toMatchObject({
    act: 'check',
    count: own.count,
    late: own.late + 1,
    urgency: 'late',
    note: expect.stringContaining('先看'),
  });
  expect(await taskOf('cityadmin', 'resource.lateReviews')).toMatchObject({
    act: 'handle',
    count: before + 1,
    late: before + 1,
  });
  expect(await taskOf('auditor', 'resource.lateReviews')).toBeUndefined();
});

test('who runs the deployment is told that no backup was made, others are not', async () => {
  expect(await taskOf('superadmin', 'deployment.backup')).toMatchObject({ text: '还没有备份', act: 'handle' });
  expect(await taskOf('cityadmin', 'deployment.backup')).toBeUndefined();
});

test('teachers and students get the tasks of the homes, and nobody those of another kind', async () => {
  const { tasks } = await mineOf('student');
  expect(tasks.length).toBeGreaterThan(0);
  for (const { act } of tasks) expect(['check', 'approve', 'handle', 'explain', 'mark']).not.toContain(act);
  const teacher = await mineOf('teacher');
  expect(teacher.tasks.map(({ act }) => act)).toContain('mark');
  const dues = teacher.tasks.flatMap(({ due }) => due ?? []);
  expect(dues).toEqual(dues.toSorted());
  const caller = await signedIn(app, 'teacher');
  const details = dataOf<typeof taskDetails>(await caller.call(taskDetails, { termId: app.world.termId }));
  expect(details.map(({ title }) => title)).toEqual(teacher.tasks.map(({ text }) => text));
});

test('visitors and guests have no tasks', async () => {
  expect((await visitorOf(app).call(myTasks)).status).toBe(401);
  expect((await (await signedIn(app, 'guestcity')).call(myTasks)).status).toBe(403);
});

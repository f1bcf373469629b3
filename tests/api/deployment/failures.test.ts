import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { selectNotifications } from 'edutech/core/server/notifications/notifications.queries';
import { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { changeableSettings, changeSettings } from 'edutech/plugins/deployment/api';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { type Caller, signedIn } from '../../support/people';
import { type MailServer, startMailServer } from '../../support/servers/mail-server';
import { startApp, type TestApp } from '../../support/servers/start-app';

const address = 'shen@city.example';
let app: TestApp;
let mail: MailServer;
let operator: Caller;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({
    on: ['deployment', 'account'],
    works: true,
    city: { settings: { mailUrl: mail.url, mailFrom: 'edu@city.example', publicOrigin: 'http://localhost' } },
  });
  operator = await signedIn(app, 'superadmin');
  await write((db) =>
    db.run(sql`
      insert into account.mail (person_id, address)
      select id, case username when 'superadmin' then ${address} else username || '@city.example' end
      from core.person where username in ('superadmin', 'cityadmin', 'schooladmin')`),
  );
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const system = asSystem('a test lets a job fail');
const write = <Result>(work: (db: Db) => Promise<Result>) => app.platform.services.database.write(system, work);
const jobs = () => app.platform.container.get(Jobs);

/** A job that a queue has given up, as it notes that. */
const fail = (name: string, message: string) =>
  write(async (db) => {
    const id = await jobs().add(db, name, {}, { after: new Date(Date.now() + 3_600_000) });
    await db.run(sql`
      update jobs.job set state = 'failed', completed_on = now(), output = ${JSON.stringify({ message })}::jsonb
      where id = ${id}`);
    return id;
  });

/** Looks for failures, and waits until that look is over. */
async function look() {
  const id = await write((db) => jobs().add(db, 'deployment.reportFailures', {}));
  await vi.waitFor(
    async () => {
      const job = await write((db) => db.one<{ state: string }>(sql`select state from jobs.job where id = ${id}`));
      expect(job.state).toBe('completed');
    },
    { timeout: 15_000 },
  );
}

const bell = () =>
  write(async (db) => {
    const { id } = await db.one<{ id: string }>(sql`select id from core.person where username = 'superadmin'`);
    const rows = await selectNotifications(db, id, new Date(Date.now() + 60_000), { limit: 20, offset: 0 });
    return rows.filter(({ area }) => area === 'deployment');
  });

test('who runs the deployment hears of a failed backup once, by mail and under the bell, with the page to open', async () => {
  await fail('core.backup', 'ENOSPC: no space left on device, write');
  await look();
  const letter = await mail.to(address);
  expect(letter.subject).toBe('云州智慧教育：“备份全部数据”没有做成');
  expect(letter.text).toContain('服务器的磁盘满了');
  expect(letter.text).toContain('http://localhost/admin/deployment/backups');
  expect(letter.text).not.toContain('ENOSPC');
  expect(await bell()).toMatchObject([
    {
      key: 'deployment.notice.failed',
      params: { job: '备份全部数据' },
      path: '/admin/deployment/backups',
      isRead: false,
    },
  ]);
  await look();
  await fail('account.tidySso', 'connect ECONNREFUSED 10.0.0.9:5432');
  await look();
  expect((await mail.to(address, 2)).subject).toContain('没有做成');
  // once each, and to nobody else
  expect(mail.mails.map(({ to }) => to)).toEqual([address, address]);
});

test('switched off in the settings, only the bell rings', async () => {
  const found = (await operator.call(changeableSettings)).envelope!.data as OutputOf<typeof changeableSettings>;
  expect(found.settings.find(({ name }) => name === 'failureMails')).toMatchObject({
    control: 'switch',
    value: 'true',
  });
  const changes = [{ name: 'failureMails', value: 'false', changeId: null }];
  expect((await operator.call(changeSettings, { changes, reason: '' })).status).toBe(200);
  const { settings } = app.platform.container.get(HeldSettings);
  await vi.waitFor(() => expect(settings.failureMails).toBe(false));
  const rung = (await bell()).length;
  await fail('account.tidyLinks', 'something');
  await look();
  expect(await bell()).toHaveLength(rung + 1);
  expect(mail.mails).toHaveLength(2);
});

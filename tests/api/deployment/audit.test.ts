import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { login } from 'edutech/core/common/api/session';
import { jobState } from 'edutech/core/common/api/jobs';
import type { FileAddress } from 'edutech/core/common/files/file-address';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { Audit } from 'edutech/core/server/audit/audit';
import { pruneAudit } from 'edutech/core/server/audit/retention/prune';
import type { SealedAudit } from 'edutech/core/server/audit/sealed-audit';
import { verifyAuditChain } from 'edutech/core/server/audit/verify';
import { sql } from 'edutech/core/server/data/db';
import { demoPassword } from 'edutech/core/server/demo-password';
import { countByAct } from 'edutech/plugins/deployment/server/audit/log/search.queries';
import { Browser } from '../../support/browser';
import * as api from '../../../plugins/deployment/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

const system = asSystem('a test of the log');
const day = 86_400_000;
let app: TestApp;
let reader: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['deployment', 'organisation'], works: true });
  reader = await signedIn(app, 'cityadmin');
});
afterAll(() => app.close());

const audit = () => app.platform.container.get(Audit) as SealedAudit;
type Facts = Readonly<Record<string, string | number | boolean>>;
const write = async (records: readonly { act: string; address?: string; objectId?: string; facts?: Facts }[]) => {
  const { database } = app.platform.services;
  for (const record of records)
    await database.write(system, (db) =>
      audit().record(db, system, { objectKind: 'person', objectId: null, ...record }),
    );
};
const range = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
const search = async (input: Record<string, unknown>, caller = reader) =>
  (await caller.call(api.searchAudit, { ...range, line: 50, ...input })).envelope!.data as api.AuditPage;
const ended = (jobId: string) =>
  vi.waitFor(
    async () => {
      const state = (await reader.call(jobState, { jobId })).envelope!.data as { state: string };
      expect(state.state).toBe('done');
    },
    { timeout: 20_000, interval: 200 },
  );

test('records are found by who, what, whom, time and address, in words', async () => {
  const { teacher } = app.world.people;
  await write([
    { act: 'role.setPost', objectId: teacher.personId, address: '10.9.8.7' },
    { act: 'news.publish', address: '10.9.8.7' },
    { act: 'role.setDuty', objectId: teacher.personId },
  ]);
  expect((await search({ address: '10.9.8.7' })).items.map(({ act }) => act)).toEqual(['news.publish', 'role.setPost']);
  const about = await search({ object: teacher.username });
  expect(about.items.map(({ act }) => act)).toEqual(['role.setDuty', 'role.setPost']);
  expect(about.items[1]).toMatchObject({
    kind: 'system',
    before: '更改了',
    after: '的个人权限',
    address: '10.9.8.7',
  });
  expect(about.items[1]!.object).toMatchObject({ name: teacher.name, path: `/admin/people?q=1010007` });
  expect((await search({ object: teacher.name, area: 'role', address: '10.9.8.7' })).items).toHaveLength(1);
  expect((await search({ act: 'news.publish', address: '10.9.8.7' })).items).toHaveLength(1);
  expect((await search({ object: teacher.name, until: '2021-01-01T00:00:00Z' })).items).toEqual([]);
  expect((await search({ who: 'nobody-like-that' })).items).toEqual([]);
});

test('facts name schools, counties and people, and say codes in words; what has no name stays', async () => {
  const { schoolId, countyId, people } = app.world;
  const none = newId();
  const named = { to: schoolId, county: countyId, by: people.teacher.personId, roleType: 4, all: true, transfer: none };
  // cards of a whole school have no class: what is empty is no line of its own
  const facts = { ...named, class: '', count: 0 };
  await write([{ act: 'words.test', facts }]);
  const [record] = (await search({ act: 'words.test' })).items;
  expect(Object.fromEntries(record!.facts.map(({ name, value }) => [name, value]))).toEqual({
    到: '云州市实验中学',
    区县: '临江区',
    经手人: people.teacher.name,
    岗位类型: '校长',
    全部: '是',
    转学单: '已经不在的一项',
    条数: '0',
  });
  expect(record!.technical).toContain(none);
  const [english] = (await search({ act: 'words.test', lang: 'en' })).items;
  expect(english!.facts.map(({ value }) => value)).toContain('Principal');
});

test('pages follow one another without a gap', async () => {
  await write(Array.from({ length: 7 }, () => ({ act: 'test.page' })));
  const all = (await search({ area: 'test' })).items.map(({ id }) => id);
  expect(all).toHaveLength(7);
  const ids: string[] = [];
  for (let after: unknown; ; ) {
    const page = await search({ area: 'test', line: 3, ...(after ? { after } : {}) });
    ids.push(...page.items.map(({ id }) => id));
    if (!page.next) break;
    after = page.next;
  }
  expect(ids).toEqual(all);
});

test('a sentence holds no id and no code of the program, whatever the record holds', async () => {
  const id = newId();
  await write([
    { act: 'gone.plugin.didThings', facts: { limit: 'full', category: 'superAdmin', thing: id } },
    { act: 'transfer.release', objectId: id, facts: { title: '一元一次方程' } },
    {
      act: 'deployment.changeSetting',
      facts: { setting: 'hotline', before: '""', after: '"12345"', reason: '换了号码' },
    },
  ]);
  for (const lang of ['zh-CN', 'en']) {
    const items = (await search({ lang, line: 200 })).items;
    const said = items.map(({ before, object, after, reason, tag }) =>
      [before, object.name, after, reason, tag].join(' '),
    );
    expect(said.filter((text) => /[0-9a-f]{32}|[a-z][A-Z]|\b(full|core\.)/.test(text))).toEqual([]);
  }
  const [setting] = (await search({ act: 'deployment.changeSetting' })).items;
  expect(setting).toMatchObject({
    before: '改了设置',
    reason: '换了号码',
    changes: [{ name: setting!.object.name, before: '没有', after: '12345' }],
  });
  const [moved] = (await search({ act: 'transfer.release' })).items;
  expect(moved).toMatchObject({ before: '申请把', object: { name: '一元一次方程' }, after: '转出' });
});

test('sign-ins are left out and counted, and stand there when they are asked for', async () => {
  const { teacher } = app.world.people;
  for (const account of ['teacher', 'teacher', 'principal'] as const)
    expect((await new Browser(app).login(app.world.people[account].username, demoPassword)).status).toBe(200);
  const acts = (page: api.AuditPage) => page.items.map(({ act }) => act);
  expect(acts(await search({}))).not.toContain('session.login');
  expect(acts(await search({ signIns: true }))).toContain('session.login');
  expect(new Set((await search({ group: 'signIn' })).items.map(({ group }) => group))).toEqual(new Set(['signIn']));
  const count = async (input: Record<string, unknown>) =>
    (await reader.call(api.countAudit, { ...range, ...input })).envelope!.data as api.AuditCounts;
  const { groups, hidden } = await count({});
  const signIns = groups.find(({ group }) => group === 'signIn')!;
  expect(signIns.count).toBeGreaterThan(0);
  expect(hidden.reduce((sum, one) => sum + one.count, 0)).toBe(signIns.count);
  expect((await count({ signIns: true })).hidden).toEqual([]);
  const ofTeacher = await count({ who: teacher.username });
  expect(ofTeacher.groups.find(({ group }) => group === 'signIn')!.count).toBe(2);
});

test('where an address has more records than are read, no act of it is said to have none', async () => {
  const address = '10.98.7.6';
  // records of one millisecond have no order: so many stand between the first and those that are read
  await write([{ act: 'busy.rare', address }, ...Array.from({ length: 18 }, () => ({ act: 'busy.often', address }))]);
  const span = { from: new Date(range.from), until: new Date(range.until) };
  const count = (most: number) =>
    app.platform.services.database.read(system, (db) =>
      countByAct(db, { ...span, address, acts: ['busy.rare', 'busy.often'] }, [span], most),
    );
  const rare = async (most: number) => (await count(most)).find(({ act }) => act === 'busy.rare');
  expect(await rare(1)).toMatchObject({ count: 0, isCut: true });
  expect(await rare(2)).toMatchObject({ count: 1, isCut: false });
});

test('my own acts are found, with the device of the login and the place in the chain', async () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Edg/140.0';
  const browser = new Browser(app);
  const given = { username: app.world.people.cityadmin.username, password: demoPassword };
  const reply = await browser.send('POST', addressOf(login.root, login.path), given, { 'user-agent': agent });
  expect(reply.status).toBe(200);
  browser.token = reply.data.userEntity.token;
  await browser.post(api.exportAudit, { ...range, area: 'test', format: 'csv' });
  await audit().seal();
  const mine = (await browser.post(api.searchAudit, { ...range, line: 50, mine: true, act: 'audit.export' })).data;
  const [item] = (mine as api.AuditPage).items;
  expect(item).toMatchObject({ isMine: true, device: 'Edge · Windows' });
  expect(item!.position).toBeGreaterThan(0);
  expect((await search({ mine: true, act: 'audit.export' })).items.every(({ isMine }) => isMine)).toBe(true);
});

test('a change of settings is put back from its record, as long as it is the last one', async () => {
  const settings = async () =>
    ((await reader.call(api.changeableSettings)).envelope!.data as { settings: api.ChangeableSetting[] }).settings;
  const hotline = (await settings()).find(({ name }) => name === 'hotline')!;
  const changes = [{ name: 'hotline', value: '"0878-6201100"', changeId: hotline.changeId }];
  expect((await reader.call(api.changeSettings, { changes, reason: '' })).status).toBe(200);
  const [changed] = (await search({ act: 'deployment.changeSetting' })).items;
  expect(changed!.canUndo).toBe(true);
  expect((await reader.call(api.undoAct, { id: changed!.id })).status).toBe(200);
  const [back, before] = (await search({ act: 'deployment.changeSetting' })).items;
  expect(before).toMatchObject({ id: changed!.id, canUndo: false });
  expect(back!.changes[0]).toMatchObject({ before: '0878-6201100' });
});

test('the log is for those who may read it, and reading changes nothing', async () => {
  for (const account of ['countyadmin', 'principal', 'teacher'] as const)
    expect((await (await signedIn(app, account)).call(api.searchAudit, { ...range, line: 5 })).status).toBe(403);
  const facts = (await reader.call(api.auditFacts)).envelope!.data as api.AuditFacts;
  expect(facts.keptDays).toBe(400);
  expect(facts.areas.find(({ id }) => id === 'role')).toMatchObject({ title: '权限' });
});

test('the chain is computed again in the background, and the outcome stands there for all', async () => {
  await audit().seal();
  const { jobId } = (await reader.call(api.verifyAudit)).envelope!.data as { jobId: string };
  await ended(jobId);
  const { check } = (await reader.call(api.auditFacts)).envelope!.data as api.AuditFacts;
  expect(check).toMatchObject({ brokenAt: null, unsealed: 0, by: app.world.people.cityadmin.name });
  expect(check!.sealed).toBeGreaterThan(9);
});

test.each(['xlsx', 'csv'] as const)(
  'what a search finds is written as %s for whoever asked, and recorded',
  async (format) => {
    const before = (await search({ act: 'audit.export' })).items.length;
    const { begun, file } = await exported({ area: 'test', format });
    expect(file.name).toMatch(new RegExp(`\\.${format}$`));
    const other = await signedIn(app, 'superadmin');
    expect((await other.call(api.auditExport, { id: begun.id })).status).toBe(404);
    const records = (await search({ act: 'audit.export' })).items;
    expect(records).toHaveLength(before + 1);
    expect(records[0]!.facts).toContainEqual({ name: '格式', value: format === 'csv' ? 'CSV 文件' : 'Excel 表格' });
  },
);

test('a file of CSV holds every page of what is found, and nothing that a spreadsheet would run', async () => {
  await write(Array.from({ length: 2_100 }, (_, at) => ({ act: 'sheet.many', address: at === 7 ? '=1+1' : '' })));
  const { file } = await exported({ area: 'sheet', format: 'csv' });
  const response = await app.platform.app.inject({ url: file.address, headers: { cookie: reader.cookie } });
  expect(response.headers['content-disposition']).toMatch(/^attachment/);
  const lines = response.body.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\ufeff时间,操作人,/);
  expect(lines).toHaveLength(2_101);
  expect(lines.filter((line) => line.includes(",'=1+1,"))).toHaveLength(1);
  expect(response.body).not.toContain(',=');
});

/** Asks for a file, waits until it is written, and learns its address. */
async function exported(wanted: { area: string; format: 'xlsx' | 'csv' }) {
  const answer = await reader.call(api.exportAudit, { ...range, ...wanted });
  const begun = answer.envelope!.data as { id: string; jobId: string };
  await ended(begun.jobId);
  const file = (await reader.call(api.auditExport, { id: begun.id })).envelope!.data as FileAddress;
  return { begun, file };
}

test('nothing is taken out that is younger than it is kept, and never what is younger than 180 days', async () => {
  const { database, clock } = app.platform.services;
  const now = clock.now();
  const verify = () => database.read(system, (db) => verifyAuditChain(db, new Date(now.getTime() + 3 * 60_000)));
  await audit().seal();
  const before = await verify();
  const context = { actor: system, signal: new AbortController().signal, heartbeat: async () => undefined };
  const pruning = { database, audit: audit(), days: 400 };
  expect(await pruneAudit(pruning, now, context)).toBe(0);
  await expect(database.write(system, (db) => db.run(sql`select core.prune_audit(${now}, 10)`))).rejects.toThrow(
    '180 days',
  );
  await expect(database.write(system, (db) => db.run(sql`delete from core.audit_anchor`))).rejects.toThrow('denied');
  // the platform's own clocks may add to the chain meanwhile; nothing of it may be missing or broken
  const after = await verify();
  expect(after.brokenAt).toBeNull();
  expect(after.sealed).toBeGreaterThanOrEqual(before.sealed);
});

test('old records leave an anchor behind, which the chain itself names', async () => {
  const old = await startApp({ on: ['deployment'], demo: false });
  try {
    const base = Date.now() - 500 * day;
    const their = old.platform.services.database;
    const log = old.platform.container.get(Audit) as SealedAudit;
    await their.write(system, async (db) => {
      for (let n = 0; n < 6; n++)
        await db.run(sql`
          with r as (insert into core.audit_record (id, created_at, act, actor_kind, object_kind, reason)
            values (${newId(base + n)}, ${new Date(base + n * (n < 4 ? 1 : 450 * day))}, 'test.old', 'system', 'test', 'old') returning id, created_at)
          insert into core.audit_unsealed (record_id, created_at) select id, created_at from r`);
    });
    await log.seal();
    const context = { actor: system, signal: new AbortController().signal, heartbeat: async () => undefined };
    const prune = (at: Date) => pruneAudit({ database: their, audit: log, days: 200 }, at, context);
    expect(await prune(new Date(base + 2 + 200 * day))).toBe(2);
    await log.seal();
    let taken = 0;
    const during = await their.read(system, (db) =>
      verifyAuditChain(db, new Date(), async () => {
        taken += await prune(new Date());
      }),
    );
    expect({ taken, ...during }, 'taken out while it is read').toMatchObject({
      taken: 2,
      isWhole: true,
      brokenAt: null,
    });
    await log.seal();
    const report = await their.read(system, (db) => verifyAuditChain(db, new Date()));
    expect(report).toMatchObject({ isWhole: true, brokenAt: null });
    expect(report.sealed).toBeGreaterThanOrEqual(2);
    expect(await prune(new Date())).toBe(0);
  } finally {
    await old.close();
  }
});

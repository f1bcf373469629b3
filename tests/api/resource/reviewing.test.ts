import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  reviewQueue,
  reviewTask,
  commentReview,
  decideReview,
  getAuditRange,
  listResources,
  passReviews,
  publicResource,
  removeReviewComment,
  shareResources,
  showResource,
  updateResource,
  takeDown,
  uploadResources,
  withdrawResources,
} from 'edutech/plugins/resource/api';
import { checks } from 'edutech/plugins/resource/model/sharing';
import { search } from 'edutech/plugins/search/api';
import { selectWaiting } from 'edutech/plugins/resource/server/contributions/contributions.queries';
import { type Caller, signedIn, signedInPerson, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf, uploaded, values } from './resource-kit';

let app: TestApp;
let teacher: Caller;
let auditor: Caller;
let countyAuditor: Caller;
let withoutScope: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['resource', 'search'] });
  teacher = await signedIn(app, 'teacher');
  auditor = await signedIn(app, 'auditor');
  // of Linjiang, whose scope is the district; of Qinglan, whose scope is not set
  countyAuditor = await byUsercode('902003');
  withoutScope = await byUsercode('904003');
});
afterAll(() => app.close());

const byUsercode = async (usercode: string) => {
  const { id } = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.one<{ id: string }>(sql`select id from core.person where usercode = ${usercode}`),
  );
  return signedInPerson(app, id);
};
const task = (slug: string) => demoId(`resource.task.${slug}`);
const all = [...checks];

async function submitted(
  title: string,
  wanted: 2 | 3 = 3,
  bytes?: Uint8Array,
): Promise<{ id: string; taskId: string }> {
  const fileId = await uploaded(app, 'teacher', `${title}.png`, { bytes });
  const made = await teacher.call(uploadResources, { resources: [{ ...values(title), fileId }] });
  const { id } = dataOf<typeof uploadResources>(made)[0]!;
  expect((await teacher.call(shareResources, { ids: [id], wanted })).status).toBe(200);
  return { id, taskId: await waitingTask(id) };
}
const waitingTask = async (id: string) =>
  dataOf<typeof showResource>(await teacher.call(showResource, { id })).submissions[0]!.taskId;
const queued = async (who: Caller, more: object = {}) =>
  dataOf<typeof reviewQueue>(await who.call(reviewQueue, { pageLine: 50, ...more })).data;
const decided = (who: Caller, taskId: string, more: object = {}) =>
  who.call(decideReview, { taskId, pass: true, ticks: all, reason: '', ...more });

test('an auditor’s queue holds what lies in his management scope, the longest waiting first', async () => {
  const mine = await queued(auditor);
  const ids = mine.map(({ taskId }) => taskId);
  expect(ids).toEqual(expect.arrayContaining(['yunjiang-map', 'cube-nets', 'rational-review'].map(task)));
  expect(ids).not.toContain(task('songxi-poems'));
  const times = mine.map(({ submitted: time }) => time);
  expect(times).toEqual([...times].sort());
  expect(mine.find(({ taskId }) => taskId === task('cube-nets'))).toMatchObject({ isOverdue: true, returns: 0 });
  expect(mine.find(({ taskId }) => taskId === task('rational-review'))).toMatchObject({ returns: 1, wanted: 3 });
  expect((await queued(countyAuditor)).map(({ taskId }) => taskId)).toEqual([task('yunjiang-map')]);
  expect((await auditor.call(reviewTask, { taskId: task('songxi-poems') })).status).toBe(404);
  expect((await decided(auditor, task('songxi-poems'))).status).toBe(404);
});

test('home says of the queue what is in it, for the post in which somebody works', async () => {
  const { personId } = app.world.people.auditor;
  const reviewsIn = (postOf: string) =>
    app.platform.services.database.read(asSystem('a test'), async (db) => {
      const post = await db.one<{ id: string }>(sql`
        select id from core.post where person_id = ${postOf} and ended_at is null order by id limit 1`);
      return (await selectWaiting(db, { personId, roleId: post.id }, new Date())).reviews;
    });
  const queue = await queued(auditor);
  expect(queue).not.toEqual([]);
  expect(await reviewsIn(personId)).toBe(queue.length);
  expect(await reviewsIn(app.world.people.headteacher.personId), 'another post').toBe(0);
});

test('an auditor without a scope is told so, and who is no auditor has no queue', async () => {
  expect(dataOf<typeof getAuditRange>(await withoutScope.call(getAuditRange))).toEqual([]);
  const answer = await withoutScope.call(reviewQueue, {});
  expect([answer.status, keyOf(answer)]).toEqual([403, 'resource.landing.noScope']);
  expect((await withoutScope.call(reviewTask, { taskId: task('yunjiang-map') })).status).toBe(404);
  for (const who of ['teacher', 'student', 'principal', 'cityadmin'] as const)
    expect((await (await signedIn(app, who)).call(reviewQueue, {})).status).toBe(403);
});

test('what passes is seen by everybody, and its file is fetched by visitors', async () => {
  const { id, taskId } = await submitted('要公开的图');
  const seen = dataOf<typeof reviewTask>(await auditor.call(reviewTask, { taskId }));
  expect(seen).toMatchObject({ title: '要公开的图', owner: '周文静', previous: null, resource: { id } });
  expect((await visitorOf(app).call(publicResource, { id })).status).toBe(404);
  expect(keyOf(await decided(auditor, taskId, { ticks: all.slice(1) }))).toBe('resource.audit.unticked');
  expect((await decided(auditor, taskId)).status).toBe(200);
  const shown = dataOf<typeof publicResource>(await visitorOf(app).call(publicResource, { id }));
  expect(shown).toMatchObject({ visibility: 3, title: '要公开的图', submissions: [] });
});

/** What the public address of a resource's file answers; what was found is remembered for a minute, so ask once. */
async function fetchedBy(id: string): Promise<number> {
  const { sha256, name } = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.one<{ sha256: string; name: string }>(sql`
      select f.sha256, f.name from resource.attached a join core.file f on f.id = a.file_id where a.resource_id = ${id}`),
  );
  const url = `/files/${sha256}/${encodeURIComponent(name)}`;
  return (await app.platform.app.inject({ method: 'GET', url })).statusCode;
}

test('what was passed is taken down by any auditor in whose scope it lies, and its owner reads why', async () => {
  // of its own content: equal bytes are stored once, and stay public as long as anybody's are
  const create = { width: 3, height: 2, channels: 3, background: '#123456' } as const;
  const { id, taskId } = await submitted('抄来的图', 3, await sharp({ create }).png().toBuffer());
  const down = (who: Caller, reason = '版权不清楚，作者来信要求删除。') => who.call(takeDown, { taskId, reason });
  expect(keyOf(await down(auditor))).toBe('resource.audit.notShared');
  await decided(auditor, taskId);
  expect((await visitorOf(app).call(publicResource, { id })).status).toBe(200);
  expect(keyOf(await down(auditor, '  '))).toBe('resource.audit.noReason');
  expect((await down(withoutScope)).status).toBe(404);
  expect((await down(teacher)).status).toBe(403);
  expect((await down(auditor)).status).toBe(200);

  expect((await visitorOf(app).call(publicResource, { id })).status).toBe(404);
  expect(await fetchedBy(id)).toBe(404);
  const found = dataOf<typeof search>(await visitorOf(app).call(search, { q: '抄来的图' })).items;
  expect(found.map((one) => one.id)).not.toContain(id);
  const own = dataOf<typeof showResource>(await teacher.call(showResource, { id }));
  expect(own).toMatchObject({ visibility: 1, may: { edit: true } });
  expect(own.submissions[0]).toMatchObject({ state: 'returned', reason: '版权不清楚，作者来信要求删除。' });
  expect(keyOf(await down(auditor))).toBe('resource.audit.notShared');
});

test('what passes for a school is seen there, and nowhere else', async () => {
  const { id, taskId } = await submitted('本校的图', 2);
  expect((await decided(countyAuditor, taskId)).status).toBe(200);
  const headteacher = await signedIn(app, 'headteacher');
  expect((await headteacher.call(showResource, { id })).status).toBe(200);
  const school = dataOf<typeof listResources>(await headteacher.call(listResources, { space: 'school', pageLine: 50 }));
  expect(school.data.map((one) => one.id)).toContain(id);
  for (const who of ['student', 'guestcity', 'countyadmin'] as const)
    expect((await (await signedIn(app, who)).call(showResource, { id })).status).toBe(404);
  expect((await visitorOf(app).call(publicResource, { id })).status).toBe(404);
  // nor does the search tell a student of the school what its teachers have
  const found = async (who: Caller) =>
    dataOf<typeof search>(await who.call(search, { q: '本校的图' })).items.map((one) => one.id);
  expect(await found(headteacher)).toContain(id);
  for (const who of ['student', 'auditor'] as const) expect(await found(await signedIn(app, who))).not.toContain(id);
});

test('what is returned comes back with its reason, and the next audit shows what was changed', async () => {
  const { id, taskId } = await submitted('缺图例的图');
  const comment = await countyAuditor.call(commentReview, { taskId, anchor: 'page', at: 1, text: '这里缺图例' });
  const { commentId } = dataOf<typeof commentReview>(comment);
  expect((await auditor.call(removeReviewComment, { commentId })).status).toBe(404);
  const whole = await countyAuditor.call(commentReview, { taskId, anchor: 'whole', at: 7, text: '其余都好' });
  expect(
    (await countyAuditor.call(removeReviewComment, { commentId: dataOf<typeof commentReview>(whole).commentId }))
      .status,
  ).toBe(200);
  expect(keyOf(await countyAuditor.call(commentReview, { taskId, anchor: 'second', at: 1, text: '图没有秒' }))).toBe(
    'resource.audit.wrongAnchor',
  );
  expect(keyOf(await decided(countyAuditor, taskId, { pass: false, ticks: [], reason: ' ' }))).toBe(
    'resource.audit.noReason',
  );
  // an auditor of a district writes what only its owner may read afterwards
  const returned = await decided(countyAuditor, taskId, { pass: false, ticks: ['political'], reason: '请补图例' });
  expect(returned.status).toBe(200);
  const own = dataOf<typeof showResource>(await teacher.call(showResource, { id }));
  expect(own).toMatchObject({ visibility: 1, wanted: 0, may: { edit: true } });
  expect(own.submissions[0]).toMatchObject({
    state: 'returned',
    reason: '请补图例',
    ticks: ['political'],
    comments: [{ anchor: 'page', at: 1, text: '这里缺图例' }],
  });
  await teacher.call(updateResource, { ...values('有图例的图'), id, version: own.version, keywords: ['图例'] });
  await teacher.call(shareResources, { ids: [id], wanted: 3 });
  const again = dataOf<typeof reviewTask>(await auditor.call(reviewTask, { taskId: await waitingTask(id) }));
  expect(again).toMatchObject({ returns: 1, previous: { taskId, reason: '请补图例' } });
  expect(again.previous!.changes).toEqual([
    { field: 'title', before: '缺图例的图', after: '有图例的图' },
    { field: 'keywords', before: [], after: ['图例'] },
  ]);
  // who decided the first audit is shown nothing of what the next one looks at
  expect(dataOf<typeof reviewTask>(await countyAuditor.call(reviewTask, { taskId })).resource).toBeNull();
});

test('of two auditors who decide at once one does, and the other is told', async () => {
  const { id, taskId } = await submitted('两人同审');
  const answers = await Promise.all([
    decided(auditor, taskId),
    decided(countyAuditor, taskId, { pass: false, reason: '退回' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(keyOf(answers.find(({ status }) => status === 409)!)).toBe('resource.audit.decided');
  const own = dataOf<typeof showResource>(await teacher.call(showResource, { id }));
  expect(own.visibility).toBe(answers[0]!.status === 200 ? 3 : 1);
});

test('who takes it back while somebody decides gets either, never both', async () => {
  const { id, taskId } = await submitted('反悔了');
  const [kept, withdrawn] = await Promise.all([
    decided(auditor, taskId),
    teacher.call(withdrawResources, { ids: [id] }),
  ]);
  expect([200, 404, 409]).toContain(kept.status);
  expect(withdrawn.status).toBe(200);
  const own = dataOf<typeof showResource>(await teacher.call(showResource, { id }));
  expect(own).toMatchObject({ visibility: 1, wanted: 0 });
  expect((await visitorOf(app).call(publicResource, { id })).status).toBe(404);
});

test('nobody audits what is his own', async () => {
  const { id, taskId } = await submitted('自己的图');
  const { personId } = app.world.people.auditor;
  await app.platform.services.database.write(asSystem('a test'), async (db) => {
    await db.run(sql`update resource.resource set owner_person_id = ${personId} where id = ${id}`);
    await db.run(sql`update resource.audit_task set owner_person_id = ${personId} where id = ${taskId}`);
  });
  expect((await queued(auditor)).map((one) => one.taskId)).not.toContain(taskId);
  expect((await auditor.call(reviewTask, { taskId })).status).toBe(404);
  expect((await decided(auditor, taskId)).status).toBe(404);
});

test('several of one author pass in one act, of several authors they do not', async () => {
  const some = [await submitted('批量一'), await submitted('批量二')];
  const taskIds = some.map(({ taskId }) => taskId);
  const mixed = await auditor.call(passReviews, { taskIds: [...taskIds, task('cube-nets')] });
  expect(keyOf(mixed)).toBe('resource.audit.severalAuthors');
  expect(dataOf<typeof passReviews>(await auditor.call(passReviews, { taskIds }))).toEqual({ count: 2 });
  expect(keyOf(await auditor.call(passReviews, { taskIds }))).toBe('resource.audit.decided');
  for (const { id } of some) expect((await visitorOf(app).call(publicResource, { id })).status).toBe(200);
});

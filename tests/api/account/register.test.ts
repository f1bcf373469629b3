import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoPassword } from 'edutech/core/server/demo-password';
import * as api from 'edutech/plugins/account/api';
import * as organisation from 'edutech/plugins/organisation/api';
import { Browser } from '../../support/browser';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ works: true });
});
afterAll(() => app.close());

let visitors = 0;
const visitor = () => new Browser(app, `127.2.${++visitors}.7`);
const asked = (number: string, more: Record<string, unknown> = {}) => ({
  schoolId: app.world.schoolId,
  applicant: 'student',
  name: '许一诺',
  number,
  place: '三年级 2 班',
  phone: '138 0000 5678',
  mail: '',
  note: '',
  ...more,
});
const entered = async (username: string, password = demoPassword) => {
  const browser = visitor();
  const reply = await browser.login(username, password);
  return { browser, reply };
};

async function waitingOf(number: string) {
  const { browser } = await entered('countyadmin');
  const { data } = await browser.get(organisation.listApprovals, { q: number, state: 'waiting' });
  return { browser, request: data.items[0] as organisation.ApprovalItem | undefined };
}

const approval = (number: string) => ({
  name: '许一诺',
  usercode: number,
  username: number.toLowerCase(),
  classId: app.world.classId,
  roleType: 1,
  subjectId: null,
  gradeId: null,
  how: 'password',
});

describe('a request for an account', () => {
  test('is approved by who administers the school; the student signs in and must change the password', async () => {
    const number = 'NEW20260001';
    const { data } = await visitor().post(api.register, asked(number));
    const state = () => visitor().post(api.requestState, { receipt: data.receipt.toUpperCase() });
    expect((await state()).data).toMatchObject({ state: 'waiting', name: '许一诺', username: '' });

    const { browser, request } = await waitingOf(number);
    expect(request).toMatchObject({ kind: 'account', state: 'waiting', place: '三年级 2 班', match: null });
    const made = await browser.post(organisation.approveRequest, { id: request!.id, ...approval(number) });
    expect(made.status).toBe(200);
    expect(made.data.password).toHaveLength(8);
    expect((await state()).data).toMatchObject({ state: 'approved', username: number.toLowerCase() });

    const { reply } = await entered(number.toLowerCase(), made.data.password);
    expect(reply.data).toMatchObject({ changePassword: true, userEntity: { name: '许一诺', category: 3 } });
    const twice = await browser.post(organisation.approveRequest, { id: request!.id, ...approval(number) });
    expect(twice).toMatchObject({ status: 409, key: 'account.request.decided' });
  });

  test('waits once; a number that has an account is shown to the school, not to the stranger', async () => {
    const number = 'NEW20260002';
    expect((await visitor().post(api.register, asked(number))).status).toBe(200);
    expect(await visitor().post(api.register, asked(number.toLowerCase()))).toMatchObject({
      status: 409,
      key: 'account.register.waiting',
    });

    const { browser: admin } = await entered('countyadmin');
    const { data: known } = await admin.get(organisation.adminPeople, {
      schoolId: app.world.schoolId,
      kind: 'students',
      pageLine: 2,
    });
    const student = known.items[1];
    expect((await visitor().post(api.register, asked(student.usercode))).status).toBe(200);
    const { browser, request } = await waitingOf(student.usercode);
    expect(request?.match).toMatchObject({ username: student.username, isSameName: false, isHere: true });
    const renewed = await browser.post(organisation.renewAccount, { id: request!.id, how: 'password' });
    expect(renewed.data).toMatchObject({ username: student.username });
    expect((await entered(student.username, renewed.data.password)).reply.data).toMatchObject({ changePassword: true });
  });

  test('is refused with a reason that the applicant reads, and a refusal is taken back', async () => {
    const number = 'NEW20260003';
    const { data } = await visitor().post(api.register, asked(number));
    const { browser, request } = await waitingOf(number);
    const reason = '不是本校学生';
    expect((await browser.post(organisation.refuseRequest, { id: request!.id, reason })).status).toBe(200);
    const state = () => visitor().post(api.requestState, { receipt: data.receipt });
    expect((await state()).data).toMatchObject({ state: 'refused', reason });
    expect((await browser.post(organisation.reopenRequest, { id: request!.id })).status).toBe(200);
    expect((await state()).data).toMatchObject({ state: 'waiting', reason: '' });
  });

  test('is no business of those who may not approve, nor of people elsewhere', async () => {
    const number = 'NEW20260004';
    await visitor().post(api.register, asked(number));
    const { request } = await waitingOf(number);
    for (const account of ['teacher', 'principal', 'student', 'auditor'] as const) {
      const caller = await signedIn(app, account);
      expect((await caller.call(organisation.listApprovals, { state: 'waiting' })).status, account).toBe(403);
      const refused = await caller.call(organisation.refuseRequest, { id: request!.id, reason: '不是本校' });
      expect(refused.status, account).toBe(403);
    }
    expect((await visitor().get(organisation.listApprovals, { state: 'waiting' })).status).toBe(401);
  });

  test('needs a way to reach the applicant, a known school and a receipt that exists', async () => {
    expect((await visitor().post(api.register, asked('NEW20260005', { phone: '' }))).status).toBe(422);
    expect((await visitor().post(api.register, asked('NEW20260005', { schoolId: app.world.cityId }))).status).toBe(422);
    expect(await visitor().post(api.requestState, { receipt: 'aaaa-bbbb-cccc-dddd' })).toMatchObject({
      status: 404,
      key: 'account.receipt.unknown',
    });
  });

  test('costs a stranger’s network work after the third', async () => {
    const stranger = visitor();
    for (let n = 0; n < 3; n++) expect((await stranger.post(api.register, asked(`NEW2026010${n}`))).status).toBe(200);
    const refused = await stranger.post(api.register, asked('NEW20260103'));
    expect(refused).toMatchObject({ status: 429, key: 'core.session.proofNeeded' });
    const proof = await stranger.proof(refused.data.detail);
    expect((await stranger.post(api.register, { ...asked('NEW20260103'), proof })).status).toBe(200);
    expect((await stranger.post(api.register, { ...asked('NEW20260104'), proof })).status).toBe(429);
  });
});

test('a forgotten password reaches the school, whose administrator gives a new one', async () => {
  const { browser: student } = await entered('student');
  await visitor().post(api.forgotPassword, { username: 'student', way: 'school', name: '某人', phone: '' });
  const { usercode } = (await student.get(api.ownProfile)).data;
  const { browser, request } = await vi.waitFor(async () => {
    const found = await waitingOf(usercode);
    expect(found.request).toBeDefined();
    return found;
  }, 10_000);
  expect(request).toMatchObject({ kind: 'password', match: { username: 'student', isSameName: false } });
  const renew = () => browser.post(organisation.renewAccount, { id: request!.id, how: 'password' });
  const replies = await Promise.all([renew(), renew()]);
  expect(replies.map(({ status }) => status).sort(), 'of two at once one gives a password').toEqual([200, 409]);
  const made = replies.find(({ status }) => status === 200)!;
  expect((await student.get(api.ownProfile)).status).toBe(401);
  expect((await entered('student', made.data.password)).reply.data).toMatchObject({ changePassword: true });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuditPage, searchAudit } from 'edutech/plugins/deployment/api';
import { answerMessage, joinWithCode, unbindGuardian } from 'edutech/plugins/guardian/api';
import { demoCode } from 'edutech/plugins/guardian/server/demo';
import { demoId } from '../../../host/server/demo-city/demo-id';
import { signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['guardian', 'deployment'] });
});
afterAll(() => app.close());

/** The newest record of an act, as it is read in the log. */
async function recorded(act: string) {
  const range = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
  const reader = await signedIn(app, 'cityadmin');
  const { envelope } = await reader.call(searchAudit, { ...range, acts: [act], line: 1 });
  return (envelope!.data as AuditPage).items[0];
}

test('the log says for which child a guardian answered', async () => {
  const { guardian, student } = app.world.people;
  const messageId = demoId('guardian.message.photographs');
  const answer = { childId: student.personId, messageId, answer: 'agree' };
  expect((await (await signedIn(app, 'guardian')).call(answerMessage, answer)).status).toBe(200);
  const answered = await recorded('guardian.answer');
  expect(answered?.who.name).toBe(guardian.name);
  expect(answered?.object.name).toBe(student.name);
});

test('the log says who was given access to which child, and who lost it', async () => {
  const account = { name: '林芳', relation: 'father', username: 'linfang', password: 'Evening-2026' };
  expect((await visitorOf(app).call(joinWithCode, { code: demoCode, ...account })).status).toBe(200);
  const bound = await recorded('guardian.bind');
  expect(bound).toMatchObject({ kind: 'visitor' });
  expect(bound?.facts).toContainEqual({ name: '家长', value: '林芳' });

  const { guardian, student } = app.world.people;
  const unbinding = { classId: app.world.classId, personId: student.personId, guardianId: guardian.personId };
  expect((await (await signedIn(app, 'headteacher')).call(unbindGuardian, unbinding)).status).toBe(200);
  const unbound = await recorded('guardian.unbind');
  expect(unbound?.object.name).toBe(student.name);
  expect(unbound?.facts).toContainEqual({ name: '家长', value: guardian.name });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from 'edutech/core/common/api/notifications';
import {
  answerMessage,
  childMessages,
  type ContactMessage,
  contactMessages,
  type MessageForChild,
  publishMessage,
  withdrawMessage,
} from 'edutech/plugins/guardian/api';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['guardian'] });
});
afterAll(() => app.close());

const question = {
  kind: 'consent',
  title: '春游能不能坐校车',
  body: '去植物园，往返各 40 分钟。',
  otherwise: '可以自己到校集合。',
  until: '2099-12-31',
};

test('a question reaches guardians and their bell, is counted, and is gone when it is withdrawn', async () => {
  const head = await signedIn(app, 'headteacher');
  const guardian = await signedIn(app, 'guardian');
  const childId = app.world.people.student.personId;
  const published = await head.call(publishMessage, { ...question, classIds: [app.world.classId] });
  const { id: messageId } = published.envelope!.data as { id: string };

  const bell = await guardian.call(listNotifications, {});
  expect(bell.text).toContain('春游能不能坐校车');
  expect(bell.text).toContain(`/guardian-notices?child=${childId}`);
  await guardian.call(answerMessage, { childId, messageId, answer: 'agree' });
  const counted = async () =>
    ((await head.call(contactMessages)).envelope!.data as ContactMessage[]).find(({ id }) => id === messageId);
  expect(await counted()).toMatchObject({ agreed: 1, refused: 0, seen: 1, classes: ['七(3)班'], isOwn: true });
  await guardian.call(answerMessage, { childId, messageId, answer: 'refuse' });
  expect(await counted()).toMatchObject({ agreed: 0, refused: 1 });

  expect((await head.call(withdrawMessage, { messageId })).status).toBe(200);
  const left = (await guardian.call(childMessages, { childId })).envelope!.data as MessageForChild[];
  expect(left.map(({ id }) => id)).not.toContain(messageId);
  expect((await guardian.call(listNotifications, {})).text).not.toContain('春游能不能坐校车');
  expect((await guardian.call(answerMessage, { childId, messageId, answer: 'agree' })).status).toBe(404);
});

test.each([
  ['a last day that is over', { until: '2020-01-01' }],
  ['a question without a last day', { until: '' }],
  ['a question that does not say what happens otherwise', { otherwise: ' ' }],
])('%s is refused', async (_, change) => {
  const head = await signedIn(app, 'headteacher');
  const { status } = await head.call(publishMessage, { ...question, ...change, classIds: [app.world.classId] });
  expect(status).toBe(422);
});

test('a head teacher writes to the own class only, and withdraws what is his own', async () => {
  const head = await signedIn(app, 'headteacher');
  const administrator = await signedIn(app, 'schooladmin');
  for (const classId of [app.world.otherClassId, app.world.foreignClassId])
    expect((await head.call(publishMessage, { ...question, classIds: [classId] })).status).toBe(404);
  const both = { ...question, classIds: [app.world.classId, app.world.otherClassId] };
  const { envelope } = await administrator.call(publishMessage, both);
  const { id: messageId } = envelope!.data as { id: string };
  expect((await head.call(withdrawMessage, { messageId })).status).toBe(404);
  expect((await administrator.call(withdrawMessage, { messageId })).status).toBe(200);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { MessageWay } from 'edutech/plugins/account/kit/server/message-way';
import * as api from 'edutech/plugins/messages/api';
import { appKey, startWecomServer } from '../../support/messages/app-servers';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let wecom: Awaited<ReturnType<typeof startWecomServer>>;
beforeAll(async () => {
  wecom = await startWecomServer({ none: 'he.wei' });
  const none = { tokenAddress: '', signName: '', template: '', codeTemplate: '' };
  const service = { ...none, ...appKey, kind: 'wecom', address: wecom.address, agentId: '1000002' };
  app = await startApp({
    on: ['messages'],
    city: {
      settings: {
        messageServices: JSON.stringify([service]),
        allowLocalAddresses: true,
        publicOrigin: 'http://localhost',
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await wecom.close();
});

test('an administrator of a person sets who that is in a work app, nobody else does, and messages go there', async () => {
  const person = app.world.people.teacher.personId;
  const admin = await signedIn(app, 'schooladmin');
  const set = { person, app: 'wecom', memberId: 'he.wei' };
  for (const who of ['teacher', 'guardian'] as const)
    expect((await (await signedIn(app, who)).call(api.setMember, set)).status).toBe(403);
  expect((await admin.call(api.setMember, { ...set, person: app.world.people.superadmin.personId })).status).toBe(404);
  expect((await admin.call(api.setMember, { ...set, app: 'dingtalk' })).status).toBe(404);
  expect((await admin.call(api.setMember, set)).status).toBe(200);
  expect((await admin.call(api.readMembers, { person })).envelope!.data).toEqual([
    { app: 'wecom', memberId: 'he.wei' },
  ]);
  const way = app.platform.container.get(MessageWay).find(({ id }) => id === 'wecom')!;
  const message = {
    id: '0'.repeat(32),
    personId: person,
    title: '试',
    link: 'http://localhost',
    language: 'zh-CN' as const,
    at: new Date(),
  };
  await way.send(message, new AbortController().signal);
  expect(wecom.shown).toMatchObject([{ member: 'he.wei', title: '试' }]);
  expect((await admin.call(api.setMember, { ...set, memberId: '' })).status).toBe(200);
  const reached = await app.platform.services.database.read(asSystem('a test looks'), (db) => way.reach(db, [person]));
  expect(reached.size).toBe(0);
  await expect(way.send(message, new AbortController().signal)).rejects.toMatchObject({ reason: 'unreachable' });
});

test('an id that stands for everybody, or for several, is not taken', async () => {
  const admin = await signedIn(app, 'schooladmin');
  const set = { person: app.world.people.teacher.personId, app: 'wecom' };
  for (const memberId of ['@all', '@ALL', 'he.wei|wang.fang', 'he.wei,wang.fang', 'he.wei ', '-', '\u0000'])
    expect([memberId, (await admin.call(api.setMember, { ...set, memberId })).status]).toEqual([memberId, 422]);
  for (const memberId of ['he.wei@school', '00123', ''])
    expect([memberId, (await admin.call(api.setMember, { ...set, memberId })).status]).toEqual([memberId, 200]);
});

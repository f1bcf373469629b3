import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { listNotifications } from 'edutech/core/common/api/notifications';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import {
  answerMessage,
  childMessages,
  type ContactMessage,
  contactMessages,
  type MessageForChild,
  publishMessage,
  unbindGuardian,
  withdrawMessage,
} from 'edutech/plugins/guardian/api';
import { insertBinding, insertGuardian } from 'edutech/plugins/guardian/server/binding/binding.queries';
import { insertMessage, upsertAnswer } from 'edutech/plugins/guardian/server/notices/notices.queries';
import { demoId } from '../../../host/server/demo-city/demo-id';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['guardian'] });
});
afterAll(() => app.close());

const system = asSystem('a test looks at messages to guardians');

const question = {
  kind: 'consent',
  title: '春游能不能坐校车',
  body: '去植物园，往返各 40 分钟。',
  otherwise: '可以自己到校集合。',
  until: '2099-12-31',
};

async function published(by: Caller, change: Partial<typeof question> = {}): Promise<string> {
  const { envelope } = await by.call(publishMessage, { ...question, ...change, classIds: [app.world.classId] });
  return (envelope!.data as { id: string }).id;
}

const countedBy = async (caller: Caller, messageId: string) =>
  ((await caller.call(contactMessages)).envelope!.data as ContactMessage[]).find(({ id }) => id === messageId);

test('a question reaches guardians and their bell, is counted, and is gone when it is withdrawn', async () => {
  const head = await signedIn(app, 'headteacher');
  const guardian = await signedIn(app, 'guardian');
  const childId = app.world.people.student.personId;
  const messageId = await published(head);

  const bell = await guardian.call(listNotifications, {});
  expect(bell.text).toContain('春游能不能坐校车');
  expect(bell.text).toContain(`/guardian-notices?child=${childId}`);
  await guardian.call(answerMessage, { childId, messageId, answer: 'agree' });
  // who has answered is reminded no longer
  expect((await guardian.call(listNotifications, {})).text).not.toContain('春游能不能坐校车');
  const counted = () => countedBy(head, messageId);
  expect(await counted()).toMatchObject({ agreed: 1, refused: 0, seen: 1, classes: ['七(3)班'], isOwn: true });
  await guardian.call(answerMessage, { childId, messageId, answer: 'refuse' });
  expect(await counted()).toMatchObject({ agreed: 0, refused: 1 });

  expect((await head.call(withdrawMessage, { messageId })).status).toBe(200);
  const left = (await guardian.call(childMessages, { childId })).envelope!.data as MessageForChild[];
  expect(left.map(({ id }) => id)).not.toContain(messageId);
  expect((await guardian.call(listNotifications, {})).text).not.toContain('春游能不能坐校车');
  expect((await guardian.call(answerMessage, { childId, messageId, answer: 'agree' })).status).toBe(404);
});

test('what somebody said who is no longer bound decides nothing', async () => {
  const head = await signedIn(app, 'headteacher');
  const personId = app.world.people.student.personId;
  const messageId = await published(head);
  const other = await guardianOf(personId);
  await other.caller.call(answerMessage, { childId: personId, messageId, answer: 'refuse' });
  await (await signedIn(app, 'guardian')).call(answerMessage, { childId: personId, messageId, answer: 'agree' });
  expect(await countedBy(head, messageId)).toMatchObject({ agreed: 0, refused: 1 });
  const { classId } = app.world;
  await head.call(unbindGuardian, { classId, personId, guardianId: other.personId });
  expect(await countedBy(head, messageId)).toMatchObject({ agreed: 1, refused: 0, seen: 1 });
});

test('a message belongs to its school year: its class is counted then, and guardians are not asked now', async () => {
  const { database } = app.platform.services;
  const { schoolId, termId } = app.world;
  const authorId = app.world.people.headteacher.personId;
  const { classId, studentId, students, publishedAt } = await database.read(system, (db) =>
    db.one<{ classId: string; studentId: string; students: number; publishedAt: Date }>(sql`
      select c.id as class_id, min(m.person_id::text)::uuid as student_id, count(*)::int as students,
        (max(t.starts_on) + 7)::timestamptz as published_at
      from core.class c join core.class_member m on m.school_id = c.school_id and m.class_id = c.id
        join core.term t on t.id = m.term_id and t.number = 2
      where c.school_id = ${schoolId}
        and c.school_year_id <> (select school_year_id from core.term where id = ${termId})
        and exists (select from core.class_member n where n.school_id = c.school_id and n.term_id = ${termId}
          and n.person_id = m.person_id)
      group by c.id order by c.id limit 1`),
  );
  const guardian = await guardianOf(studentId);
  const row = { ...question, kind: 'notice', schoolId, id: demoId('message/last year'), until: null } as const;
  await database.write(system, async (db) => {
    await insertMessage(db, { ...row, authorId, publishedAt }, [classId]);
    const answer = { schoolId, messageId: row.id, studentId, guardianId: guardian.personId, answer: 'seen' } as const;
    await upsertAnswer(db, answer, publishedAt);
  });
  const counted = await countedBy(await signedIn(app, 'schooladmin'), row.id);
  expect(counted).toMatchObject({ students, seen: 1 });
  const { envelope } = await guardian.caller.call(childMessages, { childId: studentId });
  expect((envelope!.data as MessageForChild[]).map(({ id }) => id)).not.toContain(row.id);
  const again = await guardian.caller.call(answerMessage, { childId: studentId, messageId: row.id, answer: 'seen' });
  expect(again.status).toBe(404);
});

/** A further guardian of a student, with an account. */
async function guardianOf(studentId: string): Promise<{ personId: string; caller: Caller }> {
  const personId = demoId(`guardian of ${studentId}`);
  await app.platform.services.database.write(system, async (db) => {
    const account = { id: personId, username: `g.${studentId.slice(-12)}`, name: '林芳', passwordHash: 'none' };
    await insertGuardian(db, account, new Date());
    await insertBinding(db, { guardianId: personId, studentId, relation: 'other' }, new Date());
  });
  return { personId, caller: await signedIn(app, { personId }) };
}

test.each([
  ['a last day that is over', { until: '2020-01-01' }],
  ['a question without a last day', { until: '' }],
  ['a question that does not say what happens otherwise', { otherwise: ' ' }],
])('%s is refused', async (_, change) => {
  const head = await signedIn(app, 'headteacher');
  const { status } = await head.call(publishMessage, { ...question, ...change, classIds: [app.world.classId] });
  expect(status).toBe(422);
});

test('a call that is repeated because its answer was lost publishes nothing again', async () => {
  const head = await signedIn(app, 'headteacher');
  const sent = { ...question, messageId: newId(), classIds: [app.world.classId] };
  const tries = await Promise.all([head.call(publishMessage, sent), head.call(publishMessage, sent)]);
  tries.push(await head.call(publishMessage, sent));
  expect(tries.map(({ status, envelope }) => [status, (envelope!.data as { id: string }).id])).toEqual(
    tries.map(() => [200, sent.messageId]),
  );
  const records = await app.platform.services.database.read(system, (db) =>
    db.all(sql`select from core.audit_record where act = 'guardian.publish' and object_id = ${sent.messageId}`),
  );
  expect(records).toHaveLength(1);
});

test('a head teacher writes to the own class only, and withdraws own messages only', async () => {
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

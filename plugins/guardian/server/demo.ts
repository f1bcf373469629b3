import { type Static, Type } from 'typebox';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { demoValues } from 'edutech/core/server/demo/demo-values';
import { daysAgo } from 'edutech/core/server/demo/people-and-days';
import { upsertNotifications } from 'edutech/core/server/notifications/notifications.queries';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import type * as api from '../api';
import { answers, area, messageKinds } from '../model/messages';
import type plugin from '../plugin';
import { routes } from '../routes';
import { insertBinding, insertCodes } from './binding/binding.queries';
import { hashOfCode } from './binding/codes';
import { insertMessage, upsertAnswer } from './notices/notices.queries';

const Message = Type.Object({
  kind: Type.Enum([...messageKinds]),
  title: Type.String(),
  body: Type.String(),
  otherwise: Type.Optional(Type.String()),
  daysAgo: Type.Integer(),
  /** Days from today to the last day. */
  until: Type.Optional(Type.Integer()),
  answer: Type.Optional(Type.Enum([...answers])),
});
type DemoMessage = Static<typeof Message>;

/** The second child of the demo guardian, in a class beside that of the demo student. */
const secondChild = 'person/101/student/7/2/8';
/** A classmate without a guardian, for whom a code waits: with it somebody can try the first visit. */
const classmate = 'person/101/student/7/3/13';
export const demoCode = 'DEMRE-22345';
/** Has the form of a code, and is none. */
const usedUp = 'ABCDE23456';

async function build(context: DemoContext): Promise<void> {
  const { db, clock, folder, id, world } = context;
  const { guardian, headteacher, student } = world.people;
  const { schoolId } = world;
  const now = clock.now();
  const guardianId = guardian.personId;
  const begin = daysAgo(context, 60);
  await insertBinding(db, { guardianId, studentId: student.personId, relation: 'mother' }, begin);
  const second = new Date(begin.getTime() + 60_000);
  await insertBinding(db, { guardianId, studentId: id(secondChild), relation: 'mother' }, second);

  const expiresAt = daysAgo(context, -30);
  const code = { schoolId, id: id('guardian.code.open'), studentId: id(classmate), expiresAt };
  await insertCodes(db, [{ ...code, madeBy: headteacher.personId, madeAt: now, codeHash: hashOfCode(demoCode) }]);

  for (const record of readDemo(folder, 'messages.txt')) {
    const { kind, title, body, otherwise = '', daysAgo: age, until, answer }: DemoMessage = demoValues(Message, record);
    const publishedAt = daysAgo(context, age);
    const row = { schoolId, id: id(`guardian.message.${record.name}`), kind, title, body, otherwise, publishedAt };
    const last = until === undefined ? null : cityDay(daysAgo(context, -until));
    await insertMessage(db, { ...row, until: last, authorId: headteacher.personId }, [world.classId]);
    if (!answer) {
      const people = [{ personId: guardianId, path: routes.notices.to({ child: student.personId }) }];
      const key = `guardian.notification.${kind}`;
      await upsertNotifications(db, {
        schoolId,
        area,
        thread: row.id,
        people,
        key,
        params: { title },
        at: publishedAt,
      });
      continue;
    }
    const answered = { schoolId, messageId: row.id, guardianId, studentId: student.personId, answer };
    await upsertAnswer(db, answered, new Date(publishedAt.getTime() + 7_200_000));
  }
}

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    childHomework: (world, id) => ({
      as: 'guardian',
      own: { childId: world.people.student.personId },
      otherClass: { childId: id(classmate) },
      otherSchool: { childId: id('person/201/student/7/1/1') },
    }),
    childLessons: (world, id) => ({
      as: 'guardian',
      own: { childId: world.people.student.personId },
      otherClass: { childId: id(classmate) },
      otherSchool: { childId: id('person/201/student/7/1/1') },
    }),
    childResults: (world, id) => ({
      as: 'guardian',
      own: { childId: world.people.student.personId },
      otherClass: { childId: id(classmate) },
      otherSchool: { childId: id('person/201/student/7/1/1') },
    }),
    childMessages: (world, id) => ({
      as: 'guardian',
      own: { childId: world.people.student.personId },
      otherClass: { childId: id(classmate) },
      otherSchool: { childId: id('person/201/student/7/1/1') },
    }),
    answerMessage: (world, id) => ({
      as: 'guardian',
      own: { childId: world.people.student.personId, messageId: id('guardian.message.sports'), answer: 'seen' },
      // the own second child, whose class was not written to
      otherClass: { childId: id(secondChild), messageId: id('guardian.message.sports'), answer: 'seen' },
      otherSchool: {
        childId: id('person/201/student/7/1/1'),
        messageId: id('guardian.message.sports'),
        answer: 'seen',
      },
    }),
    openCode: () => ({ shared: { code: demoCode } }),
    // a code works once, and the demo's is for who tries the first visit
    joinWithCode: () => ({
      refused: { code: usedUp, name: '林芳', relation: 'other', username: 'linfang.demo', password: 'Evening-2026' },
      shownBy: 'tests/api/guardian/binding.test.ts',
    }),
    bindChild: () => ({
      refused: { code: usedUp, relation: 'mother' },
      shownBy: 'tests/api/guardian/binding.test.ts',
    }),
    classGuardians: ofSchool({}),
    makeCodes: (world, id) => ({
      as: 'schooladmin',
      own: { classId: world.classId, personIds: [world.people.student.personId] },
      otherClass: { classId: world.classId, personIds: [id('person/101/student/7/1/1')] },
      otherSchool: { classId: world.foreignClassId, personIds: [id('person/201/student/7/1/1')] },
    }),
    // what they end, the samples of guardians need
    revokeCode: (world, id) => ({
      refused: { classId: world.classId, codeId: id('guardian.code.none') },
      shownBy: 'tests/api/guardian/binding.test.ts',
    }),
    unbindGuardian: (world, id) => ({
      refused: { classId: world.classId, personId: id(classmate), guardianId: world.people.guardian.personId },
      shownBy: 'tests/api/guardian/binding.test.ts',
    }),
    publishMessage: (world) => ({
      as: 'schooladmin',
      own: { ...written, classIds: [world.classId] },
      otherClass: null,
      otherSchool: { ...written, classIds: [world.foreignClassId] },
    }),
    withdrawMessage: (_, id) => ({
      as: 'schooladmin',
      own: { messageId: id('guardian.message.winter') },
      otherClass: null,
      otherSchool: { messageId: id('guardian.message.elsewhere') },
    }),
    showResults: () => ({ as: 'schooladmin', own: { shows: true }, otherClass: null, otherSchool: null }),
    tellHomework: () => ({ as: 'schooladmin', own: { tells: false }, otherClass: null, otherSchool: null }),
  },
  pages: {},
};

const written = { kind: 'notice', title: '周五带伞', body: '下午有雨。', otherwise: '', until: '' } as const;

/** A class of the administrator's school, and one of another school, with the same besides. */
function ofSchool<More extends object>(more: More) {
  return (world: { readonly classId: string; readonly foreignClassId: string }) => ({
    as: 'schooladmin' as const,
    own: { classId: world.classId, ...more },
    otherClass: null,
    otherSchool: { classId: world.foreignClassId, ...more },
  });
}

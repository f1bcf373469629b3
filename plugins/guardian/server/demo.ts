import { type Static, Type } from 'typebox';
import { newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { demoValues } from 'edutech/core/server/demo/demo-values';
import { daysAgo } from 'edutech/core/server/demo/people-and-days';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import type * as api from '../api';
import { answers, messageKinds } from '../model/messages';
import type plugin from '../plugin';
import { insertBinding, insertCode } from './binding/binding.queries';
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
  await insertCode(db, { ...code, madeBy: headteacher.personId, codeHash: hashOfCode(demoCode) }, now);

  for (const record of readDemo(folder, 'messages.txt')) {
    const { kind, title, body, otherwise = '', daysAgo: age, until, answer }: DemoMessage = demoValues(Message, record);
    const publishedAt = daysAgo(context, age);
    const row = { schoolId, id: id(`guardian.message.${record.name}`), kind, title, body, otherwise, publishedAt };
    const last = until === undefined ? null : cityDay(daysAgo(context, -until));
    await insertMessage(db, { ...row, until: last, authorId: headteacher.personId }, [world.classId]);
    if (!answer) continue;
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
    joinWithCode: () => ({
      shared: { code: demoCode, name: '林芳', relation: 'other', username: 'linfang.demo', password: 'Evening-2026' },
    }),
    bindChild: () => ({ shared: { code: demoCode, relation: 'mother' } }),
    classGuardians: ofClass({}),
    makeCodes: (world, id) => ({
      as: 'headteacher',
      own: { classId: world.classId, personIds: [world.people.student.personId] },
      otherClass: { classId: world.otherClassId, personIds: [id('person/101/student/7/1/1')] },
      otherSchool: { classId: world.foreignClassId, personIds: [id('person/201/student/7/1/1')] },
    }),
    revokeCode: (_, id) => ofClass({ codeId: id('guardian.code.open') })(_),
    unbindGuardian: (world) =>
      ofClass({ personId: world.people.student.personId, guardianId: world.people.guardian.personId })(world),
    publishMessage: (world) => ({
      as: 'headteacher',
      own: { ...written, classIds: [world.classId] },
      otherClass: { ...written, classIds: [world.otherClassId] },
      otherSchool: { ...written, classIds: [world.foreignClassId] },
    }),
    withdrawMessage: (_, id) => ({
      as: 'headteacher',
      own: { messageId: id('guardian.message.sports') },
      otherClass: null,
      otherSchool: { messageId: newId() },
    }),
    showResults: () => ({ shared: { shows: true } }),
  },
  pages: {},
};

const written = { kind: 'notice', title: '周五带伞', body: '下午有雨。', otherwise: '', until: '' } as const;

/** The class of the head teacher, another of the school, and one of another school, with the same besides. */
function ofClass<More extends object>(more: More) {
  return (world: { readonly classId: string; readonly otherClassId: string; readonly foreignClassId: string }) => ({
    as: 'headteacher' as const,
    own: { classId: world.classId, ...more },
    otherClass: { classId: world.otherClassId, ...more },
    otherSchool: { classId: world.foreignClassId, ...more },
  });
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { createHomework, nextLessons, proposeHomework } from 'edutech/plugins/work/api';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf } from '../work-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const node = (path: string) => demoId(`textbook.node.junior-mathematics-7a-pep/${path}`);
const [first, second] = ['第二章 有理数的运算', '第一章 有理数/1.2 有理数及其大小比较'];
const place = { subjectId: demoId('subject/mathematics'), gradeId: demoId('grade/7') };
const proposed = async (input: { nodeId?: string } = {}, caller = teacher) =>
  dataOf<typeof proposeHomework>(await caller.call(proposeHomework, input));
const write = (nodeId: string) =>
  teacher.call(createHomework, {
    ...place,
    homeworkId: newId(),
    title: 'unit test',
    kind: 0,
    nodeId,
    note: '',
    sections: [],
    items: [],
    files: [],
  });

test('the chapter of the last homework of a subject and grade is proposed, once', async () => {
  await write(node(first));
  await write(node(second));
  const { last, asked } = await proposed();
  const own = last.filter((one) => one.subjectId === place.subjectId && one.gradeId === place.gradeId);
  expect(own).toEqual([{ ...place, chapter: { nodeId: node(second), name: expect.any(String) } }]);
  expect(asked).toBeNull();
});

test('a chapter that is named is answered with its name, and one that is not there with nothing', async () => {
  const { asked } = await proposed({ nodeId: node(first) });
  expect(asked).toEqual({ nodeId: node(first), name: expect.any(String) });
  expect((await proposed({ nodeId: newId() })).asked).toBeNull();
});

test('nobody is proposed what a colleague gave', async () => {
  const colleague = await signedInPerson(app, demoId('person/101/teacher/mathematics/2'));
  const { last } = await proposed({}, colleague);
  expect(last.map(({ chapter }) => chapter.nodeId)).not.toContain(node(second));
});

const classId = demoId('class/101/7/1');

test('where no area knows a timetable no lesson is next', async () => {
  const answer = await teacher.call(nextLessons, { classIds: [classId], subjectId: place.subjectId });
  expect(dataOf<typeof nextLessons>(answer)).toEqual([]);
});

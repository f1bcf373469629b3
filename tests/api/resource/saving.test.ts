import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  listResources,
  showResource,
  suggestValues,
  updateResource,
  uploadResources,
} from 'edutech/plugins/resource/api';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, firstChapter, node, numberLine, resource, uploaded, values } from './resource-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['resource'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const faults = (answer: { envelope: { data: unknown } | null }) => {
  const { key, detail } = answer.envelope!.data as { key: string; detail?: { fields?: { field: string }[] } };
  return { key, field: detail?.fields?.[0]?.field };
};

async function saved(title: string): Promise<{ id: string; version: number }> {
  const fileId = await uploaded(app, 'teacher', `${title}.png`);
  const answer = await teacher.call(uploadResources, { resources: [{ ...values(title), fileId }] });
  expect(answer.status).toBe(200);
  return dataOf<typeof uploadResources>(answer)[0]!;
}

const shown = async (id: string, who = teacher) => dataOf<typeof showResource>(await who.call(showResource, { id }));

test('a teacher makes a resource of a file with six fields, and the rest is filled in', async () => {
  const { id } = await saved('数轴图');
  expect(await shown(id)).toMatchObject({
    title: '数轴图',
    form: 'picture',
    ext: 'png',
    visibility: 1,
    wanted: 0,
    authors: '周文静',
    language: 'zh-CN',
    gradeId: demoId('grade/7'),
    bookId: demoId('textbook.book.junior-mathematics-7a-pep'),
    places: [{ nodeId: numberLine, isRemoved: false }],
    may: { edit: true, remove: true, shareToSchool: true, shareToPublic: true, rate: false },
  });
});

test('a resource stands in its chapter and in all above it, for its owner alone', async () => {
  const { id } = await saved('一条数轴');
  const listed = async (who: Caller, nodeId: string, space: string) =>
    dataOf<typeof listResources>(await who.call(listResources, { space, nodeId, pageLine: 50 })).data.map(
      (one) => one.id,
    );
  expect(await listed(teacher, numberLine, 'mine')).toContain(id);
  expect(await listed(teacher, firstChapter, 'mine')).toContain(id);
  for (const space of ['school', 'public'])
    expect(await listed(await signedIn(app, 'principal'), firstChapter, space)).not.toContain(id);
  for (const other of ['headteacher', 'principal', 'student', 'auditor', 'cityadmin'] as const)
    expect((await (await signedIn(app, other)).call(showResource, { id })).status).toBe(404);
  expect((await visitorOf(app).call(showResource, { id })).status).toBe(401);
});

test('a folder is saved in one call: all of it or nothing', async () => {
  const files = await Promise.all(['一', '二', '三'].map((name) => uploaded(app, 'teacher', `${name}.png`)));
  const resources = files.map((fileId, index) => ({ ...values(`文件夹 ${index}`), fileId }));
  const wrong = await teacher.call(uploadResources, {
    resources: [resources[0], resources[1], { ...resources[2], nodeIds: [demoId('nowhere')] }],
  });
  expect(faults(wrong)).toEqual({ key: 'resource.error.noChapter', field: 'resources/2/nodeIds' });
  const listed = await teacher.call(listResources, { space: 'mine', q: '文件夹' });
  expect(dataOf<typeof listResources>(listed).pageData.total).toBe(0);
  const right = await teacher.call(uploadResources, { resources });
  expect(dataOf<typeof uploadResources>(right)).toHaveLength(3);
});

test('chapters of another subject, files of others and of other kinds, and used files are refused by name', async () => {
  const fileId = await uploaded(app, 'teacher', '图.png');
  const spring = node('junior-chinese-7a', '第一单元');
  const sent = async (more: object) =>
    teacher.call(uploadResources, { resources: [{ ...values('图'), fileId, ...more }] });
  expect(faults(await sent({ nodeIds: [spring] }))).toMatchObject({ key: 'resource.error.otherSubject' });
  expect(faults(await sent({ kiids: [demoId('nothing')] }))).toMatchObject({ key: 'resource.error.noPoint' });
  const theirs = await uploaded(app, 'headteacher', '别人的.png');
  expect((await sent({ fileId: theirs })).status).toBe(404);
  const subtitles = await uploaded(app, 'teacher', '字幕.gif', { group: 'photos' }).catch(() => undefined);
  if (subtitles) expect(faults(await sent({ fileId: subtitles }))).toMatchObject({ key: 'resource.error.wrongKind' });
  expect((await sent({})).status).toBe(200);
  // whoever missed the answer asks once more, and is told which file is saved already
  expect(faults(await sent({}))).toEqual({ key: 'resource.error.fileUsed', field: 'resources/0/fileId' });
});

test('two tabs that change one resource are told of each other, and nothing is lost', async () => {
  const { id, version } = await saved('两个标签页');
  const first = await teacher.call(updateResource, { ...values('先保存'), id, version });
  expect(first.status).toBe(200);
  const second = await teacher.call(updateResource, { ...values('后保存'), id, version });
  expect(second.status).toBe(409);
  expect(second.envelope!.data).toMatchObject({ detail: { mine: { title: '后保存' }, theirs: { title: '先保存' } } });
  expect((await shown(id)).title).toBe('先保存');
});

test('another file takes the place of the old one, which goes', async () => {
  const { id, version } = await saved('换文件');
  const before = (await shown(id)).file.ffid;
  const fileId = await uploaded(app, 'teacher', '新的.jpg.png');
  const answer = await teacher.call(updateResource, { ...values('换文件'), id, version, fileId });
  expect(answer.status).toBe(200);
  expect((await shown(id)).file).toMatchObject({ ffid: fileId, name: '新的.jpg.png' });
  const again = await teacher.call(uploadResources, { resources: [{ ...values('旧的'), fileId: before }] });
  expect(again.status).toBe(404);
});

test('what others see, and what an audit waits for, is not changed under their eyes', async () => {
  for (const slug of ['number-line-plan', 'yunjiang-map']) {
    const { version } = await shown(resource(slug));
    const answer = await teacher.call(updateResource, { ...values('改名'), id: resource(slug), version });
    expect(faults(answer)).toMatchObject({ key: 'resource.error.shared' });
  }
});

test('nobody without the right to upload saves, and nobody changes what is not his', async () => {
  const fileId = await uploaded(app, 'teacher', '图.png');
  for (const other of ['student', 'auditor', 'cityadmin', 'norole'] as const) {
    const caller = await signedIn(app, other);
    expect((await caller.call(uploadResources, { resources: [{ ...values('图'), fileId }] })).status).toBe(403);
  }
  const theirs = { ...values('改名'), id: resource('morning-reading-draft'), version: 2 };
  expect((await teacher.call(updateResource, theirs)).status).toBe(404);
});

test('names of files and folders fill the form in', async () => {
  const answer = await teacher.call(suggestValues, {
    paths: ['七年级上册数学/第一章 有理数/03 数轴 教案（2）.docx', 'DSC_0001.jpg'],
  });
  expect(dataOf<typeof suggestValues>(answer)).toMatchObject([
    {
      title: '数轴 教案',
      kind: 'plan',
      stageId: 'junior',
      subjectId: demoId('subject/mathematics'),
      gradeId: demoId('grade/7'),
      term: 1,
    },
    { title: 'DSC 0001', kind: 'picture' },
  ]);
});

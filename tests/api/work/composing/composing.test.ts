import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import {
  applyRemark,
  copyHomework,
  createHomework,
  getHomework,
  getHomeworkKeys,
  listDrafts,
  removeHomework,
  restoreHomework,
  saveHomework,
  setAnswers,
  setRubric,
  shareHomework,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { uploaded } from '../../resource/resource-kit';
import { dataOf, homework, keyOf, question } from '../work-kit';

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'] });
  teacher = await signedIn(app, 'teacher');
  colleague = await signedInPerson(app, demoId('person/101/teacher/mathematics/2'));
});
afterAll(() => app.close());

const asked = (slug: string, more: object = {}) => ({
  itemId: newId(),
  section: 0,
  tiers: 7,
  way: 'fill',
  questionId: question(slug),
  version: 1,
  ...more,
});
const card = (more: object = {}) => ({
  itemId: newId(),
  section: 0,
  tiers: 7,
  way: 'fill',
  body: { type: 0, stem: [], options: [[], [], [], []], points: 3 },
  ...more,
});
const values = (items: object[] = [], more: object = {}) => ({
  title: '第一章 小测',
  kind: 0,
  subjectId: demoId('subject/mathematics'),
  gradeId: demoId('grade/7'),
  note: '',
  sections: [{ title: '一、选择题', note: '' }],
  items,
  files: [],
  ...more,
});
const made = async (items: object[] = [], more: object = {}) =>
  dataOf<typeof createHomework>(await teacher.call(createHomework, values(items, more)));
const shown = async (homeworkId: string, who = teacher) =>
  dataOf<typeof getHomework>(await who.call(getHomework, { homeworkId }));

test('a teacher begins homework of questions, and it is reckoned how long it takes and what it is worth', async () => {
  const one = await made([asked('below-zero'), asked('points-on-line', { points: [9] })]);
  const sheet = await shown(one.homeworkId);
  expect(sheet.items.map(({ body }) => body.points)).toEqual([sheet.items[0]!.body.points, 9]);
  expect(one.points).toBe(sheet.items[0]!.body.points + 9);
  expect(one.minutes).toBeGreaterThan(0);
  expect(sheet).toMatchObject({ isDraft: true, isOwn: true, version: 1, minutesByHand: false });
  expect(sheet.items.every(({ hasKey, seconds, difficulty }) => hasKey && seconds > 0 && difficulty > 0)).toBe(true);
  expect(sheet.media.length).toBeGreaterThan(0);
});

test('pictures become a question among others, as long as they are the teacher’s own', async () => {
  const pictured = (file: string) => {
    const picture = { kind: 'picture', file, width: 640, height: 480, alt: '题目图片 1' };
    return card({ way: 'photo', body: { type: 5, stem: [picture], points: 10 } });
  };
  const [own, others] = [await uploaded(app, 'teacher', 'page.png'), await uploaded(app, 'student', 'page.png')];
  const refused = await teacher.call(createHomework, values([pictured(others)]));
  expect([refused.status, keyOf(refused)]).toEqual([404, 'core.files.notFound']);

  const items = [asked('below-zero'), pictured(own)];
  const one = await made(items);
  const sheet = await shown(one.homeworkId);
  expect(sheet.items[1]).toMatchObject({ questionId: null, way: 'photo', body: { type: 5, points: 10 } });
  expect(sheet.media.map(({ fileId }) => fileId)).toContain(own);
  // it is there at the next save too, and no other file comes in with it
  const save = (more: object[], version: number) =>
    teacher.call(saveHomework, { ...values(more), homeworkId: one.homeworkId, version, save: newId() });
  expect((await save(items.toReversed(), 1)).status).toBe(200);
  expect((await save([...items, pictured(others)], 2)).status).toBe(404);
});

test('pictures of answers and rubrics are uploads of the teacher, are kept, and show nobody else’s file', async () => {
  const [own, others] = [await uploaded(app, 'teacher', 'a.png'), await uploaded(app, 'student', 'a.png')];
  const picture = (file: string) => [{ kind: 'picture', file, width: 640, height: 480, alt: '图' }];
  const one = card({ body: { type: 5, stem: [], points: 10 } });
  const { itemId } = one;
  const { homeworkId } = await made([one], { kind: 1 });
  const answer = (file: string) =>
    teacher.call(setAnswers, { homeworkId, answers: [{ itemId, key: { analysis: picture(file) } }] });
  const rubric = (file: string) =>
    teacher.call(setRubric, { homeworkId, itemId, part: 0, known: 0, steps: [{ text: picture(file), points: 10 }] });
  const remark = (file: string) => teacher.call(applyRemark, { homeworkId, itemId, key: { analysis: picture(file) } });
  for (const act of [answer, rubric, remark]) expect(keyOf(await act(others)), act.name).toBe('core.files.notFound');
  for (const act of [answer, rubric, answer]) expect((await act(own)).status).toBe(200);
  const { media } = dataOf<typeof getHomeworkKeys>(await teacher.call(getHomeworkKeys, { homeworkId }));
  expect(media.map(({ fileId }) => fileId)).toEqual([own]);
  const { services } = app.platform;
  const kept = await services.database.read(asSystem('a test'), (db) =>
    db.one<{ expiresAt: Date | null }>(sql`select expires_at from core.file where id = ${own}`),
  );
  expect(kept.expiresAt).toBeNull();
});

test('a draft saves itself: once for each name, and two windows get both versions', async () => {
  const { homeworkId } = await made();
  const save = newId();
  const items = [asked('below-zero')];
  const first = await teacher.call(saveHomework, { ...values(items), homeworkId, version: 1, save });
  expect(dataOf<typeof saveHomework>(first).version).toBe(2);
  const again = await teacher.call(saveHomework, { ...values(items), homeworkId, version: 1, save });
  expect(dataOf<typeof saveHomework>(again)).toEqual(dataOf<typeof saveHomework>(first));
  const old = { ...values([], { title: '另一个窗口' }), homeworkId, version: 1, save: newId() };
  const conflict = await teacher.call(saveHomework, old);
  expect([conflict.status, keyOf(conflict)]).toEqual([409, 'core.error.changedMeanwhile']);
  expect(conflict.envelope!.data).toMatchObject({ detail: { mine: { title: '另一个窗口' }, theirs: { version: 2 } } });
  expect((await shown(homeworkId)).items).toHaveLength(1);
});

test('nobody puts into homework a question that he may not see, an item twice, or one that does not fit', async () => {
  const tried = async (items: object[], more: object = {}) =>
    keyOf(await teacher.call(createHomework, values(items, more)));
  expect(await tried([asked('whole-substitution')])).toBe('work.error.noQuestion');
  expect(await tried([asked('below-zero', { version: 7 })])).toBe('work.error.noQuestion');
  const one = asked('below-zero');
  expect(await tried([one, { ...asked('zero-is-neither'), itemId: one.itemId }])).toBe('work.error.itemTwice');
  expect(await tried([card()])).toBe('work.error.wrongItem');
  expect(await tried([asked('below-zero')], { kind: 2 })).toBe('work.error.wrongItem');
  expect(await tried([{ ...card(), ...asked('below-zero') }], { kind: 1 })).toBe('work.error.wrongItem');
  expect(await tried([], { nodeId: newId() })).toBe('work.error.noChapter');
  expect(await tried([], { gradeId: newId() })).toBe('work.error.noGrade');
  expect(await tried([], { subjectId: newId() })).toBe('work.error.noSubject');
});

test('an answer card has items and answers of its own, beside a file that was uploaded', async () => {
  const file = await uploaded(app, 'teacher', '第一章练习.png');
  const items = [card(), card({ body: { type: 2, stem: [], points: 2 } })];
  const { homeworkId, points } = await made(items, { kind: 1, files: [file], minutes: 15 });
  expect(points).toBe(5);
  const before = await shown(homeworkId);
  expect(before).toMatchObject({ minutes: 15, minutesByHand: true, files: [{ fileId: file, name: '第一章练习.png' }] });
  expect(before.items.map(({ hasKey }) => hasKey)).toEqual([false, false]);
  const answers = [{ itemId: items[0]!.itemId, key: { choice: [2] } }];
  expect(dataOf<typeof setAnswers>(await teacher.call(setAnswers, { homeworkId, answers }))).toEqual({ count: 1 });
  const { keys } = dataOf<typeof getHomeworkKeys>(await teacher.call(getHomeworkKeys, { homeworkId }));
  expect(keys).toEqual([{ itemId: items[0]!.itemId, key: { choice: [2] }, isOwn: true }]);
  const strange = [{ itemId: newId(), key: { choice: [2] } }];
  expect(keyOf(await teacher.call(setAnswers, { homeworkId, answers: strange }))).toBe('work.error.noItem');
  const foreign = await uploaded(app, 'headteacher', '别人的.png');
  const stolen = await teacher.call(createHomework, values([], { files: [foreign] }));
  expect([stolen.status, keyOf(stolen)]).toEqual([404, 'core.files.notFound']);
});

test('an id that another school has is nobody’s to take again', async () => {
  const { homeworkId } = await made([asked('below-zero')]);
  const elsewhere = await signedInPerson(app, demoId('person/102/teacher/mathematics/1'));
  const taken = await elsewhere.call(createHomework, { ...values([]), title: '别校的', homeworkId });
  expect([taken.status, keyOf(taken)]).toEqual([404, 'work.error.noHomework']);
  expect((await shown(homeworkId)).title).toBe('第一章 小测');
});

test('homework whose answer was lost is begun once, and is what was sent last', async () => {
  const homeworkId = newId();
  const first = { ...values([asked('below-zero')]), homeworkId };
  const both = await Promise.all([teacher.call(createHomework, first), teacher.call(createHomework, first)]);
  expect(both.map((answer) => dataOf<typeof createHomework>(answer).homeworkId)).toEqual([homeworkId, homeworkId]);
  const other = await signedIn(app, 'headteacher');
  expect((await other.call(createHomework, { ...first, title: '别人的' })).status).toBe(404);
  expect(await shown(homeworkId)).toMatchObject({ title: first.title, items: [{}] });

  const again = { ...values([asked('below-zero'), asked('zero-is-neither')]), homeworkId: newId() };
  await teacher.call(createHomework, { ...again, items: again.items.slice(0, 1) });
  const more = dataOf<typeof createHomework>(await teacher.call(createHomework, again));
  expect((await shown(more.homeworkId)).items).toHaveLength(2);
  // somebody has saved it since: who comes late with the beginning is told
  expect((await teacher.call(createHomework, { ...again, title: '第三次' })).status).toBe(409);
});

test('keys are not among what a sheet shows', async () => {
  const text = (await teacher.call(getHomework, { homeworkId: homework('number-line') })).text;
  expect(text).not.toContain('"key"');
  expect(text).not.toContain('analysis');
  const keys = await teacher.call(getHomeworkKeys, { homeworkId: homework('number-line') });
  expect(keys.text).toContain('analysis');
});

test('what one shares is read and copied by colleagues, and changed by nobody else', async () => {
  const { homeworkId } = await made([asked('below-zero')], { title: '共享练习' });
  expect((await colleague.call(getHomework, { homeworkId })).status).toBe(404);
  await teacher.call(shareHomework, { homeworkIds: [homeworkId], on: true });
  expect(await shown(homeworkId, colleague)).toMatchObject({ isShared: true, isOwn: false });
  const listed = dataOf<typeof listDrafts>(await colleague.call(listDrafts, { which: 'shared', q: '共享' }));
  expect(listed.data).toMatchObject([{ homeworkId, owner: '周文静', isOwn: false, questions: 1 }]);
  const mine = { ...values(), homeworkId, version: 1, save: newId() };
  expect((await colleague.call(saveHomework, mine)).status).toBe(404);
  const copy = dataOf<typeof copyHomework>(await colleague.call(copyHomework, { homeworkId, template: false }));
  expect(await shown(copy.homeworkId, colleague)).toMatchObject({
    title: '共享练习（副本）',
    isOwn: true,
    isShared: false,
  });
  await teacher.call(shareHomework, { homeworkIds: [homeworkId], on: false });
  expect((await colleague.call(getHomework, { homeworkId })).status).toBe(404);
});

test('a template is a copy by itself, with the answers that were set', async () => {
  const items = [card()];
  const { homeworkId } = await made(items, { kind: 1 });
  const answers = [{ itemId: items[0]!.itemId, key: { choice: [1] } }];
  await teacher.call(setAnswers, { homeworkId, answers });
  const copy = dataOf<typeof copyHomework>(await teacher.call(copyHomework, { homeworkId, template: true }));
  const kept = dataOf<typeof getHomeworkKeys>(await teacher.call(getHomeworkKeys, { homeworkId: copy.homeworkId }));
  expect(kept.keys).toMatchObject([{ key: { choice: [1] } }]);
  const listed = dataOf<typeof listDrafts>(await teacher.call(listDrafts, { which: 'template' }));
  expect(listed.data.map((one) => one.homeworkId)).toContain(copy.homeworkId);
});

test('what was removed comes back as it was, and is nobody else’s to remove', async () => {
  const { homeworkId } = await made([asked('below-zero')], { title: '要删的' });
  expect((await colleague.call(removeHomework, { homeworkIds: [homeworkId] })).status).toBe(404);
  expect(dataOf<typeof removeHomework>(await teacher.call(removeHomework, { homeworkIds: [homeworkId] })).count).toBe(
    1,
  );
  expect((await teacher.call(getHomework, { homeworkId })).status).toBe(404);
  const removed = dataOf<typeof listDrafts>(await teacher.call(listDrafts, { which: 'removed' }));
  expect(removed.data[0]).toMatchObject({ homeworkId, title: '要删的' });
  await teacher.call(restoreHomework, { homeworkIds: [homeworkId] });
  expect((await shown(homeworkId)).items).toHaveLength(1);
});

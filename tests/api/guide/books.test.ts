import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import {
  addGuide,
  downloadGuide,
  guidePages,
  keepVersion,
  listGuides,
  listVersions,
  moveGuides,
  readGuide,
  removeGuides,
  restoreGuides,
  restoreVersion,
  saveGuide,
  shareGuides,
} from 'edutech/plugins/guide/api';
import type { preparedFile } from 'edutech/plugins/questions/api';
import { type Caller, signedIn } from '../../support/people';
import { prepared } from '../../support/prepared';
import { startApp, type TestApp } from '../../support/servers/start-app';
import {
  askPart,
  blockWith,
  book,
  chapter,
  colleague,
  dataOf,
  grade7,
  keyOf,
  mathematics,
  questionPart,
  read,
  save,
  written,
} from './guide-kit';

let app: TestApp;
let teacher: Caller;
let other: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['guide', 'organisation'], works: true });
  teacher = await signedIn(app, 'teacher');
  other = await signedIn(app, colleague);
});
afterAll(() => app.close());

const listed = async (caller: Caller, wish: Record<string, unknown>) =>
  dataOf<typeof listGuides>(await caller.call(listGuides, wish)).data;
const place = { title: '新的一课', subjectId: mathematics, gradeId: grade7, nodeId: null };

test('a guide book begins with the blocks of a lesson, or as a copy under ids of its own', async () => {
  const [fresh, copied] = [newId(), newId()];
  await teacher.call(addGuide, { id: fresh, ...place, template: 'lesson' });
  expect((await read(teacher, fresh)).document.blocks.map(({ kind }) => kind)).toEqual([
    'aims',
    'preview',
    'questions',
    'inquiry',
    'check',
    'summary',
    'homework',
  ]);
  await teacher.call(addGuide, { id: copied, ...place, fromId: book('shared') });
  const [from, copy] = [await read(teacher, book('shared')), await read(teacher, copied)];
  expect(copy.document.blocks.map(({ title }) => title)).toEqual(from.document.blocks.map(({ title }) => title));
  expect(copy.document.blocks[0]!.id).not.toBe(from.document.blocks[0]!.id);
});

test('a question stays in the version in which it was chosen, and never comes with its key', async () => {
  const id = await written(teacher, '检测', blockWith('check', 'in', questionPart('like-terms')));
  const answer = await teacher.call(readGuide, { bookId: id });
  const [shown] = dataOf<typeof readGuide>(answer).document.blocks;
  expect(shown!.parts[0]).toMatchObject({ kind: 'question', version: 1, points: 4 });
  expect(answer.text).not.toContain('"analysis"');
});

test('a save is done once however often it is sent, and one over a newer version is told', async () => {
  const id = await written(teacher, '预习', blockWith('preview', 'before', askPart('说一说')));
  const input = { bookId: id, version: 2, save: newId(), title: '预习 2', document: { blocks: [] } };
  expect(dataOf<typeof saveGuide>(await teacher.call(saveGuide, input)).version).toBe(3);
  expect(dataOf<typeof saveGuide>(await teacher.call(saveGuide, input)).version).toBe(3);
  const late = await save(teacher, id, 2, { blocks: [] });
  expect(late.status).toBe(409);
  expect(keyOf(late)).toBe('core.error.changedMeanwhile');
});

test('an id stands once, and a question that nobody can read not at all', async () => {
  const id = await written(teacher, '检查');
  const once = askPart('同一个');
  expect(keyOf(await save(teacher, id, 2, { blocks: [blockWith('free', 'in', once, once)] }))).toBe(
    'guide.error.twice',
  );
  const none = await save(teacher, id, 2, { blocks: [blockWith('check', 'in', questionPart('no-such-question'))] });
  expect(keyOf(none)).toBe('guide.error.noQuestion');
});

test('colleagues read and copy what is shared, and change nothing of it', async () => {
  const id = await written(teacher, '共享的', blockWith('free', 'in', askPart('说一说')));
  expect((await other.call(readGuide, { bookId: id })).status).toBe(404);
  await teacher.call(shareGuides, { bookIds: [id], isShared: true });
  expect((await listed(other, { space: 'school' })).map((one) => one.id)).toContain(id);
  expect((await other.call(readGuide, { bookId: id })).status).toBe(200);
  expect((await save(other, id, 2, { blocks: [] })).status).toBe(404);
});

test('guide books move to another chapter, where the list finds them', async () => {
  const id = await written(teacher, '要移动的');
  const nodeId = chapter('第三章 代数式/3.2 代数式的值');
  await teacher.call(moveGuides, { bookIds: [id], nodeId });
  const found = await listed(teacher, { nodeId: chapter('第三章 代数式') });
  expect(found.find((one) => one.id === id)).toMatchObject({ nodeId, chapter: '3.2 代数式的值' });
});

test('guide books go to the trash and come back', async () => {
  const id = await written(teacher, '要删的');
  await teacher.call(removeGuides, { bookIds: [id] });
  expect((await teacher.call(readGuide, { bookId: id })).status).toBe(404);
  expect((await listed(teacher, { space: 'trash' })).map((one) => one.id)).toContain(id);
  await teacher.call(restoreGuides, { bookIds: [id] });
  expect((await read(teacher, id)).book.title).toBe('要删的');
});

test('a kept version comes back, and the one before it is kept', async () => {
  const id = await written(teacher, '第一稿', blockWith('aims', 'before'));
  const versionId = newId();
  await teacher.call(keepVersion, { id: versionId, bookId: id, name: '初稿' });
  await save(teacher, id, 2, { blocks: [] }, '第二稿');
  await teacher.call(restoreVersion, { bookId: id, versionId, keptId: newId() });
  const back = await read(teacher, id);
  expect(back).toMatchObject({ version: 4, book: { title: '第一稿' } });
  expect(back.document.blocks).toHaveLength(1);
  const versions = dataOf<typeof listVersions>(await teacher.call(listVersions, { bookId: id }));
  expect(versions.map(({ blocks }) => blocks)).toEqual([0, 1]);
});

test('the list is sorted by the last change first, by titles, and finds words', async () => {
  const id = await written(teacher, 'ZZ 最后改的');
  expect((await listed(teacher, {}))[0]!.id).toBe(id);
  const titles = (await listed(teacher, { sort: 1, pageLine: 100 })).map(({ title }) => title);
  expect(titles.indexOf('ZZ 最后改的')).toBeGreaterThanOrEqual(0);
  expect((await listed(teacher, { q: 'ZZ 最后' })).map((one) => one.id)).toEqual([id]);
});

test('a guide book is printed with its texts and questions', async () => {
  const pages = dataOf<typeof guidePages>(
    await teacher.call(guidePages, { bookId: book('two-taxis'), look: { size: 'a4' } }),
  );
  expect(pages.length).toBeGreaterThan(0);
  const said = JSON.stringify(pages);
  for (const word of ['起', '步']) expect(said).toContain(word);
});

test.each(['docx', 'pdf'] as const)('a guide book is written as %s', async (format) => {
  const asked = await teacher.call(downloadGuide, { bookId: book('two-taxis'), format, withAnswers: true });
  const file = dataOf<typeof preparedFile>(await prepared(teacher, asked));
  expect(file.name).toBe(`5.3 实际问题与一元一次方程：两家打车软件（含答案）.${format}`);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { newId } from 'edutech/core/common/ids';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import { insertRun, updateRunState, upsertItem } from 'edutech/plugins/questions/server/importing/import.queries';
import { sql } from 'edutech/core/server/data/db';
import { readPaperJob } from 'edutech/plugins/questions/server/importing/read-paper.job';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { Files } from 'edutech/core/server/files/files';
import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';
import {
  answerImport,
  exportQuestions,
  finishImport,
  getImport,
  importDuplicates,
  importTemplate,
  leaveImportItems,
  listImports,
  listQuestions,
  mergeImportItems,
  questionKeys,
  removeImport,
  saveImportItem,
  setImportTypes,
  splitImportItem,
  startImport,
  undoImport,
} from 'edutech/plugins/questions/api';
import { type Caller, signedIn } from '../../../support/people';
import { type Prepared, prepared } from '../../../support/prepared';
import { juniorMathematics } from '../../../support/papers/mathematics';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, idsOf, keyOf, numberLine, question } from '../questions-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['questions'], works: true });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

/** A file that somebody has just uploaded. */
async function uploaded(name: string, text: string | Buffer, by: DemoAccount = 'teacher'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-import-'));
  await writeFile(join(folder, 'file'), text);
  const { personId, schoolId } = app.world.people[by];
  const file = await app.platform.services.database.write(asSystem('a test'), (db) =>
    app.platform.container
      .get(Files)
      .store(db, { path: join(folder, 'file'), name }, 'papers', { personId, schoolId, keptFor: 60_000 }),
  );
  await rm(folder, { recursive: true });
  return file.id;
}

const paper = `::一:: 数轴上表示 -3 的点在原点的左侧．{T}

::二:: 2 的相反数是 { =-2 ~2 ~0.5 ~-0.5 }

::三:: 说说什么是绝对值． {}
`;

const shown = async (importId: string) => dataOf<typeof getImport>(await teacher.call(getImport, { importId }));

async function imported(text: string | Buffer, name = '练习.gift') {
  const started = await teacher.call(startImport, { fileId: await uploaded(name, text), format: 'auto' });
  const { importId } = dataOf<typeof startImport>(started);
  await vi.waitFor(async () => expect(['read', 'failed']).toContain((await shown(importId)).state), 30_000);
  return shown(importId);
}

const facts = {
  difficulty: 2,
  stageId: 'junior',
  subjectId: demoId('subject/mathematics'),
  gradeId: demoId('grade/7'),
  nodeIds: [numberLine],
  kiids: [],
  kind: 'unit',
  year: 2026,
  region: '云州市',
};

test('a file is read in the background, mended, and taken into one’s own bank as far as it is complete', async () => {
  const read = await imported(paper);
  expect(read).toMatchObject({ state: 'read', reason: '', waiting: 3, saved: 0 });
  expect(read.items.map(({ body }) => body.type)).toEqual([2, 0, 5]);
  const { importId, version } = read;
  const [, second, third] = read.items;
  const kept = await teacher.call(saveImportItem, {
    importId,
    version,
    itemId: third!.itemId,
    body: third!.body,
    key: {},
  });
  const change = dataOf<typeof saveImportItem>(kept);
  expect(change.items).toMatchObject([{ itemId: third!.itemId, confidence: 1, problems: [] }]);
  const late = await teacher.call(saveImportItem, {
    importId,
    version,
    itemId: third!.itemId,
    body: third!.body,
    key: {},
  });
  expect([late.status, keyOf(late)]).toEqual([409, 'questions.error.importChanged']);
  const finish = await teacher.call(finishImport, { importId, version: change.version, ...facts });
  const done = dataOf<typeof finishImport>(finish);
  expect(done).toMatchObject({ waiting: 1 });
  const bank = dataOf<typeof listQuestions>(await teacher.call(listQuestions, { space: 'personal', kinds: ['unit'] }));
  expect(done.ids).toHaveLength(2);
  expect(idsOf(bank.data)).toEqual(expect.arrayContaining(done.ids));
  const keys = dataOf<typeof questionKeys>(await teacher.call(questionKeys, { ids: done.ids }));
  expect(keys.map(({ key }) => key.truth ?? key.choice)).toEqual([true, [0]]);
  const gone = await teacher.call(saveImportItem, {
    importId,
    version: done.version,
    itemId: second!.itemId,
    body: second!.body,
    key: {},
  });
  expect([gone.status, keyOf(gone)]).toEqual([404, 'questions.error.noImportItem']);
  const lines = dataOf<typeof listImports>(await teacher.call(listImports, {}));
  expect(lines[0]).toMatchObject({ importId, filename: '练习.gift', waiting: 1, saved: 2 });
});

test('a question whose picture has expired waits and says so, and holds up no other', async () => {
  const read = await imported(paper);
  const [first] = read.items;
  const { database } = app.platform.services;
  const gone = { kind: 'picture', file: newId(), width: 10, height: 10, alt: '' };
  const body = JSON.stringify({ ...first!.body, stem: [...(first!.body.stem as object[]), gone] });
  await database.write(asSystem('a test'), (db) =>
    db.run(sql`update questions.import_item set body = ${body}::jsonb where id = ${first!.itemId}`),
  );
  const finish = await teacher.call(finishImport, { importId: read.importId, version: read.version, ...facts });
  // the third has no answer, and waits for that
  const { ids, waiting } = dataOf<typeof finishImport>(finish);
  expect([ids.length, waiting]).toEqual([1, 2]);
  const { items } = await shown(read.importId);
  expect(items.map(({ questionId }) => questionId)).toEqual([null, ids[0], null]);
  expect(items[0]!.problems.map(({ message }) => message)).toEqual([expect.stringContaining('已过期')]);
});

test('items are cut, joined, typed, answered by number and left out', async () => {
  const { importId, ...begun } = await imported(paper);
  let { version, items } = begun;
  const act = async (
    endpoint: typeof splitImportItem | typeof mergeImportItems | typeof setImportTypes | typeof leaveImportItems,
    input: object,
  ) => {
    const answer = await teacher.call(endpoint, { importId, version, ...input });
    expect(answer.status).toBe(200);
    version = dataOf<typeof mergeImportItems>(answer).version;
    items = (await shown(importId)).items;
  };
  const itemId = items[1]!.itemId;
  await act(splitImportItem, { itemId, at: 'option', index: 2 });
  expect(items.map(({ body }) => body.options?.length ?? 0)).toEqual([0, 2, 0, 0]);
  await act(mergeImportItems, { itemId });
  expect(items.map(({ body }) => body.options?.length ?? 0)).toEqual([0, 3, 0]);
  await act(setImportTypes, { itemIds: [items[1]!.itemId], type: 1 });
  expect(items[1]!.body.type).toBe(1);
  await act(leaveImportItems, { itemIds: [items[0]!.itemId], left: true });
  expect(items[0]!.isLeft).toBe(true);
  const numbers = items.map(({ number }) => number);
  const answered = await teacher.call(answerImport, { importId, version, text: `${numbers[1]}. AB  99. C` });
  const { items: changed, unfit } = dataOf<typeof answerImport>(answered);
  expect(changed).toMatchObject([{ itemId: items[1]!.itemId, key: { choice: [0, 1] } }]);
  expect(unfit).toEqual(['99. C']);
  const now = (await shown(importId)).version;
  const end = await teacher.call(splitImportItem, { importId, version: now, itemId, at: 'block', index: 0 });
  expect([end.status, keyOf(end)]).toEqual([422, 'questions.error.cannotSplit']);
  const last = await teacher.call(mergeImportItems, { importId, version: now, itemId: items.at(-1)!.itemId });
  expect([last.status, keyOf(last)]).toEqual([422, 'questions.error.cannotMerge']);
});

test('changes are taken back one by one, as far as nothing has gone into the bank', async () => {
  const { importId, items, version } = await imported(paper);
  const first = { importId, version, itemId: items[1]!.itemId };
  const cut = dataOf<typeof splitImportItem>(await teacher.call(splitImportItem, { ...first, at: 'option', index: 2 }));
  const joined = dataOf<typeof mergeImportItems>(
    await teacher.call(mergeImportItems, { importId, version: cut.version, itemId: items[0]!.itemId }),
  );
  expect((await shown(importId)).items).toHaveLength(3);
  const once = dataOf<typeof undoImport>(await teacher.call(undoImport, { importId, version: joined.version }));
  expect([once.undoable, (await shown(importId)).items.length]).toEqual([true, 4]);
  const twice = dataOf<typeof undoImport>(await teacher.call(undoImport, { importId, version: once.version }));
  const back = await shown(importId);
  expect([twice.undoable, back.undoable]).toEqual([false, false]);
  expect(back.items.map(({ body, position }) => ({ body, position }))).toEqual(
    items.map(({ body, position }) => ({ body, position })),
  );
  const none = await teacher.call(undoImport, { importId, version: twice.version });
  expect([none.status, keyOf(none)]).toEqual([422, 'questions.error.nothingToUndo']);
});

test('what the bank has already is told; an import is thrown away and brought back', async () => {
  const text = `::一:: 南极科考站的“太阳能帐篷”每小时可以融化冰雪 3.7 升。{T}`;
  const before = await imported(text);
  const finish = await teacher.call(finishImport, { importId: before.importId, version: before.version, ...facts });
  const [id] = dataOf<typeof finishImport>(finish).ids;
  const { importId, items } = await imported(text);
  const near = dataOf<typeof importDuplicates>(await teacher.call(importDuplicates, { importId }));
  expect(near).toMatchObject([{ itemId: items[0]!.itemId, id, share: 1 }]);
  const listed = async () =>
    dataOf<typeof listImports>(await teacher.call(listImports, {})).some((line) => line.importId === importId);
  await teacher.call(removeImport, { importId, removed: true });
  expect(await listed()).toBe(false);
  await teacher.call(removeImport, { importId, removed: false });
  expect(await listed()).toBe(true);
  const colleague = await signedIn(app, 'headteacher');
  expect((await colleague.call(removeImport, { importId, removed: true })).status).toBe(404);
  expect((await colleague.call(importDuplicates, { importId })).status).toBe(404);
});

test('the template that one fills in is read again', async () => {
  const file = dataOf<typeof importTemplate>(await teacher.call(importTemplate, {}));
  const sent = await app.platform.app.inject({ url: file.address, headers: { cookie: teacher.cookie } });
  expect(sent.statusCode).toBe(200);
  expect(file.name).toMatch(/\.xlsx$/);
});

test('of a paper whose upload broke off is imported what came, with the place where it ends', async () => {
  const { bytes } = juniorMathematics();
  const text = bytes.indexOf('word/document.xml');
  const behind = bytes.indexOf('PK\u0003\u0004', text);
  const read = await imported(bytes.subarray(0, Math.floor((text + 2 * behind) / 3)), '期中卷.docx');
  expect(read.state).toBe('read');
  expect(read.items.length).toBeGreaterThan(3);
  const cut = read.problems.find(({ message }) => message.startsWith('文件从这里起已损坏'));
  expect(cut?.page).toBe(1);
  expect(cut?.line).toBeGreaterThan(5);
});

test('a file of which nothing can be read says why; others’ imports are not there', async () => {
  const read = await imported('<html><body>no quiz</body></html>', 'paper.xml');
  expect(read.state).toBe('failed');
  expect(read.reason).not.toBe('');
  expect(read.reason).not.toContain('questions.');
  // with its values, here and in the list
  const large = await imported(paper.padEnd(33 * 1_048_576, '\n'), 'large.gift');
  const [line] = dataOf<typeof listImports>(await teacher.call(listImports, {}));
  expect([large.state, line!.reason]).toEqual(['failed', large.reason]);
  expect(large.reason).toContain('32 MB');
  const colleague = await signedIn(app, 'headteacher');
  const strange = await colleague.call(getImport, { importId: read.importId });
  expect([strange.status, keyOf(strange)]).toEqual([404, 'questions.error.noImport']);
  const fileId = await uploaded('x.gift', paper, 'headteacher');
  expect((await teacher.call(startImport, { fileId })).status).toBe(404);
});

test.each([
  ['GBK', Buffer.from('3a3ad2bb3a3ac8abb5c8d0cecfe0cbc6a1a37b547d', 'hex')],
  ['UTF-16 with a mark', Buffer.from('\ufeff::一::全等形相似。{T}', 'utf16le')],
])('a file of questions is read in %s', async (_, bytes) => {
  const { state, items } = await imported(bytes);
  expect([state, items.map(({ body }) => textOf(body.stem))]).toEqual(['read', ['全等形相似。']]);
});

test('signs that no database takes are replaced, wherever a file names them', async () => {
  const quiz = `<quiz><question type="truefalse"><name><text>a</text></name><questiontext format="html"><text>a&#0;b&#xD800;&lt;p&gt;&amp;#0;c&lt;/p&gt;</text></questiontext>
    <answer fraction="100"><text>true</text></answer><tags><tag><text>t&#0;</text></tag></tags></question></quiz>`;
  const { state, items } = await imported(quiz, 'quiz.xml');
  expect(state).toBe('read');
  expect(items).toHaveLength(1);
  expect(textOf(items[0]!.body.stem)).toMatch(/^a/);
});

test('an import is answered as it is at one moment, while a job writes it', async () => {
  const { importId, items } = await imported(paper);
  const { database } = app.platform.services;
  let isWriting = true;
  // what a job does that reads a paper anew: its state and its items change together
  const writing = (async () => {
    for (let round = 0; round < 60; round += 1)
      await database.write(asSystem('a test'), async (db) => {
        const isRead = round % 2 === 1;
        await updateRunState(db, importId, isRead ? 'read' : 'reading', new Date());
        await db.run(sql`delete from questions.import_item where run_id = ${importId}`);
        if (isRead)
          for (const item of items)
            await upsertItem(db, importId, { ...item, id: item.itemId, facts: {}, problems: [] });
      });
    isWriting = false;
  })();
  const seen = new Set<string>();
  while (isWriting) {
    const { state, items: now, waiting } = await shown(importId);
    seen.add(`${state} ${now.length} ${waiting}`);
  }
  await writing;
  expect([...seen].filter((one) => one !== 'read 3 3' && one !== 'reading 0 0')).toEqual([]);
});

test('an import whose job has given up says so, whatever the reason', { timeout: 60_000 }, async () => {
  const { personId, schoolId } = app.world.people.teacher;
  const importId = newId();
  const { database } = app.platform.services;
  await database.write(asSystem('a test'), async (db) => {
    const fileId = await uploaded('odd.gift', paper);
    // a format that no reader knows: what a job meets after an update that took one away
    const run = { id: importId, schoolId, ownerPersonId: personId, fileId, format: 'runes' };
    const jobId = await app.platform.container.get(Jobs).add(db, readPaperJob, { importId }, { by: personId });
    await insertRun(db, { ...run, jobId }, new Date());
  });
  await vi.waitFor(async () => expect((await shown(importId)).state).toBe('failed'), {
    timeout: 45_000,
    interval: 500,
  });
  expect((await shown(importId)).reason).toMatch(/多次尝试/);
});

test('questions are written into a file and read again', async () => {
  const ids = ['below-zero', 'zero-is-neither'].map(question);
  const exported = async (format: string, withAnswers: boolean, title: string) => {
    const answer = await prepared(teacher, await teacher.call(exportQuestions, { ids, format, withAnswers, title }));
    expect(answer.status).toBe(200);
    return answer.envelope!.data as Prepared;
  };
  const file = await exported('gift', true, '有理数练习');
  expect(file.name).toBe('有理数练习.txt');
  const sent = await app.platform.app.inject({ url: file.address, headers: { cookie: teacher.cookie } });
  expect(sent.statusCode).toBe(200);
  const again = await imported(sent.body, 'again.gift');
  expect(again.items.map(({ body }) => body.type)).toEqual([0, 2]);
  for (const format of ['docx', 'pdf', 'xlsx', 'moodle', 'qti', 'qti21'] as const)
    expect((await exported(format, false, format)).bytes).toBeGreaterThan(0);
  const paper = await exported('docx', false, '有理数练习');
  const word = await app.platform.app.inject({ url: paper.address, headers: { cookie: teacher.cookie } });
  const parts = unpackedParts(word.rawPayload, (name) => name === 'word/document.xml', 5_000_000);
  expect(Array.isArray(parts) && parts[0]?.content.toString()).toContain('（共 1 小题');
  const strange = await teacher.call(exportQuestions, {
    ids: [question('cat-feelings')],
    format: 'gift',
    withAnswers: true,
    title: 'x',
  });
  expect([strange.status, keyOf(strange)]).toEqual([404, 'questions.error.notFound']);
});

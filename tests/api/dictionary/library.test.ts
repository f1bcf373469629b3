import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import {
  addWords,
  listUnits,
  listWords,
  readWordSheet,
  removeUnit,
  removeWords,
  saveUnit,
  saveWord,
} from 'edutech/plugins/dictionary/api';
import { emptyWord } from 'edutech/plugins/dictionary/model/word';
import { TextbookUses } from 'edutech/plugins/textbook/api';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { type Caller, signedIn } from '../../support/people';
import { upload } from '../../support/uploading';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { uploaded } from '../resource/resource-kit';
import { dataOf, keyOf, noPlace, unit, word } from './dictionary-kit';

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['dictionary', 'home'] });
  teacher = await signedIn(app, 'teacher');
  colleague = await signedIn(app, 'headteacher');
});
afterAll(() => app.close());

const wordsOf = async (who: Caller, wish: object) =>
  dataOf<typeof listWords>(await who.call(listWords, { page: 1, pageLine: 50, ...wish })).data;
const newUnit = async (language: 'en' | 'zh' = 'en') => {
  const input = { ...noPlace, level: 1 as const, language, book: '', title: '补充' };
  return dataOf<typeof saveUnit>(await teacher.call(saveUnit, input)).unitId;
};

test('a teacher sees the units of the city, of the school, and of nobody else', async () => {
  const { units } = dataOf<typeof listUnits>(await teacher.call(listUnits, {}));
  const ids = units.map(({ unitId }) => unitId);
  expect(ids).toEqual(expect.arrayContaining([unit('spring'), unit('routine'), unit('zoo'), unit('own')]));
  expect(ids).not.toContain(unit('neighbour'));
  expect(units.find(({ unitId }) => unitId === unit('spring'))).toMatchObject({ words: 12, level: 3, isMine: false });
});

test.each(['酝酿', '酿', 'yunniang', 'YUN', '准备'])('a word is found by %s', async (q) => {
  const found = await wordsOf(teacher, { q });
  if (q === '准备') return expect(found.every(({ meaning }) => meaning.includes(q))).toBe(true);
  expect(found.map(({ text }) => text)).toContain('酝酿');
});

test('words are added once, changed, found by what they became, and come back out of the trash', async () => {
  const unitId = await newUnit();
  const words = ['lamp', 'kite', 'lamp'].map((text) => ({ ...emptyWord, text }));
  const added = dataOf<typeof addWords>(await teacher.call(addWords, { unitId, words }));
  expect(added).toMatchObject({ known: 1 });
  expect(added.wordIds).toHaveLength(2);
  const [wordId] = added.wordIds as [string];
  expect(await teacher.call(saveWord, { ...emptyWord, wordId, text: 'lighthouse', meaning: '灯塔' })).toMatchObject({
    status: 200,
  });
  expect((await wordsOf(teacher, { q: '灯塔' })).map(({ text }) => text)).toEqual(['lighthouse']);
  expect(await wordsOf(teacher, { q: 'lamp', unitId })).toEqual([]);
  await teacher.call(removeWords, { wordIds: [wordId], on: true });
  expect(await wordsOf(teacher, { q: '灯塔' })).toEqual([]);
  await teacher.call(removeWords, { wordIds: [wordId], on: false });
  expect(await wordsOf(teacher, { q: '灯塔' })).toHaveLength(1);
  await teacher.call(removeUnit, { unitId, on: true });
  expect(await wordsOf(teacher, { q: '灯塔' })).toEqual([]);
});

test("nobody changes a colleague's words, and not every teacher those of school and city", async () => {
  expect(await colleague.call(addWords, { unitId: unit('own'), words: [{ ...emptyWord, text: 'x' }] })).toMatchObject({
    status: 404,
  });
  expect(await teacher.call(addWords, { unitId: unit('zoo'), words: [{ ...emptyWord, text: 'x' }] })).toMatchObject({
    status: 403,
  });
  expect(await teacher.call(saveWord, { ...emptyWord, text: 'x', wordId: word('spring') })).toMatchObject({
    status: 403,
  });
  const shared = { ...noPlace, level: 3 as const, language: 'en' as const, book: '', title: 'x' };
  expect(await teacher.call(saveUnit, shared)).toMatchObject({ status: 403 });
});

test('a word gets a recording and a picture that its teacher has uploaded, and loses them again', async () => {
  const unitId = await newUnit();
  const { wordIds } = dataOf<typeof addWords>(
    await teacher.call(addWords, { unitId, words: [{ ...emptyWord, text: 'owl' }] }),
  );
  const [wordId] = wordIds as [string];
  const pictureId = await uploaded(app, 'teacher', 'owl.png');
  await teacher.call(saveWord, { ...emptyWord, text: 'owl', wordId, pictureId });
  const [owl] = await wordsOf(teacher, { unitId });
  expect(owl).toMatchObject({ audio: null, audioKind: null });
  expect(owl?.picture).toEqual(expect.any(String));
  const foreign = await uploaded(app, 'headteacher', 'other.png');
  expect(await teacher.call(saveWord, { ...emptyWord, text: 'owl', wordId, pictureId: foreign })).toMatchObject({
    status: 404,
  });
  await teacher.call(saveWord, { ...emptyWord, text: 'owl', wordId, pictureId: null });
  expect((await wordsOf(teacher, { unitId }))[0]).toMatchObject({ picture: null });
});

test('a unit stands at a chapter that its teacher sees, and is called as its book', async () => {
  const nodeId = demoId('textbook.node.junior-chinese-7a/第一单元/3 雨的四季／刘湛秋');
  const writePointId = demoId('textbook.point.junior-chinese/识字与写字/字形/同音字辨形');
  const place = { ...noPlace, level: 1 as const, language: 'zh' as const, book: '', title: '雨的四季' };
  const save = (change: object) => teacher.call(saveUnit, { ...place, ...change });
  const { unitId } = dataOf<typeof saveUnit>(await save({ nodeId, writePointId }));
  const { units } = dataOf<typeof listUnits>(await teacher.call(listUnits, {}));
  expect(units.find((one) => one.unitId === unitId)).toMatchObject({
    nodeId,
    writePointId,
    readPointId: null,
    chapter: ['第一单元', '3 雨的四季／刘湛秋'],
    book: expect.stringContaining('七年级上册'),
  });
  const uses = app.platform.container.get(TextbookUses) as readonly TextbookUses<Db>[];
  const counted = (on: { bookIds: string[]; nodeIds: string[] }) =>
    app.platform.services.database.read(asSystem('a test asks who uses a chapter'), (db) =>
      Promise.all(uses.map((one) => one.countOn(db, on, 'en'))),
    );
  expect(await counted({ bookIds: [], nodeIds: [nodeId] })).toContainEqual({ what: 'Units of words', count: 1 });
  const bookIds = [demoId('textbook.book.junior-chinese-7a')];
  expect(await counted({ bookIds, nodeIds: [] })).toContainEqual({ what: 'Units of words', count: 3 });
  expect(keyOf(await save({ nodeId: newId() }))).toBe('dictionary.error.noChapter');
  expect(keyOf(await save({ readPointId: newId() }))).toBe('dictionary.error.noPoint');
});

test('a list is read from a file, with the lines that are no words', async () => {
  const content = Buffer.from('字词,释义\nzoo,动物园\nzoo,动物园\n春天,春\n');
  const read = await upload(app, teacher, readWordSheet, { name: 'words.csv', content }, { language: 'en' });
  expect(read.data).toMatchObject({
    words: [{ text: 'zoo', meaning: '动物园' }],
    faults: [
      { line: 3, why: 'twice' },
      { line: 4, why: 'wrongLanguage' },
    ],
  });
  const none = await upload(app, teacher, readWordSheet, undefined, { language: 'en' });
  expect(none.data).toMatchObject({ key: 'dictionary.import.noFile' });
});

test('a list of Excel in GBK is read, and an old workbook says what it is', async () => {
  // 字词,释义 zoo,动物园
  const gbk = 'd7d6b4ca2ccacdd2e50d0a7a6f6f2cb6afceefd4b00d0a';
  const read = await upload(
    app,
    teacher,
    readWordSheet,
    { name: '单词.csv', content: Buffer.from(gbk, 'hex') },
    { language: 'en' },
  );
  expect(read.data).toMatchObject({ words: [{ text: 'zoo', meaning: '动物园' }], faults: [] });
  const old = { name: '单词.xls', content: Buffer.from('d0cf11e0a1b11ae1', 'hex') };
  const refused = await upload(app, teacher, readWordSheet, old, { language: 'en' });
  expect(refused.data).toMatchObject({ key: 'core.sheets.oldWorkbook' });
});

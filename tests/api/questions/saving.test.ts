import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  editedQuestion,
  forkQuestion,
  getDraft,
  getQuestion,
  listDrafts,
  listQuestions,
  listVersions,
  nearDuplicates,
  questionKeys,
  removeDraft,
  saveDraft,
  saveQuestion,
  someQuestions,
  similarQuestions,
} from 'edutech/plugins/questions/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, idsOf, keyOf, question, uploaded, values } from './questions-kit';

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['questions'] });
  teacher = await signedIn(app, 'teacher');
  colleague = await signedIn(app, 'headteacher');
});
afterAll(() => app.close());

const save = async (input: object, who = teacher) =>
  dataOf<typeof saveQuestion>(await who.call(saveQuestion, { ...input }));
const one = async (id: string, who = teacher) => dataOf<typeof getQuestion>(await who.call(getQuestion, { id }));
const picture = (file: string) => ({ kind: 'picture', file, width: 10, height: 10, alt: '一个点' });

test('a question is saved for its owner alone, and found by its words, chapter and point', async () => {
  const { id, version } = await save(values('数轴上到原点距离为五的正数是'));
  expect(version).toBe(1);
  const saved = await one(id);
  expect(saved).toMatchObject({
    source: 1,
    reviewState: 1,
    title: '数轴上到原点距离为五的正数是',
    points: 3,
    isOwn: true,
  });
  expect(saved.knowledge).toMatchObject([{ knowName: '数轴' }]);
  const found = await teacher.call(listQuestions, { space: 'personal', q: '原点距离为五' });
  expect(idsOf(dataOf<typeof listQuestions>(found).data)).toEqual([id]);
  expect((await colleague.call(getQuestion, { id })).status).toBe(404);
});

test('a list that was shown before has the newest body, for those alone who see the question', async () => {
  const first = await save(values('列表里的第一版'));
  const listed = async (who = teacher) => {
    const data = dataOf<typeof someQuestions>(await who.call(someQuestions, { ids: [first.id] }));
    return JSON.stringify(data.map(({ body }) => body));
  };
  for (const _ of ['read', 'remembered']) expect(await listed()).toContain('列表里的第一版');
  expect(await listed(colleague)).toBe('[]');
  await save({ ...values('列表里的第二版'), ...first });
  expect(await listed()).toContain('列表里的第二版');
});

test('each save is a version; a body or key of before is never changed', async () => {
  const first = await save(values('第一版'));
  expect((await one(first.id)).ability).toBeNull();
  const second = await save({
    ...values('第二版', { key: { choice: [2] }, ability: 'apply' }),
    ...first,
    note: '换了答案',
  });
  expect((await one(first.id)).ability).toBe('apply');
  expect(second).toEqual({ id: first.id, version: 2 });
  const versions = dataOf<typeof listVersions>(await teacher.call(listVersions, { id: first.id }));
  expect(versions).toMatchObject([{ version: 2, note: '换了答案' }, { version: 1 }]);
  const before = dataOf<typeof getQuestion>(await teacher.call(getQuestion, { id: first.id, version: 1 }));
  expect(JSON.stringify(before.body)).toContain('第一版');
  expect([before.version, before.newest]).toEqual([1, 2]);
  const keys = async (version: number) =>
    dataOf<typeof questionKeys>(await teacher.call(questionKeys, { ids: [first.id], version }));
  expect((await keys(1))[0]!.key.choice).toEqual([1]);
  expect((await keys(2))[0]!.key.choice).toEqual([2]);
});

test('of two tabs the second is shown both versions, and nothing is written', async () => {
  const first = await save(values('两个窗口'));
  await save({ ...values('先保存的'), ...first });
  const late = await teacher.call(saveQuestion, { ...values('后保存的'), ...first });
  expect(late.status).toBe(409);
  const { mine, theirs } = (late.envelope!.data as { detail: Conflict }).detail;
  expect(JSON.stringify(mine.body)).toContain('后保存的');
  expect(JSON.stringify(theirs.body)).toContain('先保存的');
  expect(theirs.version).toBe(2);
  expect((await one(first.id)).title).toBe('先保存的');
});

test('what is not complete is refused with every place, and is not saved', async () => {
  const wrong = await teacher.call(saveQuestion, values('', { key: {} }));
  expect(wrong.status).toBe(422);
  expect(keyOf(wrong)).toBe('questions.error.incomplete');
  const { fields } = (wrong.envelope!.data as { detail: { fields: { field: string; key: string }[] } }).detail;
  expect(fields.map(({ field, key }) => [field, key])).toEqual([
    ['stem', 'questions.check.noStem'],
    ['key', 'questions.check.noAnswer'],
  ]);
  for (const [more, key] of [
    [{ nodeIds: [demoId('nowhere')] }, 'questions.error.noChapter'],
    [{ subjectId: demoId('subject/chinese') }, 'questions.error.otherSubject'],
    [{ knowledge: [{ kiid: demoId('nowhere'), part: -1 }] }, 'questions.error.noPoint'],
  ] as const) {
    const answer = await teacher.call(saveQuestion, values('题', more));
    expect([answer.status, keyOf(answer)]).toEqual([422, key]);
  }
});

test('pictures are one’s own uploads, or those of questions that one may read', async () => {
  const own = await uploaded(app, 'teacher');
  const withPicture = (file: string) => {
    const base = values('看图');
    return { ...base, body: { ...base.body, stem: [...base.body.stem, picture(file)] } };
  };
  const { id } = await save(withPicture(own));
  expect((await one(id)).media).toMatchObject([{ file: own, mime: 'image/png' }]);
  const strange = await teacher.call(saveQuestion, withPicture(await uploaded(app, 'headteacher')));
  expect([strange.status, keyOf(strange)]).toEqual([404, 'core.files.notFound']);
  const shown = (await one(question('points-on-line'))).media[0]!.file;
  expect((await teacher.call(saveQuestion, withPicture(shown))).status).toBe(200);
});

test('an older version is given as its form had it, to its owner alone', async () => {
  const { id } = await save(values('第一稿'));
  const first = dataOf<typeof editedQuestion>(await teacher.call(editedQuestion, { id }));
  await teacher.call(saveQuestion, { ...values('第二稿'), id, version: 1 });
  const edit = async (input: object, who = teacher) => who.call(editedQuestion, { id, ...input });
  expect(dataOf<typeof editedQuestion>(await edit({ version: 1 }))).toEqual(first);
  expect(dataOf<typeof editedQuestion>(await edit({}))).toMatchObject({ version: 2 });
  expect((await edit({ version: 3 })).status).toBe(404);
  expect((await edit({ version: 1 }, colleague)).status).toBe(404);
  // what it said becomes the newest one
  const back = await teacher.call(saveQuestion, { ...withoutMedia(first), id, version: 2 });
  expect(dataOf<typeof saveQuestion>(back)).toEqual({ id, version: 3 });
  expect((await one(id)).body).toEqual(first.body);
});

test('what others see is not changed under their eyes, but may be copied', async () => {
  const shared = await teacher.call(saveQuestion, { ...values('改掉'), id: question('below-zero'), version: 1 });
  expect([shared.status, keyOf(shared)]).toEqual([409, 'questions.error.shared']);
  const fork = dataOf<typeof forkQuestion>(await colleague.call(forkQuestion, { id: question('points-on-line') }));
  const copy = await one(fork.id, colleague);
  expect(copy).toMatchObject({ source: 1, forkOf: question('points-on-line'), isOwn: true });
  expect(copy.media).toHaveLength(1);
  expect((await one(question('points-on-line'))).forks).toBe(0);
  const edited = dataOf<typeof editedQuestion>(await colleague.call(editedQuestion, { id: fork.id }));
  expect(edited.key.gaps).toHaveLength(3);
  // what it was copied from is no warning, for a new question it is one
  const near = async (except: object) =>
    dataOf<typeof nearDuplicates>(await colleague.call(nearDuplicates, { body: edited.body, ...except }));
  const origin = question('points-on-line');
  expect((await near({})).map((one) => one.question.id)).toContain(origin);
  expect((await near({ except: fork.id })).map((one) => one.question.id)).not.toContain(origin);
  const saved = await colleague.call(saveQuestion, { ...withoutMedia(edited), difficulty: 3 });
  expect(dataOf<typeof saveQuestion>(saved)).toEqual({ id: fork.id, version: 2 });
  expect((await teacher.call(editedQuestion, { id: fork.id })).status).toBe(404);
  expect((await teacher.call(forkQuestion, { id: fork.id })).status).toBe(404);
});

type Conflict = Record<'mine' | 'theirs', { version: number; body: unknown }>;

const withoutMedia = ({ media: _media, ...rest }: { media: unknown }) => rest;

test('what stands in an editor is kept as it is, on every device, until it is saved', async () => {
  const draftId = newId();
  const draft = { draftId, values: { ...values('写到一半'), key: {} } };
  expect((await teacher.call(saveDraft, draft)).status).toBe(200);
  await teacher.call(saveDraft, { ...draft, values: { ...draft.values, region: '临江区' } });
  const kept = dataOf<typeof getDraft>(await teacher.call(getDraft, { draftId }));
  expect(kept.values).toMatchObject({ region: '临江区', key: {} });
  expect(dataOf<typeof listDrafts>(await teacher.call(listDrafts, {}))).toMatchObject([{ draftId, title: '写到一半' }]);
  expect((await colleague.call(getDraft, { draftId })).status).toBe(404);
  await save({ ...values('写完了'), draftId });
  const gone = await teacher.call(getDraft, { draftId });
  expect([gone.status, keyOf(gone)]).toEqual([404, 'questions.error.noDraft']);
  expect((await teacher.call(removeDraft, { draftId })).status).toBe(200);
});

test('questions that say nearly the same are shown, the nearest first, whoever of one’s banks has them', async () => {
  const { body } = await one(question('taxi-on-avenue'));
  const same = dataOf<typeof nearDuplicates>(await colleague.call(nearDuplicates, { body }));
  expect(same).toMatchObject([{ share: 1, question: { id: question('taxi-on-avenue') } }]);
  const changed = JSON.parse(JSON.stringify(body).replace('小李', '小王'));
  const near = dataOf<typeof nearDuplicates>(await colleague.call(nearDuplicates, { body: changed }));
  expect(near[0]!.question.id).toBe(question('taxi-on-avenue'));
  expect(near[0]!.share).toBeGreaterThanOrEqual(0.9);
  const except = { body, except: question('taxi-on-avenue') };
  expect(dataOf<typeof nearDuplicates>(await colleague.call(nearDuplicates, except))).toEqual([]);
  const { body: other } = values('完全不同的一道题，问的是别的事情');
  expect(dataOf<typeof nearDuplicates>(await colleague.call(nearDuplicates, { body: other }))).toEqual([]);
});

test('similar questions exercise the same', async () => {
  const similar = dataOf<typeof similarQuestions>(
    await teacher.call(similarQuestions, { id: question('subtract'), count: 4 }),
  );
  expect(similar.length).toBeGreaterThan(1);
  expect(idsOf(similar)).not.toContain(question('subtract'));
  expect(similar.every(({ subjectCode }) => subjectCode === 'mathematics')).toBe(true);
  expect(similar[0]!.knowledge.map(({ knowName }) => knowName)).toContain('有理数的加法与减法');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { sheets } from 'edutech/plugins/print/kit/common/paper-sizes';
import { bookletPages, collectionKeys, listCollection } from 'edutech/plugins/wrong/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, entry, keyOf } from './wrong-kit';

let app: TestApp;
let student: Caller;
let entryIds: string[];
beforeAll(async () => {
  app = await startApp({ on: ['wrong', 'work'] });
  student = await signedIn(app, 'student');
  const { data } = dataOf<typeof listCollection>(await student.call(listCollection, { pageLine: 100 }));
  entryIds = data.map(({ entryId }) => entryId);
});
afterAll(() => app.close());

const asked = (more: object = {}) => ({
  entryIds,
  layout: 'questions' as const,
  hasCodes: true,
  look: { size: 'b5' as const },
  ...more,
});
const booklet = async (more: object = {}) => dataOf<typeof bookletPages>(await student.call(bookletPages, asked(more)));
const inksOf = (pages: readonly Page[]) => pages.flatMap(({ inks }) => inks);
const textOf = (pages: readonly Page[]) =>
  inksOf(pages)
    .map((ink) => (ink.kind === 'text' ? ink.text : ''))
    .join('');
const codesOf = (pages: readonly Page[]) =>
  inksOf(pages).filter((ink) => ink.kind === 'path' && ink.label === '扫码打开这道题');

test('a booklet has the entries in their order, each with a code and the pictures that it shows', async () => {
  const { pages, media } = await booklet();
  expect(pages[0]).toMatchObject({ width: sheets.b5.width, height: sheets.b5.height });
  expect(textOf(pages)).toContain('林知夏');
  const places = pages.flatMap((page) => page.places.map(({ id }) => id)).filter((id) => entryIds.includes(id));
  expect([...new Set(places)]).toEqual(entryIds);
  expect(codesOf(pages)).toHaveLength(entryIds.length);
  const pictures = inksOf(pages).flatMap((ink) => (ink.kind === 'picture' ? [ink.file] : []));
  expect(pictures.length).toBeGreaterThan(0);
  expect(new Set(media.map(({ file }) => file))).toEqual(new Set(pictures));
  expect(codesOf((await booklet({ hasCodes: false })).pages)).toEqual([]);
});

test('room to answer and answers are there where they are wanted, and only answers that may be seen', async () => {
  const [plain, spaced, told] = [
    await booklet(),
    await booklet({ layout: 'space' }),
    await booklet({ layout: 'answers' }),
  ];
  expect(spaced.pages.length).toBeGreaterThan(plain.pages.length);
  expect(textOf(plain.pages)).not.toContain('参考答案');
  const keys = dataOf<typeof collectionKeys>(await student.call(collectionKeys, { entryIds }));
  const answers = textOf(told.pages).split('参考答案')[1]!;
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.length).toBeLessThan(entryIds.length);
  expect(answers.match(/这道题没有标准答案|答案还没有公布/g)?.length).toBe(entryIds.length - keys.length);
});

test('nobody prints what another has got wrong', async () => {
  const answer = await student.call(bookletPages, asked({ entryIds: [entry('neighbour')] }));
  expect(keyOf(answer)).toBe('wrong.error.noEntry');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { paperPages, saveQuestion } from 'edutech/plugins/questions/api';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { paperSizes, sheets } from 'edutech/plugins/print/kit/common/paper-sizes';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, keyOf, question, values } from '../questions-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['questions'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const ids = ['below-zero', 'absolute-values', 'taxi-on-avenue'].map(question);
const asked = { ids, title: '期中练习', withAnswers: false, look: { size: 'a4' as const } };
const wordsOf = (pages: readonly Page[]) =>
  pages.map(({ inks }) => inks.map((ink) => (ink.kind === 'text' ? ink.text : '')).join('')).join('\n');
const pagesOf = async (more: Partial<InputOf<typeof paperPages>> = {}, who = teacher) =>
  dataOf<typeof paperPages>(await who.call(paperPages, { ...asked, ...more })).pages;

test.each(paperSizes)(
  'the pages of %s are as large as its sheets, and nothing reaches over their edge',
  async (size) => {
    const pages = await pagesOf({ look: { size, hasBinding: true } });
    expect(wordsOf(pages)).toContain('期中练习');
    for (const { width, height, inks } of pages) {
      expect([width, height]).toEqual([sheets[size].width, sheets[size].height]);
      for (const ink of inks)
        if (ink.kind === 'text' && ink.turn === undefined) {
          expect(ink.x).toBeGreaterThanOrEqual(0);
          expect(ink.x + ink.width).toBeLessThanOrEqual(width);
          expect(ink.y).toBeLessThan(height);
        }
    }
  },
);

test('answers stand on pages of their own where they are asked for, and nowhere else', async () => {
  const without = await pagesOf();
  expect(wordsOf(without)).not.toContain('零上记为正');
  const withThem = await pagesOf({ withAnswers: true });
  expect(withThem.length).toBeGreaterThan(without.length);
  expect(wordsOf(withThem)).toContain('零上记为正');
});

test('what somebody may not read is not laid out, and students lay out nothing', async () => {
  const own = dataOf<typeof saveQuestion>(
    await (await signedIn(app, 'headteacher')).call(saveQuestion, values('密题')),
  );
  const stranger = await teacher.call(paperPages, { ...asked, ids: [own.id] });
  expect([stranger.status, keyOf(stranger)]).toEqual([404, 'questions.error.notFound']);
  expect((await (await signedIn(app, 'student')).call(paperPages, asked)).status).toBe(403);
});

test.each([
  [
    'a formula that nests deeper than anybody writes',
    { kind: 'formula', latex: `${'x^{'.repeat(200)}y${'}'.repeat(200)}` },
  ],
  [
    'a formula that is higher than a page',
    { kind: 'formula', latex: `\\begin{matrix}${'1\\\\'.repeat(150)}\\end{matrix}` },
  ],
  ['a number that is longer than a line', { kind: 'paragraph', inlines: [{ kind: 'text', text: '3'.repeat(3000) }] }],
])('%s leaves its paper whole, and stands inside the pages', async (_, block) => {
  const { body, ...others } = values('奇怪的题');
  const odd = { ...others, body: { ...body, stem: [...body.stem, block] } };
  const { id } = dataOf<typeof saveQuestion>(await teacher.call(saveQuestion, odd));
  const pages = await pagesOf({ ids: [id, ids[0]!] });
  expect(wordsOf(pages)).toContain('奇怪的题');
  for (const { width, height, inks } of pages)
    for (const ink of inks) {
      expect(ink.y).toBeLessThan(height);
      expect(ink.x + (ink.kind === 'text' ? ink.width : 0)).toBeLessThan(width);
    }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparePrints, getPaper, paperPages } from 'edutech/plugins/exam/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf } from '../work/work-kit';
import { item, documentWith, paper } from './exam-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const paperId = paper('unit-one');
async function printed(more: object = {}) {
  const { title, document } = dataOf<typeof getPaper>(await teacher.call(getPaper, { paperId }));
  return { title, document, answers: 'none' as const, paperId, ...more };
}

test('PDF has the pages of the screen, and Word all questions in their order, for students, with answers and as paper B', async () => {
  for (const more of [{}, { answers: 'beneath' }, { version: 'B' }]) {
    const input = await printed(more);
    const pages = dataOf<typeof paperPages>(await teacher.call(paperPages, input));
    const found = dataOf<typeof comparePrints>(await teacher.call(comparePrints, input));
    expect(found).toMatchObject({
      pages: pages.length,
      questions: 14,
      pdf: { pages: pages.length, isSame: true },
      word: { isSame: true },
    });
    expect(found.word.formulas).toBeGreaterThan(10);
  }
});

test('the pages of paper B are those of its files: other pages than A, the same each time', async () => {
  const [a, b, again] = await Promise.all(
    [{ version: 'A' }, { version: 'B' }, { version: 'B' }].map(async (more) =>
      JSON.stringify(dataOf<typeof paperPages>(await teacher.call(paperPages, await printed(more)))),
    ),
  );
  expect(b).toBe(again);
  expect(b).not.toBe(a);
});

test('papers that are not the caller’s are not compared', async () => {
  const answer = await teacher.call(comparePrints, {
    title: '',
    document: documentWith([item('below-zero')]),
    answers: 'none',
    paperId: paper('neighbour-draft'),
  });
  expect([answer.status, keyOf(answer)]).toEqual([404, 'exam.error.noPaper']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWords, saveAssignment, saveUnit, wordPages } from 'edutech/plugins/dictionary/api';
import { mostAssigned } from 'edutech/plugins/dictionary/model/word';
import { printLayouts } from 'edutech/plugins/dictionary/model/print-layouts';
import { dataOf, noPlace, settings } from '../../api/dictionary/dictionary-kit';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { report } from '../report';
import { mostStalled, stallOf } from './stall-of';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['dictionary'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

/** Homework with as many words as it may have, each with all that is printed of it. */
async function longest(): Promise<string> {
  const book = { level: 1 as const, language: 'en' as const, book: 'English', title: 'Long', ...noPlace };
  const { unitId } = dataOf<typeof saveUnit>(await teacher.call(saveUnit, book));
  const words = Array.from({ length: mostAssigned }, (_, at) => ({
    text: `word ${String.fromCodePoint(97 + (at % 26)).repeat(3 + Math.floor(at / 26))}`,
    sound: 'wɜːd',
    part: 'n.',
    meaning: `词语第${at}个的意思`,
    example: `This is a long example of the word that has the number ${at}.`,
    exampleMeaning: '',
    note: '',
  }));
  const { wordIds } = dataOf<typeof addWords>(await teacher.call(addWords, { unitId, words }));
  const homework = { ...settings, title: 'Long', language: 'en' as const, wordIds, classIds: [] };
  return dataOf<typeof saveAssignment>(await teacher.call(saveAssignment, homework)).assignmentId;
}

test('nobody waits while dictation sheets, answers and flash cards are laid out', async () => {
  const assignmentId = await longest();
  const stalls: Record<string, number> = {};
  for (const layout of printLayouts)
    stalls[layout] = await stallOf(async () => {
      const { pages } = dataOf<typeof wordPages>(
        await teacher.call(wordPages, { assignmentId, layout, look: { size: 'a4' } }),
      );
      expect(pages.length).toBeGreaterThan(1);
    });
  report(
    'sheets of words',
    Object.fromEntries(Object.entries(stalls).map(([name, ms]) => [name, `${Math.round(ms)} ms`])),
  );
  expect(Object.entries(stalls).filter(([, stall]) => stall > mostStalled)).toEqual([]);
}, 600_000);

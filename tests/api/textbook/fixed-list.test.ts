import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clock } from 'edutech/core/server/clock';
import { asSystem } from 'edutech/core/server/actor';
import { getChildNodes, getUserBooks, type StageItem } from 'edutech/plugins/textbook/api';
import { namedBooks } from 'edutech/plugins/textbook/web/shared/named-books';
import { fixedBooks } from 'edutech/plugins/textbook/model/books/fixed-books';
import { fillCatalogue } from 'edutech/plugins/textbook/server/catalogue/catalogue.jobs';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'], city: { plugins: { textbook: { options: { fixedBooks: true } } } } });
});
afterAll(() => app.close());

test('a city with the built-in list offers its books to all, however often the list is filled', async () => {
  const { container, services } = app.platform;
  const { run } = fillCatalogue({ database: services.database, clock: container.get(Clock) }, true);
  const context = { actor: asSystem('a test'), signal: new AbortController().signal, attempt: 1 };
  for (let time = 0; time < 2; time += 1) await run({}, { ...context, heartbeat: async () => undefined });

  const teacher = await signedIn(app, 'teacher');
  const tree = (await teacher.call(getUserBooks)).envelope!.data as StageItem[];
  const books = namedBooks(tree);
  expect(books.map(({ name }) => name).sort()).toEqual(fixedBooks.map(({ name }) => name).sort());
  const mathematics = tree[0]!.subjectList.find(({ subject }) => subject === '数学')!;
  expect(mathematics.gradeList[0]!.items.map(({ item }) => item)).toContain('华东师大版');
  expect((await teacher.call(getChildNodes, { bookId: books[0]!.bookId })).envelope?.data).toEqual([]);
});

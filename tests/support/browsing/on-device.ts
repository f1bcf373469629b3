import type { Page } from 'playwright';

/** Whether pages of these paths lie on the device: they open without a network. */
export const isPageKept = (page: Page, ...paths: readonly string[]) =>
  page.evaluate(async (wanted) => (await Promise.all(wanted.map((path) => caches.match(path)))).every(Boolean), paths);

/** Whether what was written in a gap lies in the browser's database. */
export const isOnDevice = (page: Page, written: string) =>
  page.evaluate(
    (text) =>
      new Promise<boolean>((done) => {
        const opening = indexedDB.open('edutech-journal');
        opening.onsuccess = () => {
          const database = opening.result;
          const all = database.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => {
            database.close();
            done(JSON.stringify(all.result).includes(JSON.stringify(text)));
          };
        };
      }),
    written,
  );

/** How many answers the sheet has that lies on the device, for the time without a network. */
export const keptAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('edutech-offline');
        opening.onsuccess = () => {
          const database = opening.result;
          const all = database.transaction('answers').objectStore('answers').getAll();
          all.onsuccess = () => {
            database.close();
            const kept = all.result as readonly { readonly data: { readonly answers?: readonly unknown[] } }[];
            done(Math.max(0, ...kept.map(({ data }) => data.answers?.length ?? 0)));
          };
        };
      }),
  );

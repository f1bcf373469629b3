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

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError, invalid } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { BrowserStorage, memoryArea } from 'edutech/core/web/browser/browser-storage';
import { networkCode } from 'edutech/core/web/http/call-error';
import { Journal, type SentEntry } from './journal';
import { type JournalStore, memoryJournalStore } from './journal-store';
import { withLeftEntries } from './left-entries';

const person = newId();
const subject = newId();
type Sent = SentEntry<string> & { readonly client: string };

/** A server that keeps what was sent, once for each name, and can be away or strict. */
function serverOf() {
  const server = {
    kept: [] as Sent[],
    calls: 0,
    isAway: false,
    refuses: '',
    send: async (client: string, entries: readonly SentEntry<string>[]) => {
      server.calls += 1;
      if (server.isAway) throw new AppError('core.error.network', networkCode);
      if (entries.some(({ value }) => value === server.refuses)) throw invalid('work.error.noItem');
      for (const entry of entries)
        if (!server.kept.some((one) => one.client === client && one.sequence === entry.sequence))
          server.kept.push({ ...entry, client });
    },
  };
  return server;
}
const openWith = (store: JournalStore, server: ReturnType<typeof serverOf>, who = person) =>
  Journal.open<string>({ person: who, subject, store, send: server.send });
const valuesOf = (sent: readonly Sent[]) => sent.map(({ value }) => value);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a keystroke is on the device within 300 ms and on the server within two seconds of idling', async () => {
  const store = memoryJournalStore();
  const server = serverOf();
  const journal = await openWith(store, server);
  journal.write('a/0', '1');
  await vi.advanceTimersByTimeAsync(300);
  expect(await store.load({ person, subject })).toMatchObject([{ place: 'a/0', value: '1' }]);
  expect(server.kept).toEqual([]);
  await vi.advanceTimersByTimeAsync(1700);
  expect(valuesOf(server.kept)).toEqual(['1']);
  expect(await store.load({ person, subject })).toEqual([]);
  expect(journal.saving.value).toMatchObject({ state: 'saved' });
});

test('who types on is saved every ten seconds, the last word of each place', async () => {
  const server = serverOf();
  const journal = await openWith(memoryJournalStore(), server);
  for (let second = 0; second < 11; second++) {
    journal.write('a/0', `${second}`);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(server.kept.length).toBeGreaterThan(0);
  expect(server.calls).toBeLessThan(4);
  await journal.flush();
  expect(valuesOf(server.kept).at(-1)).toBe('10');
  expect(journal.unsaved.size).toBe(0);
});

test('without a network it says how much waits on the device, and goes on by itself', async () => {
  const server = serverOf();
  server.isAway = true;
  const journal = await openWith(memoryJournalStore(), server);
  journal.write('a/0', '1');
  journal.write('b/0', '2');
  await vi.advanceTimersByTimeAsync(2000);
  expect(journal.saving.value).toEqual({ state: 'offline', waiting: 2 });
  expect(journal.unsaved).toEqual(new Map(Object.entries({ 'a/0': '1', 'b/0': '2' })));
  journal.write('c/0', '3');
  expect(journal.saving.value).toEqual({ state: 'offline', waiting: 3 });
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(valuesOf(server.kept)).toEqual(['1', '2', '3']);
  expect(server.kept[0]!.age).toBeGreaterThan(1000);
});

test('once the network is back nobody waits for the next try', async () => {
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  const server = serverOf();
  server.isAway = true;
  const journal = await openWith(memoryJournalStore(), server);
  journal.write('a/0', '1');
  await vi.advanceTimersByTimeAsync(2000);
  server.isAway = false;
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(valuesOf(server.kept)).toEqual(['1']);
  expect(journal.saving.value).toMatchObject({ state: 'saved' });
  await journal.stop();
  vi.unstubAllGlobals();
});

test('what reaches a store can lie in a browser’s database', async () => {
  const kept = memoryJournalStore();
  const cloned: unknown[] = [];
  const store: JournalStore = {
    ...kept,
    put: async (owner, entries) => {
      for (const entry of entries) cloned.push(structuredClone({ ...entry, ...owner }));
      await kept.put(owner, entries);
    },
  };
  const journal = await openWith(store, serverOf());
  journal.write('a/0', '1');
  await vi.advanceTimersByTimeAsync(300);
  expect(cloned).toMatchObject([{ person, subject, place: 'a/0', value: '1' }]);
});

test('what is written over something left behind names it: that may arrive later and must not stand', async () => {
  const store = memoryJournalStore();
  const server = serverOf();
  server.isAway = true;
  const closed = await openWith(store, server);
  closed.write('a/0', 'left');
  await vi.advanceTimersByTimeAsync(300);
  await closed.stop();
  server.isAway = false;
  const next = await openWith(store, server);
  next.write('a/0', 'over');
  next.write('b/0', 'new');
  await next.flush();
  const [left, over, other] = ['left', 'over', 'new'].map((value) => server.kept.find((one) => one.value === value));
  expect(over!.after).toEqual({ client: left!.client, sequence: left!.sequence });
  expect(left!.after).toBeUndefined();
  expect(other!.after).toBeUndefined();
});

test('what a closed tab left behind is sent by the next under its own name, once', async () => {
  const store = memoryJournalStore();
  const server = serverOf();
  const first = await openWith(store, server);
  first.write('a/0', 'acknowledged nowhere');
  await vi.advanceTimersByTimeAsync(300);
  // the answer is lost with the tab: the server has it, the device does not know
  const [left] = await store.load<string>({ person, subject });
  await server.send(left!.client, [{ ...left!, age: 0 }]);
  await first.stop();
  const second = await openWith(store, server);
  expect(second.unsaved.get('a/0')).toBe('acknowledged nowhere');
  await vi.advanceTimersByTimeAsync(10);
  expect(valuesOf(server.kept)).toEqual(['acknowledged nowhere']);
  expect(await store.load({ person, subject })).toEqual([]);
});

test('another person at this device is shown nothing of it, and sends nothing of it', async () => {
  const store = memoryJournalStore();
  const server = serverOf();
  server.isAway = true;
  const mine = await openWith(store, server);
  mine.write('a/0', 'mine');
  await mine.stop();
  server.isAway = false;
  const other = await openWith(store, server, newId());
  expect(other.unsaved.size).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.kept).toEqual([]);
  expect(await store.load({ person, subject })).toHaveLength(1);
});

test('what is written while a save is on its way is not taken for saved', async () => {
  const store = memoryJournalStore();
  const server = serverOf();
  const journal = await openWith(store, server);
  journal.write('a/0', 'first');
  const flushing = journal.flush();
  journal.write('a/0', 'second');
  await flushing;
  await journal.flush();
  expect(valuesOf(server.kept)).toContain('second');
  expect(await store.load({ person, subject })).toEqual([]);
});

test('one answer that is refused holds up no other, and waits on the device to be written anew', async () => {
  const store = memoryJournalStore();
  const server = serverOf();
  server.refuses = 'wrong';
  const journal = await openWith(store, server);
  journal.write('a/0', 'wrong');
  journal.write('b/0', 'right');
  await vi.advanceTimersByTimeAsync(2000);
  expect(valuesOf(server.kept)).toEqual(['right']);
  expect(journal.saving.value).toMatchObject({ state: 'failed' });
  expect(await store.load({ person, subject })).toMatchObject([{ value: 'wrong' }]);
  journal.write('a/0', 'mended');
  await vi.advanceTimersByTimeAsync(2000);
  expect(valuesOf(server.kept)).toEqual(['right', 'mended']);
  expect(journal.saving.value).toMatchObject({ state: 'saved' });
});

test('a device without room says that nothing is kept while the network is away', async () => {
  const server = serverOf();
  server.isAway = true;
  const store: JournalStore = { ...memoryJournalStore(), put: () => Promise.reject(new Error('no room')) };
  const journal = await openWith(store, server);
  journal.write('a/0', '1');
  await vi.advanceTimersByTimeAsync(2000);
  expect(journal.saving.value).toMatchObject({ state: 'failed' });
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(valuesOf(server.kept)).toEqual(['1']);
});

test('large answers go in calls that a server takes, whatever waits', async () => {
  const server = serverOf();
  const lengths: number[] = [];
  const journal = await Journal.open<string>({
    person,
    subject,
    store: memoryJournalStore(),
    send: async (client, entries) => {
      lengths.push(entries.reduce((sum, { value }) => sum + value.length, 0));
      await server.send(client, entries);
    },
  });
  for (let place = 0; place < 6; place++) journal.write(`${place}/0`, `${place}`.repeat(200_000));
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.kept).toHaveLength(6);
  expect(Math.max(...lengths)).toBeLessThan(500_000);
});

test('what a full device did not take is put there with what comes next', async () => {
  const store = memoryJournalStore();
  const server = serverOf();
  server.isAway = true;
  let isFull = true;
  const journal = await openWith(
    { ...store, put: (owner, entries) => (isFull ? Promise.reject(new Error('full')) : store.put(owner, entries)) },
    server,
  );
  journal.write('a/0', '1');
  await vi.advanceTimersByTimeAsync(2000);
  expect(journal.saving.value).toMatchObject({ state: 'failed' });
  isFull = false;
  journal.write('b/0', '2');
  await vi.advanceTimersByTimeAsync(2000);
  expect(journal.saving.value).toEqual({ state: 'offline', waiting: 2 });
  expect((await store.load({ person, subject })).map(({ value }) => value).sort()).toEqual(['1', '2']);
});

/** A page that closes: events go to it, and its database answers nobody any more. */
function closingPage() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const storage = new BrowserStorage(memoryArea());
  const database = memoryJournalStore();
  const dying: JournalStore = { ...database, put: () => new Promise(() => undefined) };
  return { page, storage, database, dying };
}

test.for(['before it is put', 'while it is put'])(
  'what is written a moment before the page closes is sent at the next visit: %s',
  async (when) => {
    const { page, storage, database, dying } = closingPage();
    const server = serverOf();
    const closed = await openWith(withLeftEntries(dying, storage), server);
    closed.write('a/0', 'first');
    closed.write('a/0', 'last');
    if (when === 'while it is put') await vi.advanceTimersByTimeAsync(250);
    page.dispatchEvent(new Event('pagehide'));
    vi.unstubAllGlobals();

    const store = withLeftEntries(database, storage);
    const next = await openWith(store, server);
    expect(next.unsaved).toEqual(new Map([['a/0', 'last']]));
    await next.flush();
    expect(valuesOf(server.kept)).toEqual(['last']);
    expect(await store.load({ person, subject })).toEqual([]);
  },
);

test('a page that is only put aside leaves nothing behind twice', async () => {
  const { page, storage, database } = closingPage();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
  const store = withLeftEntries(database, storage);
  const server = serverOf();
  server.isAway = true;
  const journal = await openWith(store, server);
  journal.write('a/0', '1');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(storage.get(`journal.left.${person}.${subject}`)).toMatchObject([{ value: '1' }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(storage.get(`journal.left.${person}.${subject}`)).toBeNull();
  expect(await database.load({ person, subject })).toMatchObject([{ value: '1' }]);
  await journal.stop();
  journal.write('b/0', '2');
  page.dispatchEvent(new Event('pagehide'));
  expect(storage.get(`journal.left.${person}.${subject}`)).toBeNull();
  vi.unstubAllGlobals();
});

test('of an entry that was put and left the later one is sent', async () => {
  const { storage, database } = closingPage();
  vi.unstubAllGlobals();
  const client = newId();
  const entry = (sequence: number, value: string) => ({ client, sequence, place: 'a/0', value, writtenAt: sequence });
  const store = withLeftEntries(database, storage);
  store.leave({ person, subject }, [entry(1, 'older')]);
  await database.put({ person, subject }, [entry(2, 'put')]);
  expect(await store.load({ person, subject })).toMatchObject([{ value: 'put' }]);
  store.leave({ person, subject }, [entry(3, 'left')]);
  expect(await store.load({ person, subject })).toMatchObject([{ value: 'left' }]);
  expect(await database.load({ person, subject })).toMatchObject([{ value: 'left' }]);
});

import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { invalid } from 'edutech/core/common/errors';
import { CallError, networkCode } from 'edutech/core/web/http/call-error';
import type { Sending, Uploads } from 'edutech/core/web/uploads/uploads';
import { type HandInStore, memoryHandInStore } from './hand-in-store';
import { HandIns } from './hand-ins';

const owner = { person: newId(), subject: newId() };
const photo = (at = 0) => ({
  place: 'item/0',
  field: 'pictures' as const,
  at,
  name: '1.jpg',
  group: 'answerPictures' as const,
  content: new Blob(['a photograph']),
});

/** A tab's uploads that the test ends as it likes. */
function uploadsOf() {
  const queue = signal<readonly Sending[]>([]);
  const change = (key: string, more: Partial<Sending>) => {
    queue.value = queue.peek().map((one) => (one.key === key ? { ...one, ...more } : one));
  };
  const uploads: Uploads = {
    queue,
    add: (files, { area, group }) => {
      const added = files.map(
        ({ file, key = newId() }): Sending => ({
          key,
          area,
          group,
          name: file.name,
          folder: '',
          bytes: file.size,
          sent: 0,
          state: 'sending',
          speed: null,
        }),
      );
      queue.value = [...queue.peek(), ...added];
    },
    pause: () => undefined,
    resume: (key) => change(key, { state: 'sending' }),
    remove: (key) => {
      queue.value = queue.peek().filter((one) => one.key !== key);
    },
    takeUp: async () => undefined,
    giveAgain: async () => false,
  };
  return { uploads, change, keys: () => queue.peek().map(({ key }) => key) };
}

function deskOf(store: HandInStore, { uploads }: ReturnType<typeof uploadsOf>) {
  const desk = { named: [] as string[], isSaved: true };
  const open = () =>
    HandIns.open({
      ...owner,
      store,
      uploads,
      area: 'test',
      onArrived: (_, fileId) => desk.named.push(fileId),
      saveAnswers: async () => desk.isSaved,
    });
  return { desk, open };
}

const rest = () => vi.advanceTimersByTimeAsync(10);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a photograph lies on the device until the answer that names it is acknowledged', async () => {
  const [store, tab] = [memoryHandInStore(), uploadsOf()];
  const { desk, open } = deskOf(store, tab);
  const handIns = await open();
  const key = await handIns.add(photo());
  expect(await store.load(owner)).toMatchObject([{ key, name: '1.jpg' }]);
  desk.isSaved = false;
  tab.change(key, { state: 'ready', fileId: 'f1' });
  await rest();
  expect(desk.named).toEqual(['f1']);
  expect(await store.load(owner)).toMatchObject([{ key, fileId: 'f1' }]);
  expect(handIns.list.value).toMatchObject([{ state: 'arrived' }]);
  desk.isSaved = true;
  await vi.advanceTimersByTimeAsync(6000);
  expect(handIns.list.value).toEqual([]);
  expect(await store.load(owner)).toEqual([]);
  expect(await handIns.contentOf('f1')?.text()).toBe('a photograph');
  handIns.stop();
});

test('a closed tab loses no photograph: the next visit sends it', async () => {
  const store = memoryHandInStore();
  const first = await deskOf(store, uploadsOf()).open();
  await first.add(photo());
  first.stop();
  const tab = uploadsOf();
  const { desk, open } = deskOf(store, tab);
  const second = await open();
  const [key] = tab.keys();
  tab.change(key!, { state: 'ready', fileId: 'f2' });
  await rest();
  expect(desk.named).toEqual(['f2']);
  expect(second.list.value).toEqual([]);
  second.stop();
});

test('while the network is away it waits, and goes on by itself', async () => {
  const tab = uploadsOf();
  const handIns = await deskOf(memoryHandInStore(), tab).open();
  const key = await handIns.add(photo());
  tab.change(key, { state: 'failed', error: new CallError('core.http.network', networkCode, '') });
  await rest();
  expect(handIns.list.value).toMatchObject([{ state: 'waiting' }]);
  expect(await handIns.flush()).toBe(false);
  tab.change(key, { state: 'failed', error: new CallError('core.http.network', networkCode, '') });
  await vi.advanceTimersByTimeAsync(6000);
  expect(tab.uploads.queue.value).toMatchObject([{ state: 'sending' }]);
  handIns.stop();
});

test('what the server refuses says why, and stays until its student takes it away', async () => {
  const [store, tab] = [memoryHandInStore(), uploadsOf()];
  const handIns = await deskOf(store, tab).open();
  const key = await handIns.add(photo());
  tab.change(key, { state: 'failed', error: invalid('core.files.wrongType') });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(handIns.list.value).toMatchObject([{ state: 'failed', error: { key: 'core.files.wrongType' } }]);
  expect(await store.load(owner)).toHaveLength(1);
  await handIns.remove(key);
  expect(await store.load(owner)).toEqual([]);
  expect(tab.keys()).toEqual([]);
  handIns.stop();
});

test('a device without room says so and sends all the same', async () => {
  const tab = uploadsOf();
  const store: HandInStore = { ...memoryHandInStore(), put: () => Promise.reject(new Error('no room')) };
  const handIns = await deskOf(store, tab).open();
  await handIns.add(photo());
  expect(handIns.list.value).toMatchObject([{ isKept: false }]);
  expect(tab.keys()).toHaveLength(1);
  handIns.stop();
});

test('a photograph is not called stored before it is, and one that is removed meanwhile is not sent', async () => {
  const [store, tab] = [memoryHandInStore(), uploadsOf()];
  const stored = Promise.withResolvers<void>();
  const slow: HandInStore = { ...store, put: (...file) => stored.promise.then(() => store.put(...file)) };
  const handIns = await deskOf(slow, tab).open();
  const [first, second] = [handIns.add(photo()), handIns.add(photo(1))];
  expect(handIns.list.value).toMatchObject([{ state: 'keeping' }, { state: 'keeping' }]);
  await handIns.remove(handIns.list.value[1]!.key);
  stored.resolve();
  await Promise.all([first, second]);
  expect(tab.keys()).toEqual([await first]);
  expect(handIns.list.value).toMatchObject([{ key: await first, isKept: true }]);
  handIns.stop();
});

test('another person at this device sees none of it', async () => {
  const store = memoryHandInStore();
  const handIns = await deskOf(store, uploadsOf()).open();
  await handIns.add(photo());
  handIns.stop();
  expect(await store.load({ ...owner, person: newId() })).toEqual([]);
});

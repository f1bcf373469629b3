import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { CallError, networkCode } from 'edutech/core/web/http/call-error';
import type { Uploads } from 'edutech/core/web/uploads/uploads';
import { memoryHandInStore } from '../hand-ins/hand-in-store';
import { memoryJournalStore } from '../journal/journal-store';
import { DeviceAnswers } from './device-answers';

const uploads: Uploads = {
  queue: signal([]),
  add: () => undefined,
  pause: () => undefined,
  resume: () => undefined,
  remove: () => undefined,
  takeUp: async () => undefined,
  giveAgain: async () => false,
};

/** A device of a student; the network is away unless `send` says otherwise. */
function deviceOf() {
  const owner = { person: newId(), subject: newId() };
  const stores = { store: memoryJournalStore(), fileStore: memoryHandInStore() };
  return {
    owner,
    ...stores,
    open: (more: Partial<Parameters<typeof DeviceAnswers.open>[0]> = {}) =>
      DeviceAnswers.open({
        ...owner,
        ...stores,
        uploads,
        area: 'test.answers',
        known: new Map(),
        send: () => Promise.reject(new CallError('core.error.network', networkCode)),
        ...more,
      }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what an earlier visit left is shown over what the server has, and waits', async () => {
  const device = deviceOf();
  const before = await device.open();
  before.put('a/0', { gaps: ['mine'] });
  await before.stop();
  const known = new Map([
    ['a/0', { gaps: ['of the server'] }],
    ['b/0', { gaps: ['of the server'] }],
  ]);
  const after = await device.open({ known });
  expect(Object.fromEntries(after.all.value)).toEqual({
    'a/0': { gaps: ['mine'] },
    'b/0': { gaps: ['of the server'] },
  });
  expect([...after.waiting]).toEqual(['a/0']);
});

test('a photograph that was uploaded before its page was left is in its answer when the page is opened again', async () => {
  const device = deviceOf();
  const [key, fileId] = [newId(), newId()];
  await device.fileStore.put(device.owner, {
    key,
    place: 'a/0',
    field: 'pictures',
    at: 0,
    name: '1.jpg',
    group: 'answerPictures',
    content: new Blob(['a photograph']),
    isDoubtful: false,
    fileId,
    uploadedAt: Date.now(),
  });
  const put = vi.fn();
  const answers = await device.open({ onPut: put });
  expect(answers.all.value.get('a/0')).toEqual({ pictures: [fileId] });
  expect(put).toHaveBeenCalledWith('a/0', key);
  expect([...answers.waiting]).toEqual(['a/0']);
});

test('what was acknowledged waits no more', async () => {
  const answers = await deviceOf().open({ send: async () => undefined });
  answers.put('a/0', { gaps: ['x'] });
  expect([...answers.waiting]).toEqual(['a/0']);
  expect(await answers.flush()).toBe(true);
  expect([...answers.waiting]).toEqual([]);
  expect(answers.all.value.get('a/0')).toEqual({ gaps: ['x'] });
});

import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { CallError, networkCode } from 'edutech/core/web/http/call-error';
import type { Uploads } from 'edutech/core/web/uploads/uploads';
import { memoryHandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import { memoryJournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import { AnswerBook } from './answer-book';
import type { Opened } from './sheet';

/** Uploads that wait: the network is away. */
const uploads: Uploads = {
  queue: signal([]),
  add: () => undefined,
  pause: () => undefined,
  resume: () => undefined,
  remove: () => undefined,
  takeUp: async () => undefined,
  giveAgain: async () => false,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what waits on the device is counted by question, photographs among it', async () => {
  const opened = { attemptId: newId(), answers: [], round: 0, submitted: null } as unknown as Opened;
  const book = await AnswerBook.open(opened, {
    person: newId(),
    store: memoryJournalStore(),
    fileStore: memoryHandInStore(),
    uploads,
    call: async () => Promise.reject(new CallError('core.error.network', networkCode)),
    onTold: () => undefined,
  });
  const [gaps, photo] = [newId(), newId()];
  book.write(gaps, 0, { gaps: ['1'] });
  book.write(gaps, 1, { gaps: ['2'] });
  await vi.advanceTimersByTimeAsync(2000);
  expect(book.saving.value).toEqual({ state: 'offline', waiting: 1 });
  await book.handIns.add({
    place: `${photo}/0`,
    field: 'pictures',
    at: 0,
    name: '1.jpg',
    group: 'answerPictures',
    content: new Blob(['a photograph']),
  });
  expect(book.saving.value).toEqual({ state: 'offline', waiting: 2 });
});

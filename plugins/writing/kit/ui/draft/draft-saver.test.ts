import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editConflict } from 'edutech/core/common/wire/edit-conflict';
import { CallError, networkCode } from 'edutech/core/web/http/call-error';
import { BrowserStorage, memoryArea } from 'edutech/core/web/browser/browser-storage';
import { DraftSaver } from './draft-saver';

interface Text {
  readonly title: string;
}

let storage: BrowserStorage;
/** What the server has, and what it was sent. */
let stored: { version: number; title: string; save: string };
let sent: string[];
let isOnline: boolean;
/** The server writes, but its answer does not come back. */
let losesAnswers: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  storage = new BrowserStorage(memoryArea());
  stored = { version: 1, title: '', save: '' };
  sent = [];
  isOnline = true;
  losesAnswers = false;
});
afterEach(() => vi.useRealTimers());

const lost = () => new CallError('core.http.network', networkCode);

async function write({ title }: Text, version: number, save: string) {
  if (!isOnline) throw lost();
  if (stored.save !== save) {
    const { version: now } = stored;
    if (version !== now) throw editConflict({ title, version: now }, { title: stored.title, version: now });
    stored = { version: now + 1, title, save };
    sent.push(title);
  }
  if (losesAnswers) throw lost();
  return { version: stored.version };
}

/** The draft in a tab of a device; another device has another journal. */
const open = (name = 'test.1', writer = 'a') =>
  new DraftSaver<Text>({
    name,
    writer,
    storage,
    values: { title: stored.title },
    version: stored.version,
    save: write,
  });

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('what is typed is saved after a pause, once', async () => {
  const draft = open();
  draft.change({ title: '一' });
  await later(500);
  draft.change({ title: '一二' });
  expect(sent).toEqual([]);
  await later(1500);
  expect(sent).toEqual(['一二']);
  expect(draft.state.value.saving).toMatchObject({ state: 'saved' });
  expect(draft.isDirty).toBe(false);
});

test('nothing is said to be saved while newer words wait', async () => {
  const draft = open();
  draft.change({ title: '一' });
  await later(1500);
  expect(draft.state.value.saving).toMatchObject({ state: 'saved' });
  draft.change({ title: '一二' });
  expect(draft.state.value.saving).toEqual({ state: 'saving' });
  await later(1500);
  expect(draft.state.value.saving).toMatchObject({ state: 'saved' });
});

test('what is changed back before it is sent is saved, and nothing of it stays on this device', async () => {
  const draft = open();
  draft.change({ title: '一' });
  await later(1500);
  const { saving } = draft.state.value;
  await later(60_000);
  draft.change({ title: '一二' });
  draft.change({ title: '一' });
  expect(draft.state.value.saving).toEqual(saving);
  expect(open().state.value.values.title).toBe('一');
  await later(1500);
  expect(sent).toEqual(['一']);
});

test('what is written while the first write makes the thing is found where the thing is opened', async () => {
  const draft: DraftSaver<Text> = new DraftSaver<Text>({
    name: 'test.new',
    writer: 'a',
    storage,
    values: { title: '' },
    version: 1,
    save: async (values, version, save) => {
      draft.change({ title: '一二' });
      const written = await write(values, version, save);
      // the tab dies before the second write
      isOnline = false;
      return { ...written, name: 'test.7' };
    },
  });
  draft.change({ title: '一' });
  await later(1500);
  expect(stored.title).toBe('一');
  draft.stop();
  isOnline = true;
  expect(open('test.new').state.value.values.title).toBe('一');
  const again = open('test.7');
  expect(again.state.value.values.title).toBe('一二');
  await later(0);
  expect(stored.title).toBe('一二');
});

test('whoever types on and on is saved all the same', async () => {
  const draft = open();
  for (let at = 0; at < 15; at++) {
    draft.change({ title: String(at) });
    await later(1000);
  }
  expect(sent.length).toBeGreaterThan(0);
});

test('without a network the text stays on this device and follows later', async () => {
  isOnline = false;
  const draft = open();
  draft.change({ title: '离线写的' });
  await later(2000);
  expect(draft.state.value.saving).toEqual({ state: 'offline', waiting: 1 });
  isOnline = true;
  await later(5000);
  expect(sent).toEqual(['离线写的']);
});

test('a write whose answer was lost is not taken for somebody else’s', async () => {
  losesAnswers = true;
  const draft = open();
  draft.change({ title: '第一' });
  await later(1500);
  draft.change({ title: '第二' });
  losesAnswers = false;
  await later(5000);
  expect(sent).toEqual(['第一', '第二']);
  expect(draft.state.value.conflict).toBeNull();
});

test('a closed tab goes on where it was', async () => {
  isOnline = false;
  const first = open();
  first.change({ title: '关掉的' });
  first.stop();
  isOnline = true;
  const second = open();
  expect(second.state.value.values.title).toBe('关掉的');
  await later(100);
  expect(sent).toEqual(['关掉的']);
});

test('what somebody left on this device is taken up by himself only', async () => {
  isOnline = false;
  const first = open();
  first.change({ title: '甲写的' });
  first.stop();
  isOnline = true;
  const other = open('test.1', 'b');
  expect(other.state.value).toMatchObject({ values: { title: '' }, conflict: null });
  await later(100);
  expect(sent).toEqual([]);
  expect(open().state.value.values.title).toBe('甲写的');
});

test('without a network and without room on this device nothing is said to be saved', async () => {
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  storage = new BrowserStorage({ ...memoryArea(), setItem: full });
  isOnline = false;
  const draft = open();
  draft.change({ title: '存不下的' });
  await later(2000);
  expect(draft.state.value.saving).toMatchObject({ state: 'failed' });
  isOnline = true;
  await later(5000);
  expect(sent).toEqual(['存不下的']);
});

test('of two editors the second gets both texts, and writes what was chosen over theirs', async () => {
  const [one, other] = [open(), open('test.other')];
  one.change({ title: '先' });
  await later(1500);
  other.change({ title: '后' });
  await later(1500);
  expect(other.state.value.conflict).toMatchObject({ mine: { title: '后' }, theirs: { title: '先' } });
  expect(await other.resolve({ title: '合', version: 2 })).toBe(true);
  expect(sent).toEqual(['先', '合']);
});

test('a journal that is older than what others have saved stands beside it', async () => {
  isOnline = false;
  const first = open();
  first.change({ title: '我的' });
  first.stop();
  isOnline = true;
  stored = { version: 5, title: '别人的', save: 'x' };
  const second = open();
  expect(second.state.value.conflict).toMatchObject({ mine: { title: '我的' }, theirs: { title: '别人的' } });
});

test('a draft that has gone another way is not sent again when its page is left', async () => {
  const draft = open();
  draft.change({ title: '一' });
  await draft.rest();
  draft.forget();
  expect(draft.isDirty).toBe(false);
  await draft.flush();
  await later(20_000);
  expect(sent).toEqual([]);
  expect(open().state.value.values.title).toBe('');
  draft.change({ title: '二' });
  await later(2000);
  expect(sent).toEqual(['二']);
});

test('what another has saved is taken, and what is written here goes over it without a conflict', async () => {
  const draft = open();
  draft.change({ title: 'mine' });
  stored = { version: 2, title: 'theirs', save: 'other' };
  expect(draft.adopt({ title: 'theirs' }, 2, { title: 'theirs and mine' })).toBe(true);
  expect(draft.state.value).toMatchObject({ values: { title: 'theirs and mine' }, conflict: null });
  await later(1500);
  expect([stored.version, sent, draft.isDirty]).toEqual([3, ['theirs and mine'], false]);
});

test('an older version is not taken, nor any while a write is under way', async () => {
  const draft = open();
  expect(draft.adopt({ title: 'old' }, 1, { title: 'old' })).toBe(false);
  isOnline = false;
  draft.change({ title: 'mine' });
  await later(1500);
  expect(draft.adopt({ title: 'theirs' }, 2, { title: 'theirs' })).toBe(false);
  expect(draft.state.value.values).toEqual({ title: 'mine' });
});

test('a conflict ends when both texts have been merged', async () => {
  const draft = open();
  stored = { version: 2, title: 'theirs', save: 'other' };
  draft.change({ title: 'mine' });
  await later(1500);
  expect(draft.state.value.conflict).not.toBeNull();
  expect(draft.adopt({ title: 'theirs' }, 2, { title: 'both' })).toBe(true);
  await later(1500);
  expect([stored.title, draft.state.value.conflict]).toEqual(['both', null]);
});

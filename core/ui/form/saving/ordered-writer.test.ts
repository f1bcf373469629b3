import { expect, test } from 'vitest';
import { OrderedWriter } from './ordered-writer';

type Slot = { readonly resourceId: string };
const slots = (...resourceIds: string[]) => resourceIds.map((resourceId) => ({ resourceId }));

/** A week on a server, which somebody else may change too. */
function server(version: number) {
  const week: { version: number; slots: readonly Slot[] } = { version, slots: [] };
  const save = async (written: readonly Slot[], on: number) => {
    if (on !== week.version) throw new Error('changed');
    Object.assign(week, { version: on + 1, slots: written });
    return week.version;
  };
  return { week, save, readAgain: async () => week.version };
}

test('changes are written in their order, each on top of the one before', async () => {
  const { week, save } = server(3);
  const writer = new OrderedWriter<readonly Slot[]>({ version: 3, save, readAgain: async () => null });
  expect(await Promise.all([writer.write(slots('a')), writer.write(slots('a', 'b'))])).toEqual([true, true]);
  expect(week).toEqual({ version: 5, slots: slots('a', 'b') });
  expect([writer.version, writer.isAtRest]).toEqual([5, true]);
});

test('what was built on a write that failed overwrites nobody, and the next change is written on what was read again', async () => {
  const { week, save, readAgain } = server(7);
  const writer = new OrderedWriter<readonly Slot[]>({ version: 3, save, readAgain });
  const [first, behind] = [writer.write(slots('a')), writer.write(slots('a', 'b'))];
  expect(await writer.settled()).toBe(false);
  expect(await Promise.all([first, behind])).toEqual([false, false]);
  expect(week).toEqual({ version: 7, slots: [] });
  expect([writer.version, writer.isAtRest]).toEqual([7, true]);
  expect(await writer.settled()).toBe(true);
  expect(await writer.write(slots('c'))).toBe(true);
  expect(week).toEqual({ version: 8, slots: slots('c') });
});

test('what is changed while the week is read again is given up too: it was built on what is gone', async () => {
  const { week, save } = server(7);
  let late = Promise.resolve(true);
  const writer: OrderedWriter<readonly Slot[]> = new OrderedWriter<readonly Slot[]>({
    version: 3,
    save,
    readAgain: async () => {
      late = writer.write(slots('late'));
      return week.version;
    },
  });
  await writer.write(slots('a'));
  expect(await late).toBe(false);
  expect([week.version, writer.isAtRest]).toEqual([7, true]);
});

test('without a network nothing is lost: the next change is written on what was read last', async () => {
  const { week, save } = server(3);
  let isOnline = false;
  const writer = new OrderedWriter<readonly Slot[]>({
    version: 3,
    save: (written, on) => (isOnline ? save(written, on) : Promise.reject(new Error('offline'))),
    readAgain: async () => null,
  });
  expect(await writer.write(slots('a'))).toBe(false);
  isOnline = true;
  expect(await writer.write(slots('a', 'b'))).toBe(true);
  expect(week.slots).toEqual(slots('a', 'b'));
});

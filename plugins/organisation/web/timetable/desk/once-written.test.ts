import { expect, test } from 'vitest';
import { OrderedWriter } from 'edutech/core/ui/form/saving/ordered-writer';
import { onceWritten } from './once-written';

/** A draft that is in version 4 by now, and a page that has read a version of it. */
function draft(read: number) {
  const published: number[] = [];
  const writer = new OrderedWriter<string>({
    version: read,
    save: async (_, version) => {
      if (version !== 4) throw new Error('somebody else has written it');
      return 5;
    },
    readAgain: async () => 4,
  });
  return { writer, published, publish: async () => published.push(writer.version) };
}

test('what is on its way is written first', async () => {
  const { writer, published, publish } = draft(4);
  void writer.write('lessons');
  await onceWritten(writer, publish);
  expect(published).toEqual([5]);
});

test('what somebody else has written is not published unseen', async () => {
  const { writer, published, publish } = draft(3);
  void writer.write('lessons');
  await onceWritten(writer, publish);
  expect(published).toEqual([]);
  await onceWritten(writer, publish);
  expect(published).toEqual([4]);
});

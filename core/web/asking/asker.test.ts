import { expect, it } from 'vitest';
import { createAsker } from './asker';

/** A question whose answer the test gives. */
function pending<Found>() {
  let answer!: (found: Found) => void;
  let fail!: (error: unknown) => void;
  let signal: AbortSignal | undefined;
  const promise = new Promise<Found>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  const read = (given: AbortSignal) => {
    signal = given;
    return promise;
  };
  const settled = async (act: () => void) => {
    act();
    await promise.catch(() => undefined);
  };
  return {
    read,
    answer: (found: Found) => settled(() => answer(found)),
    fail: (error: unknown) => settled(() => fail(error)),
    isCancelled: () => signal?.aborted,
  };
}

it('waits, then knows the answer', async () => {
  const asker = createAsker<string>();
  const first = pending<string>();
  asker.ask('first', first.read);
  expect(asker.state).toEqual({ question: 'first', data: undefined, error: undefined, isWaiting: true });
  await first.answer('one');
  expect(asker.state).toMatchObject({ data: 'one', error: undefined, isWaiting: false });
});

it('cancels the older question and drops its late answer', async () => {
  const asker = createAsker<string>();
  const [older, newer] = [pending<string>(), pending<string>()];
  asker.ask('older', older.read);
  asker.ask('newer', newer.read);
  expect(older.isCancelled()).toBe(true);
  await newer.answer('new');
  await older.answer('old');
  expect(asker.state.data).toBe('new');
});

it('drops the late failure of an older question', async () => {
  const asker = createAsker<string>();
  const [older, newer] = [pending<string>(), pending<string>()];
  asker.ask('older', older.read);
  asker.ask('newer', newer.read);
  await older.fail(new Error('late'));
  expect(asker.state).toMatchObject({ data: undefined, error: undefined, isWaiting: true });
});

it('tells a failure, and forgets it as soon as it is asked again', async () => {
  const asker = createAsker<string>();
  const [first, second] = [pending<string>(), pending<string>()];
  asker.ask('first', first.read);
  await first.fail('refused');
  expect(asker.state).toMatchObject({ data: undefined, error: 'refused', isWaiting: false });
  asker.ask('second', second.read);
  expect(asker.state.error).toBeUndefined();
});

it('keeps the former answer in sight where that is asked for', async () => {
  const asker = createAsker<string>();
  const [first, second] = [pending<string>(), pending<string>()];
  asker.ask('first', first.read);
  await first.answer('one');
  asker.ask('second', second.read, true);
  expect(asker.state).toMatchObject({ data: 'one', error: undefined, isWaiting: true });
  await second.fail('refused');
  expect(asker.state).toMatchObject({ data: 'one', error: 'refused', isWaiting: false });
});

it('tells nobody anything after they have left', async () => {
  const asker = createAsker<string>();
  const first = pending<string>();
  asker.ask('first', first.read);
  let told = 0;
  asker.subscribe(() => told++);
  asker.leave();
  await first.answer('one');
  expect([first.isCancelled(), told]).toEqual([true, 0]);
});

it('tells each change until its listener stops', () => {
  const asker = createAsker<string>();
  let told = 0;
  const stop = asker.subscribe(() => told++);
  asker.ask('another', pending<string>().read);
  asker.rest();
  asker.rest();
  expect(told).toBe(2);
  stop();
  asker.ask('another', pending<string>().read);
  expect(told).toBe(2);
});

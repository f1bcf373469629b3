import { expect, test } from 'vitest';
import { historyOf, rebased, redone, stepped, undone } from './history';

test('every step is undone and done again, one by one', () => {
  let history = historyOf(0);
  for (let step = 1; step <= 500; step++) history = stepped(history, step);
  for (let step = 499; step >= 0; step--) {
    history = undone(history);
    expect(history.now).toBe(step);
  }
  expect(undone(history)).toEqual(history);
  history = redone(redone(history));
  expect(history.now).toBe(2);
  expect(history.future).toHaveLength(498);
});

test('what is done after an undo takes the place of what was undone', () => {
  const history = stepped(undone(stepped(stepped(historyOf('a'), 'b'), 'c')), 'd');
  expect(history).toMatchObject({ past: ['a', 'b'], now: 'd', future: [] });
  expect(redone(history)).toEqual(history);
});

test('more of the same is one step, until something else is done', () => {
  let history = historyOf('');
  for (const typed of ['h', 'he', 'hea']) history = stepped(history, typed, 'title');
  history = stepped(history, 'hea!', 'note');
  history = stepped(history, 'hea?', 'title');
  expect(history.past).toEqual(['', 'hea', 'hea!']);
  expect(undone(undone(undone(history))).now).toBe('');
});

test('nothing changed is no step', () => {
  const history = stepped(historyOf('a'), 'b');
  expect(stepped(history, 'b')).toBe(history);
});

test('steps are changed together, and those that cannot be are no steps any more', () => {
  const history = undone(stepped(stepped(historyOf('a'), 'b'), 'c'));
  expect(rebased(history, (step) => (step === 'a' ? null : `${step}!`))).toMatchObject({
    past: [],
    now: 'b',
    future: ['c!'],
  });
});

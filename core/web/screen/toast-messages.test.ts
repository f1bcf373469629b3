import { expect, test } from 'vitest';
import { ToastMessages } from './toast-messages';

const texts = (messages: ToastMessages) => messages.toasts.value.map(({ text }) => text);

test('texts stay three seconds, errors five, unless said otherwise', () => {
  const messages = new ToastMessages();
  messages.show('a');
  messages.show('b', { tone: 'error' });
  messages.show('c', { tone: 'error', milliseconds: 'stay' });
  expect(messages.toasts.value.map(({ milliseconds }) => milliseconds)).toEqual([3000, 5000, 'stay']);
});

test('the same text twice is one text that begins its time again', () => {
  const messages = new ToastMessages();
  messages.show('a');
  messages.show('b');
  messages.show('a');
  expect(texts(messages)).toEqual(['b', 'a']);
});

test('texts with other values, or something to undo, are not the same', () => {
  const messages = new ToastMessages();
  messages.show('a', { values: { n: 1 } });
  messages.show('a', { values: { n: 2 } });
  messages.show('u', { undo: () => undefined });
  expect(texts(messages)).toEqual(['a', 'a', 'u']);
  messages.show('u', { undo: () => undefined });
  expect(texts(messages)).toEqual(['a', 'u', 'u']);
});

test('a text can be taken away before its time', () => {
  const messages = new ToastMessages();
  const hide = messages.show('a');
  messages.show('b');
  hide();
  hide();
  expect(texts(messages)).toEqual(['b']);
});

test('three texts stand at a time, and what has to be closed stays', () => {
  const messages = new ToastMessages();
  messages.show('stays', { tone: 'error', milliseconds: 'stay' });
  for (const text of ['a', 'b', 'c', 'd']) messages.show(text);
  expect(texts(messages)).toEqual(['stays', 'b', 'c', 'd']);
});

test('a text belongs to the page that made it, unless it can be undone, must be closed or follows', () => {
  const messages = new ToastMessages();
  messages.show('before the first page');
  messages.turnTo('/list');
  expect(texts(messages)).toEqual(['before the first page']);
  messages.show('saved');
  messages.turnTo('/list');
  expect(texts(messages)).toEqual(['before the first page', 'saved']);
  messages.turnTo('/other');
  expect(texts(messages)).toEqual([]);
  messages.show('removed', { undo: () => undefined });
  messages.show('a new version', { milliseconds: 'stay' });
  messages.show('welcome', { follows: true });
  messages.turnTo('/list');
  expect(texts(messages)).toEqual(['removed', 'a new version', 'welcome']);
});

import { expect, test } from 'vitest';
import { maxTopicLength, parseFromClient, parseFromServer, splitTopic } from './live-protocol';

test('a topic has a name and, after a colon, a subject', () => {
  expect(splitTopic('news.list')).toEqual({ name: 'news.list', subject: '' });
  expect(splitTopic('work.monitor:a:b')).toEqual({ name: 'work.monitor', subject: 'a:b' });
});

test('the server understands three messages and nothing else', () => {
  expect(parseFromClient('{"type":"subscribe","topic":"news.list","more":1}')).toEqual({
    type: 'subscribe',
    topic: 'news.list',
  });
  expect(parseFromClient('{"type":"unsubscribe","topic":"news.list"}')).toEqual({
    type: 'unsubscribe',
    topic: 'news.list',
  });
  expect(parseFromClient('{"type":"ping"}')).toEqual({ type: 'ping' });
  const tooLong = JSON.stringify({ type: 'subscribe', topic: 'x'.repeat(maxTopicLength + 1) });
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '1',
    '{"type":"subscribe"}',
    '{"type":"subscribe","topic":7}',
    '{"type":"publish","topic":"a"}',
    tooLong,
  ]) {
    expect(parseFromClient(text)).toBeNull();
  }
});

test('a page passes over what a newer server says', () => {
  expect(parseFromServer('{"type":"message","topic":"a","message":{"n":1}}')).toEqual({
    type: 'message',
    topic: 'a',
    message: { n: 1 },
  });
  expect(parseFromServer('{"type":"confetti"}')).toBeNull();
});

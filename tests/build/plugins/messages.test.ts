// Mistakes in message files stop the build with file and key (host/build/generate/messages.mjs).
import { expect, test } from 'vitest';
import { compileMessages, messageIdsIn } from '../../../host/build/generate/messages.mjs';
import { folderWith } from '../folders';

const compile = (chinese: Record<string, unknown>, english: Record<string, unknown>) =>
  compileMessages(folderWith({ 'zh-CN.json': JSON.stringify(chinese), 'en.json': JSON.stringify(english) }));

test('messages become trees', () => {
  const compiled = compile({ 'a.title': '新闻' }, { 'a.title': 'News' });
  expect(compiled.en).toEqual({ 'a.title': [{ type: 0, value: 'News' }] });
});

test('a key that English lacks is named', () => {
  expect(() => compile({ 'a.title': '新闻' }, {})).toThrow(/en\.json: a\.title is missing/);
});

test('a key that Chinese lacks is named', () => {
  expect(() => compile({}, { 'a.title': 'News' })).toThrow(/zh-CN\.json: a\.title is missing/);
});

test('different placeholders are refused', () => {
  expect(() => compile({ 'a.n': '{count} 条' }, { 'a.n': '{number} items' })).toThrow(/a\.n has other placeholders/);
});

test('a lost tag is refused', () => {
  expect(() => compile({ 'a.n': '<b>要</b>' }, { 'a.n': 'must' })).toThrow(/a\.n has other placeholders/);
});

test('a plural in English only is right: Chinese has none', () => {
  const english = '{n, plural, one {# item} other {# items}}';
  expect(() => compile({ 'a.n': '{n} 条' }, { 'a.n': english })).not.toThrow();
});

test('wrong ICU syntax is named with its text', () => {
  expect(() => compile({ 'a.n': '{n' }, { 'a.n': 'n' })).toThrow(/zh-CN\.json: a\.n: not a message .*\{n/);
});

test('nested messages are refused', () => {
  expect(() => compile({ a: { n: '一' } }, { a: { n: 'one' } })).toThrow(/a: a message is a text/);
});

test('what navigation shows is found in a manifest', () => {
  const manifest = {
    id: 'x',
    routes: { a: { title: 'x.a', navTitle: 'x.b', path: '/x' } },
    landing: [{ then: { message: 'x.c' } }],
  };
  expect(messageIdsIn(manifest)).toEqual(['x.a', 'x.b', 'x.c']);
});

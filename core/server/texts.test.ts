import { expect, test } from 'vitest';
import { textsOf } from './texts';

const texts = textsOf({
  'zh-CN': { plain: '首页', filled: '{name}有 {count} 题', broken: '{name' },
  en: { plain: 'Home', filled: '{name} has {count, plural, one {# question} other {# questions}}', broken: '{name' },
});

test('a text is filled in with what is given each time', () => {
  expect(texts.say('en', 'filled', { name: 'Li', count: 1 })).toBe('Li has 1 question');
  expect(texts.say('en', 'filled', { name: 'Wang', count: 1200 })).toBe('Wang has 1,200 questions');
  expect(texts.say('zh-CN', 'filled', { name: '李', count: 3 })).toBe('李有 3 题');
});

test('a text with a mistake is said as it was written, one that nobody wrote by its key', () => {
  expect(texts.say('en', 'broken', { name: 'Li' })).toBe('{name');
  expect(texts.say('en', 'plain')).toBe('Home');
  expect(texts.say('en', 'absent', { name: 'Li' })).toBe('absent');
});

import { expect, test } from 'vitest';
import { langOf } from './lang-of';

test.each([
  ['云州市实验中学', 'zh-CN'],
  ['A Day in the Life 听力', 'zh-CN'],
  ['Yunzhou Experimental Middle School', undefined],
  ['ひらがなと漢字', undefined],
  ['3 × 4 = 12', undefined],
  [null, undefined],
  [7, undefined],
])('%s is said in %s', (words, lang) => {
  expect(langOf(words)).toBe(lang);
});

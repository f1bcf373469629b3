import { describe, expect, test } from 'vitest';
import { readingOf, squeezed, wordsOf } from './entry-words';
import { expressionText } from './expression';
import { excerptOf, marksIn } from './marks';
import { questionOf } from './question';
import { runsOf } from './runs';
import { folded, readingsOf } from './syllables';
import type { SearchEntry } from '../search-index';

const entry = (title: string, change: Partial<SearchEntry> = {}): SearchEntry => ({
  id: '0'.repeat(32),
  owner: { countyId: null, schoolId: null, personId: null },
  isPublic: true,
  shownFrom: new Date(0),
  shownUntil: null,
  title,
  titleEn: '',
  names: [],
  summary: '',
  summaryEn: '',
  more: '',
  cover: '',
  address: '/',
  stage: null,
  grade: '',
  subject: '',
  uses: 0,
  ...change,
});

describe('a text', () => {
  test('falls into Chinese and words of other scripts', () => {
    expect(runsOf('DNA结构，ＡＢＣ 2026年Café').map(({ text }) => text)).toEqual([
      'dna',
      '结构',
      'abc',
      '2026',
      '年',
      'café',
    ]);
  });

  test('is found by pairs of characters, by sound, and by initials of two to four', () => {
    const words = wordsOf('lesson', entry('有理数'));
    expect(words).toEqual(
      expect.arrayContaining(['有理', '理数', '数', '~youni', '~nisu', '~su', '=yl', '=ls', '=yls', '@kind:lesson']),
    );
  });

  test('reads a surname as a surname, and a character of several readings as its word has it', () => {
    expect(wordsOf('lesson', entry('', { names: ['曾乐'] }))).toContain('=zl');
    expect(readingOf('长方形的长度')).toBe('changfangxingdechangdu cfxdcd');
    expect(readingOf('生长 2026')).toBe('shengzhang2026 sz2');
  });

  test('compares without what only separates', () => {
    expect(squeezed('《有理数》 的 A-B')).toBe('有理数的ab');
  });
});

describe('letters', () => {
  test.each([
    ['youlishu', [['you', 'li', 'shu']]],
    [
      'fangan',
      [
        ['fang', 'an'],
        ['fan', 'gan'],
      ],
    ],
    ['lvse', [['lv', 'se']]],
  ])('"%s" is read as syllables', (letters, readings) => {
    expect(
      readingsOf(letters)
        .filter(({ isOpen }) => !isOpen)
        .map((one) => one.syllables),
    ).toEqual(expect.arrayContaining(readings));
  });

  test('whose last syllable is still in the writing are read too', () => {
    expect(readingsOf('youlish')[0]).toEqual({ syllables: ['you', 'li', 'sh'], isOpen: true });
  });

  test.each(['quadratic', 'bbb', 'ngo'])('"%s" are no Pinyin', (letters) => {
    expect(readingsOf(letters).filter(({ isOpen }) => !isOpen)).toEqual([]);
  });

  test('of a long text without end take no time', () => {
    expect(readingsOf('xianfangan'.repeat(6)).length).toBeLessThanOrEqual(4);
  });

  test.each([
    ['zhong', 'zon'],
    ['li', 'ni'],
    ['shang', 'san'],
    ['nian', 'nian'],
  ])('%s sounds like %s', (syllable, sound) => expect(folded(syllable)).toBe(sound));
});

describe('a question', () => {
  const asked = (text: string) => expressionText(questionOf(text)!.exact);

  test('asks for all pairs of Chinese, and for every word', () => {
    expect(asked('有理数 a')).toBe(`(('有理' & '理数') & 'a')`);
    expect(asked('数')).toBe(`'数':*`);
  });

  test('asks for letters as a word, by sound or as initials', () => {
    expect(asked('shuxue')).toContain(`'shuxue':*`);
    expect(asked('shuxue')).toContain(`'~suxue'`);
    expect(asked('yls')).toContain(`'=yls'`);
    expect(asked('you li shu')).toContain(`('~youni' & '~nisu')`);
  });

  test.each([`'`, `a' | 'b`, '\\', '!:*&|()<->', '', '   ', '。，！', '\0', '\ud800'])(
    'with operators or nothing in it (%j) stays a question or is none',
    (text) => {
      const question = questionOf(text);
      if (question) expect(asked(text)).toMatch(/^[('\p{L}\p{N}~=): *&|]+$/u);
    },
  );

  test('looks for what sounds alike, and for what has all but one character', () => {
    const [alike, nearly] = questionOf('一元二吃方程')!.similar.map(expressionText);
    expect(alike).toBe(`('~yiyuan' & '~yuaner' & '~erci' & '~cifan' & '~fancen')`);
    expect(nearly).toContain(`('~yiyuan' & '~yuaner' & '~fancen')`);
    expect(expressionText(questionOf('yuolishu')!.similar[0]!)).toContain(`('~youni' & '~nisu')`);
    expect(questionOf('数')!.similar).toEqual([]);
  });
});

describe('what answers', () => {
  const marked = (text: string, question: string) =>
    marksIn(text, questionOf(question)!.runs, true).map(([from, to]) => text.slice(from, to));

  test('is marked as it was typed, by pairs, and by its sound', () => {
    expect(marked('有理数的加法：有理数', '有理数')).toEqual(['有理数', '有理数']);
    expect(marked('有理式与实数', '有理数')).toEqual(['有理']);
    expect(marked('有理数的加法', 'youlishu')).toEqual(['有理数']);
    expect(marked('Reading Week', 'read')).toEqual(['Read']);
  });

  test('is in the part of a summary that is shown', () => {
    const { summary, summaryMarks } = excerptOf(
      `${'前文。'.repeat(60)}有理数在此。${'后文。'.repeat(60)}`,
      questionOf('有理数')!.runs,
    );
    expect(summary).toMatch(/^….*有理数在此.*…$/);
    expect(summary.length).toBeLessThan(100);
    expect(summaryMarks.map(([from, to]) => summary.slice(from, to))).toEqual(['有理数']);
  });
});

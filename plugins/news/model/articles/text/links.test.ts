import { expect, test } from 'vitest';
import { faultOfForm, referencesOf } from './links';

test('links and pictures are read from cleaned HTML', () => {
  expect(
    referencesOf(
      '<p><a href="/air?a=1&amp;b=2" rel="noopener"><b>空中</b>课堂</a><img src="/files/a.png" alt="操场" /></p>',
    ),
  ).toEqual([
    { kind: 'link', address: '/air?a=1&b=2', words: '空中课堂' },
    { kind: 'picture', address: '/files/a.png', words: '操场' },
  ]);
});

const link = (address: string, words = '看') => faultOfForm({ kind: 'link', address, words });

test.each([
  ['https://www.moe.gov.cn/', null],
  ['mailto:office@edu.example.cn', null],
  ['/news_list', null],
  ['https://', 'form'],
  ['http://intranet/', 'form'],
  ['www.moe.gov.cn', 'form'],
  ['//elsewhere.test/', 'form'],
  ['javascript:alert(1)', 'form'],
])('the link %s: %s', (address, fault) => {
  expect(link(address)).toBe(fault);
});

test('a link without words and a picture without a description are told', () => {
  expect(link('/air', '')).toBe('noWords');
  expect(faultOfForm({ kind: 'picture', address: '/files/a.png', words: '' })).toBe('noWords');
  expect(faultOfForm({ kind: 'picture', address: 'https://elsewhere.test/a.png', words: 'a' })).toBe('elsewhere');
});

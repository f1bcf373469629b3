import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptionsOf, linesOf, textOf, withMarks } from './text';

test('plain text is what a reader sees', () => {
  expect(textOf('<p>甲 &amp; 乙&#160;<strong>丙</strong></p>')).toBe('甲 & 乙\u00a0丙');
  expect(linesOf('<h2>一</h2><p>二<br />三</p><table><tr><td>四</td><td>五</td></tr></table>')).toEqual([
    '一',
    '二',
    '三',
    '四\t五',
  ]);
});

test('descriptions of pictures and links are texts too', () => {
  const html = '<p>title="一"<a href="/" title="二 &amp; 三">四</a><img src="/files/a" alt="alt=&quot;五&quot;" /></p>';
  expect(descriptionsOf(html)).toEqual(['二 & 三', 'alt="五"']);
});

test('a mark over several elements stands in each of them', () => {
  expect(withMarks('<p>一<b>二三</b>四</p>', [{ start: 1, end: 4, attributes: 'id="m"' }])).toBe(
    '<p>一<b><mark id="m">二三</mark></b><mark id="m">四</mark></p>',
  );
});

test('an entity is marked whole', () => {
  expect(withMarks('a&lt;b', [{ start: 1, end: 2, attributes: '' }])).toBe('a<mark >&lt;</mark>b');
});

const html = fc
  .array(
    fc.oneof(
      fc.constantFrom('<p>', '</p>', '<b>', '</b>', '&amp;', '&lt;', '<br />'),
      fc.stringMatching(/^[一-五a-c ]{0,6}$/),
    ),
  )
  .map((parts) => parts.join(''));
const range = fc
  .tuple(fc.nat(40), fc.nat(12))
  .map(([start, length]) => ({ start, end: start + length, attributes: 'class="x"' }));

test('marks change neither the text nor the other tags', () => {
  fc.assert(
    fc.property(html, fc.array(range, { maxLength: 5 }), (source, marks) => {
      const marked = withMarks(source, marks);
      expect(textOf(marked)).toBe(textOf(source));
      expect(marked.replace(/<\/?mark[^>]*>/g, '')).toBe(source);
    }),
  );
});

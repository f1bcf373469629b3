import { expect, test } from 'vitest';
import { readBrokenXml, readLongXml, readXml, textWithin, within, xmlText } from './xml-tree';

const prefixes = { 'urn:a': 'a' };

test('names carry the reader’s prefixes, whatever the document calls them', () => {
  const tree = readXml('<x:doc xmlns:x="urn:a" x:k="1 &amp; 2"><x:p>one &#x4E00;</x:p></x:doc>', prefixes);
  expect(tree.name).toBe('a:doc');
  expect(tree.attributes['a:k'] ?? tree.attributes['k']).toBe('1 & 2');
  expect(textWithin(within(tree, 'a:p'))).toBe('one 一');
});

test('a document type declaration is refused, so no entity unfolds', () => {
  const bomb = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><d>&b;</d>';
  expect(() => readXml(bomb, prefixes)).toThrow('doctype');
});

test('what nests too deep, is too long or ends too early is refused', async () => {
  expect(() => readXml('<a>'.repeat(500) + '</a>'.repeat(500), prefixes)).toThrow('tooDeep');
  expect(() => readXml('<a><b/><b/><b/></a>', prefixes, { mostDepth: 9, mostNodes: 3 })).toThrow('tooLarge');
  expect(() => readXml('<a><b>', prefixes)).toThrow('damaged');
  expect(() => readXml('no XML', prefixes)).toThrow('damaged');
  await expect(readLongXml('<a></b>', prefixes)).rejects.toThrow('damaged');
});

test('a document cut anywhere is read as if it were whole', async () => {
  const text = `<a>${'<b k="值">文字 &lt; text</b>'.repeat(20_000)}</a>`;
  const tree = await readLongXml(text, prefixes);
  expect(tree.children).toHaveLength(20_000);
  expect(textWithin(tree.children[19_999] as never)).toBe('文字 < text');
});

test('text stands in XML without what XML does not have', () => {
  expect(xmlText('a\u0001<b> & "c"')).toBe('a&lt;b&gt; &amp; &quot;c&quot;');
});

test('of a broken document is read what stands before the fault', async () => {
  const cut = await readBrokenXml('<a><b>one</b><c><b>tw', {});
  expect(cut?.isCut).toBe(true);
  expect(textWithin(cut?.root)).toMatch(/^one/);
  expect(await readBrokenXml('<a>whole</a>', {})).toMatchObject({ isCut: false, root: { name: 'a' } });
  expect(await readBrokenXml('', {})).toBeNull();
  await expect(readBrokenXml('<!DOCTYPE d><d><b>', {})).rejects.toThrow('doctype');
});

import { expect, test } from 'vitest';
import { cleanPaste } from './cleaned-paste';

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

test('paragraphs from Word lose classes, styles and its own tags, and keep what is bold', () => {
  const { html } = cleanPaste(
    word(
      '<p class=MsoNormal style="margin:0cm"><b><span lang=EN-US style="font-size:12pt">重点</span></b>工作<o:p></o:p></p>',
    ),
  );
  expect(html).toBe('<p><b>重点</b>工作</p>');
});

test('numbered and dotted paragraphs become lists', () => {
  const item = (sign: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span>${sign}<span>&nbsp;</span></span><![endif]>${text}</p>`;
  expect(cleanPaste(word(`${item('1.', '甲')}${item('2.', '乙')}<p>中间</p>${item('·', '丙')}`)).html).toBe(
    '<ol><li><p>甲</p></li><li><p>乙</p></li></ol><p>中间</p><ul><li><p>丙</p></li></ul>',
  );
});

test('tables keep their cells and what spans several', () => {
  const { html } = cleanPaste(
    word(
      '<table class=MsoTableGrid border=1><tr><td width=100 colspan=2 style="border:1"><p class=MsoNormal>格</p></td></tr></table>',
    ),
  );
  expect(html).toBe('<table><tr><td colspan=2><p>格</p></td></tr></table>');
});

test('pictures that only name a file are counted, those of the platform and in the clipboard stay', () => {
  const { html, lostPictures } = cleanPaste(
    '<img src="file:///C:/a.png"><img src="https://elsewhere.test/b.png"><img src="/files/c/d.png"><img src="data:image/png;base64,AA==">',
  );
  expect(lostPictures).toBe(2);
  expect(html).toBe('<img src="/files/c/d.png"><img src="data:image/png;base64,AA==">');
});

test('the first heading of a text stands below that of the page', () => {
  expect(cleanPaste('<h1>题</h1><h5>小</h5>').html).toBe('<h2>题</h2><h4>小</h4>');
});

// What the clipboard holds differs by browser and system; these are shapes as they were copied.
const safari = (body: string) => `<meta charset="UTF-8">${body}<br class="Apple-interchange-newline">`;
const firefoxOnWindows = (body: string) =>
  `<html><body>\n<!--StartFragment-->${body}<!--EndFragment-->\n</body>\n</html>`;
const looked =
  'caret-color: rgb(0, 0, 0); color: rgb(0, 0, 0); font-family: Helvetica; font-size: 12px; -webkit-text-stroke-width: 0px';

test.each([
  ['a paragraph', `<p style="${looked}">第一段</p>`, `<p style="${looked}">第一段</p>`],
  ['its spaces', '甲<span class="Apple-converted-space">&nbsp;</span>乙', '甲 乙'],
])('Safari adds nothing to %s', (_what, copied, expected) => {
  expect(cleanPaste(safari(copied)).html).toBe(expected);
});

test('Safari names pictures by addresses that nobody else can open: they are counted', () => {
  const { html, lostPictures } = cleanPaste(
    safari('<img src="webkit-fake-url://0F9E/image.png"><img src="blob:http://localhost/0f9e"><p>文</p>'),
  );
  expect({ html, lostPictures }).toEqual({ html: '<p>文</p>', lostPictures: 2 });
});

test('a list from Word in Safari, which keeps the style of lists and writes its own quotes', () => {
  const item = (sign: string, text: string) =>
    `<p class="MsoListParagraph" style="margin: 0cm 0cm 0cm 36pt; text-indent: -18pt; mso-list: l0 level1 lfo1; ${looked}"><!--[if !supportLists]--><span>${sign}<span style="font-style: normal;">&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>`;
  expect(cleanPaste(safari(`${item('1.', '甲')}${item('2.', '乙')}`)).html).toBe(
    '<ol><li><p>甲</p></li><li><p>乙</p></li></ol>',
  );
});

test('a page in Firefox: what stands around the selection falls away', () => {
  expect(cleanPaste(firefoxOnWindows('<h1>题</h1><p>文</p>')).html).toBe('<h2>题</h2><p>文</p>');
  // on Linux and macOS without marks of a fragment
  expect(cleanPaste('<meta http-equiv="content-type" content="text/html; charset=utf-8"><p>文</p>').html).toBe(
    '<p>文</p>',
  );
});

test('Word in Firefox: the whole document with its styles comes along, and only the text stays', () => {
  const { html } = cleanPaste(
    '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><style><!-- p.MsoNormal {mso-style-parent:""} --></style></head><body lang=ZH-CN>\n<!--StartFragment-->\n<p class=MsoNormal align=center style="text-align:center"><span style="font-family:宋体">标题</span><o:p></o:p></p>\n<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment-->\n</body></html>',
  );
  expect(html.trim()).toBe('<p>标题</p>');
});

test('scripts and handlers are never more than text that falls away', () => {
  const { html } = cleanPaste(safari('<script>steal()</script><style>p{color:red}</style><p>文</p>'));
  expect(html).toBe('<p>文</p>');
});

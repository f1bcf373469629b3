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

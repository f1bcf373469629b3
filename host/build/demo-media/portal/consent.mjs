// The consent form of guardians, a Word file: node consent.mjs
import { writeFileSync } from 'node:fs';
import { escape, head, zipOf } from './zip.mjs';

const paragraph = (text, { size = 22, bold = false, align = 'left' } = {}) =>
  `<w:p><w:pPr><w:spacing w:after="120" w:line="360" w:lineRule="auto"/><w:jc w:val="${align}"/></w:pPr><w:r><w:rPr><w:rFonts w:ascii="Calibri" w:eastAsia="微软雅黑"/>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/><w:lang w:eastAsia="zh-CN"/></w:rPr><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;

const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => `<w:${side} w:val="single" w:sz="4" w:color="999999"/>`).join('');
const cell = (text, width, bold) => `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(text, { size: 20, bold })}</w:tc>`;
const table = (rows, widths) =>
  `<w:tbl><w:tblPr><w:tblBorders>${border}</w:tblBorders><w:tblW w:w="0" w:type="auto"/></w:tblPr>${rows.map((row, at) => `<w:tr>${row.map((text, column) => cell(text, widths[column], at === 0)).join('')}</w:tr>`).join('')}</w:tbl>`;

const body = [
  paragraph('未满十四周岁学生个人信息处理监护人同意书', { size: 32, bold: true, align: 'center' }),
  paragraph('学校：____________________　　班级：____________　　学生姓名：____________'),
  paragraph('云州智慧教育平台为中小学提供课程点播、教学与作业服务。根据《中华人民共和国个人信息保护法》和《未成年人保护法》，处理未满十四周岁学生的个人信息，须取得监护人同意。请您逐项阅读，分别勾选。'),
  table(
    [
      ['用途', '涉及的信息', '保存多久', '您的选择'],
      ['登录平台、识别班级', '姓名、学号、所在学校与班级', '在校期间；毕业后一年内删除', '□ 同意　□ 不同意'],
      ['记录学习进度', '看过的课、完成的作业与得分', '在校期间', '□ 同意　□ 不同意'],
      ['批改手写作业', '作业的照片', '一个学年', '□ 同意　□ 不同意'],
      ['口语与音乐练习', '练习时的录音', '一个学期', '□ 同意　□ 不同意'],
    ],
    [2400, 2900, 2300, 1900],
  ),
  paragraph(''),
  paragraph('请您了解', { size: 24, bold: true }),
  ...[
    '一、不同意某一项，只影响这一项功能，不影响孩子上课和取得成绩。',
    '二、您可以随时向学校撤回同意，也可以要求查阅、更正或删除孩子的信息。',
    '三、平台不公开学生的个人主页，不向学生和家长展示排名，每日 21:00 至次日 7:00 不发送消息。',
    '四、本表一式两份，学校与监护人各留一份。',
  ].map((text) => paragraph(text)),
  paragraph(''),
  paragraph('监护人签名：____________　　与学生关系：________　　联系电话：______________'),
  paragraph('日期：______ 年 ____ 月 ____ 日', { align: 'right' }),
].join('');

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
writeFileSync(
  new URL('../../../../plugins/portal/server/demo/media/guardian-consent.docx', import.meta.url),
  zipOf({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  }),
);

// A small editable Word file of the number-line task sheet: node docx.mjs
import { join } from 'node:path';
import { deflateRawSync, crc32 } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { dir, kb } from '../kit.mjs';
import { sheets } from './sheets-data.mjs';

const s = sheets(() => '').find((x) => x.slug === 'm7-sheet-number-line');
const xml = (t) => t.replace(/<u[^>]*><\/u>/g, '________').replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<\/?(em|b)>/g, '').replace(/<[^>]+>/g, '').replace(/&/g, '&amp;').replace(/</g, '&lt;');
const p = (text, size = 21, bold = false, extra = '') => `<w:p><w:pPr><w:spacing w:after="80" w:line="320" w:lineRule="auto"/>${extra}</w:pPr><w:r><w:rPr><w:rFonts w:ascii="Calibri" w:eastAsia="微软雅黑"/>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/><w:lang w:eastAsia="zh-CN"/></w:rPr><w:t xml:space="preserve">${xml(text)}</w:t></w:r></w:p>`;
const h = (t) => p(t, 25, true);
const body = [p(s.title, 36, true, '<w:jc w:val="center"/>'), p(`${s.grade}${s.subject}　${s.section}　　学校：__________　班级：________　姓名：________`), h('学习目标'), ...s.goals.map((x, i) => p(`${i + 1}. ${x}`)), h('课前准备'), p(s.before),
  ...s.tasks.flatMap(([t, text], i) => [h(`任务${'一二三'[i]}　${t}`), ...text.split('</p>').map((x) => x.trim()).filter((x) => xml(x).trim()).map((x) => p(x)), p('')]), h('当堂检测'), ...s.practice.map((x, i) => p(`${i + 1}. ${x}`)), h('参考答案'), p(s.answers, 18)].join('');
const files = {
  '[Content_Types].xml': '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels': '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr></w:body></w:document>`,
};
const parts = [], central = []; let offset = 0;
for (const [name, text] of Object.entries(files)) {
  const data = Buffer.from(text), z = deflateRawSync(data, { level: 9 }), n = Buffer.from(name), common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0); common.writeUInt16LE(0x800, 2); common.writeUInt16LE(8, 4); common.writeUInt16LE(0x5b21, 8); common.writeUInt32LE(crc32(data), 10); common.writeUInt32LE(z.length, 14); common.writeUInt32LE(data.length, 18); common.writeUInt16LE(n.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, n, z]);
  central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(10), (() => { const o = Buffer.alloc(4); o.writeUInt32LE(offset); return o; })(), n])); parts.push(local); offset += local.length;
}
const dirs = Buffer.concat(central), end = Buffer.alloc(22); end.write('PK\x05\x06'); end.writeUInt16LE(3, 8); end.writeUInt16LE(3, 10); end.writeUInt32LE(dirs.length, 12); end.writeUInt32LE(offset, 16);
const file = join(dir.media, `${s.slug}.docx`); writeFileSync(file, Buffer.concat([...parts, dirs, end])); console.log(s.slug, `${kb(file)} kB docx`);

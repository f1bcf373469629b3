// Office files without a program for them: text in, the bytes of a docx or pptx out.
import { crc32, deflateRawSync } from 'node:zlib';

const xml = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const rels = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A zip of texts by name; times are fixed, so that equal input gives equal bytes. */
function zip(files) {
  const parts = [];
  const central = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text);
    const packed = deflateRawSync(data, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(0x5b21, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const at = Buffer.alloc(4);
    at.writeUInt32LE(offset);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(10), at, Buffer.from(name)]));
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

const relation = (id, type, target) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const relations = (...all) => `${head}<Relationships xmlns="${rels}">${all.join('')}</Relationships>`;
const types = (overrides) =>
  `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides
    .map(([name, type]) => `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`)
    .join('')}</Types>`;

const paragraph = (text, size, bold, align = 'left') =>
  `<w:p><w:pPr><w:spacing w:after="100" w:line="340" w:lineRule="auto"/><w:jc w:val="${align}"/></w:pPr><w:r><w:rPr><w:rFonts w:ascii="Calibri" w:eastAsia="Noto Sans CJK SC"/>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/><w:lang w:eastAsia="zh-CN"/></w:rPr><w:t xml:space="preserve">${xml(text)}</w:t></w:r></w:p>`;

/** A Word document: a title, and sections of a heading with paragraphs. */
export const docx = ({ title, sub, sections }) =>
  zip({
    '[Content_Types].xml': types([['/word/document.xml', 'wordprocessingml.document.main']]),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${[
      paragraph(title, 36, true, 'center'),
      paragraph(sub, 20, false, 'center'),
      ...sections.flatMap(([heading, ...texts]) => [paragraph(heading, 26, true), ...texts.map((text) => paragraph(text, 22, false))]),
    ].join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  });

const main = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const deck = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const names = `xmlns:a="${main}" xmlns:r="${office}" xmlns:p="${deck}"`;
const tree = (shapes) =>
  `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`;
const box = (id, y, height, lines, size, bold, colour) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="t${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="685800" y="${y}"/><a:ext cx="10820400" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${lines
    .map(
      (line) =>
        `<a:p><a:pPr><a:spcAft><a:spcPts val="800"/></a:spcAft></a:pPr><a:r><a:rPr lang="zh-CN" sz="${size}"${bold ? ' b="1"' : ''}><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill><a:latin typeface="Noto Sans CJK SC"/><a:ea typeface="Noto Sans CJK SC"/></a:rPr><a:t>${xml(line)}</a:t></a:r></a:p>`,
    )
    .join('')}</p:txBody></p:sp>`;
const theme = `${head}<a:theme xmlns:a="${main}" name="plain"><a:themeElements><a:clrScheme name="c"><a:dk1><a:srgbClr val="1D2421"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1><a:dk2><a:srgbClr val="0C7055"/></a:dk2><a:lt2><a:srgbClr val="E9F9F3"/></a:lt2>${[1, 2, 3, 4, 5, 6].map((n) => `<a:accent${n}><a:srgbClr val="0C7055"/></a:accent${n}>`).join('')}<a:hlink><a:srgbClr val="2F6FD0"/></a:hlink><a:folHlink><a:srgbClr val="7A4FC4"/></a:folHlink></a:clrScheme><a:fontScheme name="f"><a:majorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/></a:majorFont><a:minorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/></a:minorFont></a:fontScheme><a:fmtScheme name="s"><a:fillStyleLst>${'<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${'<a:ln><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>'.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${'<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

/** A presentation: slides of a title with lines. */
export function pptx(slides) {
  const slide = ([title, ...lines], index) =>
    `${head}<p:sld ${names}>${tree(
      box(2, index === 0 ? 2200000 : 500000, 1000000, [title], index === 0 ? 4400 : 3200, true, '0C7055') +
        box(3, index === 0 ? 3400000 : 1700000, 4400000, lines, 2400, false, '1D2421'),
    )}</p:sld>`;
  const layout = 'presentationml.slideLayout';
  return zip({
    '[Content_Types].xml': types([
      ['/ppt/presentation.xml', 'presentationml.presentation.main'],
      ['/ppt/slideMasters/slideMaster1.xml', 'presentationml.slideMaster'],
      ['/ppt/slideLayouts/slideLayout1.xml', layout],
      ['/ppt/theme/theme1.xml', 'theme'],
      ...slides.map((_, index) => [`/ppt/slides/slide${index + 1}.xml`, 'presentationml.slide']),
    ]),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'ppt/presentation.xml')),
    'ppt/presentation.xml': `${head}<p:presentation ${names}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId100"/></p:sldMasterIdLst><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      relation('rId100', 'slideMaster', 'slideMasters/slideMaster1.xml'),
      relation('rId101', 'theme', 'theme/theme1.xml'),
      ...slides.map((_, index) => relation(`rId${index + 1}`, 'slide', `slides/slide${index + 1}.xml`)),
    ),
    'ppt/theme/theme1.xml': theme,
    'ppt/slideMasters/slideMaster1.xml': `${head}<p:sldMaster ${names}>${tree('')}<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations(
      relation('rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'),
      relation('rId2', 'theme', '../theme/theme1.xml'),
    ),
    'ppt/slideLayouts/slideLayout1.xml': `${head}<p:sldLayout ${names}>${tree('')}</p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations(relation('rId1', 'slideMaster', '../slideMasters/slideMaster1.xml')),
    ...Object.fromEntries(slides.map((one, index) => [`ppt/slides/slide${index + 1}.xml`, slide(one, index)])),
    ...Object.fromEntries(
      slides.map((_, index) => [
        `ppt/slides/_rels/slide${index + 1}.xml.rels`,
        relations(relation('rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml')),
      ]),
    ),
  });
}

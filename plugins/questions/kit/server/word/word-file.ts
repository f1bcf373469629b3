import { strToU8, zipSync } from 'fflate';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { sectionXml } from './word-section';

/** A picture of the file. */
export interface WordMedia {
  readonly relation: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const office = 'http://schemas.openxmlformats.org';
const names = [
  ['w', 'wordprocessingml/2006/main'],
  ['m', 'officeDocument/2006/math'],
  ['r', 'officeDocument/2006/relationships'],
  ['wp', 'drawingml/2006/wordprocessingDrawing'],
  ['a', 'drawingml/2006/main'],
  ['pic', 'drawingml/2006/picture'],
]
  .map(([prefix, path]) => `xmlns:${prefix}="${office}/${path}"`)
  .join(' ');
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const kinds = `application/vnd.openxmlformats-officedocument.wordprocessingml`;

const contentTypes = `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/><Default Extension="gif" ContentType="image/gif"/><Override PartName="/word/document.xml" ContentType="${kinds}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${kinds}.styles+xml"/><Override PartName="/word/footer1.xml" ContentType="${kinds}.footer+xml"/></Types>`;

const relations = (list: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `${head}<Relationships xmlns="${office}/package/2006/relationships">${list.map(([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`).join('')}</Relationships>`;

const fonts =
  '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="宋体" w:cs="Times New Roman"/>';
const styles = `${head}<w:styles ${names}><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:line="340" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="120" w:after="120"/><w:jc w:val="center"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/><w:szCs w:val="32"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="200" w:after="80"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:rFonts w:eastAsia="黑体"/></w:rPr></w:style></w:styles>`;

/** A field that Word fills in: the number of the page, or of all pages. */
const field = (name: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

interface WordParts {
  readonly media: readonly WordMedia[];
  /** Has `{page}` and `{pages}` in it. */
  readonly footer: string;
  readonly look: SheetLook;
}

/** A Word file of this body, with the number of each page below it. */
export function wordFile(body: string, { media, footer, look }: WordParts): Uint8Array {
  const footerRuns = footer
    .split(/(\{page\}|\{pages\})/)
    .map((part) =>
      part === '{page}'
        ? field('PAGE')
        : part === '{pages}'
          ? field('NUMPAGES')
          : `<w:r><w:t xml:space="preserve">${part}</w:t></w:r>`,
    )
    .join('');
  const section = sectionXml(look, '<w:footerReference w:type="default" r:id="rId2"/>');
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relations([['rId1', 'officeDocument', 'word/document.xml']])),
    'word/document.xml': strToU8(`${head}<w:document ${names}><w:body>${body}${section}</w:body></w:document>`),
    'word/styles.xml': strToU8(styles),
    'word/footer1.xml': strToU8(
      `${head}<w:ftr ${names}><w:p><w:pPr><w:jc w:val="center"/></w:pPr>${footerRuns}</w:p></w:ftr>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      relations([
        ['rId1', 'styles', 'styles.xml'],
        ['rId2', 'footer', 'footer1.xml'],
        ...media.map(({ relation, name }) => [relation, 'image', `media/${name}`] as const),
      ]),
    ),
    ...Object.fromEntries(
      media.map(({ name, bytes }) => [`word/media/${name}`, [bytes, { level: 0 as const }] as const]),
    ),
  });
}

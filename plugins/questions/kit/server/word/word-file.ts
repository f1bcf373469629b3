import { strToU8, zipSync } from 'fflate';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { sectionXml } from './word-section';
import { textXml } from './word-xml';

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
  .concat('xmlns:v="urn:schemas-microsoft-com:vml"', 'xmlns:o="urn:schemas-microsoft-com:office:office"')
  .join(' ');
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const kinds = `application/vnd.openxmlformats-officedocument.wordprocessingml`;

/** Parts of the file besides its text, by what they are called in relations. */
const partKinds = ['styles', 'settings', 'header', 'footer'] as const;

const contentTypes = (parts: readonly Part[]) =>
  `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/><Default Extension="gif" ContentType="image/gif"/><Override PartName="/word/document.xml" ContentType="${kinds}.document.main+xml"/>${parts.map(({ kind, name }) => `<Override PartName="/word/${name}" ContentType="${kinds}.${kind}+xml"/>`).join('')}</Types>`;

const relations = (list: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `${head}<Relationships xmlns="${office}/package/2006/relationships">${list.map(([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`).join('')}</Relationships>`;

const fonts =
  '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="宋体" w:cs="Times New Roman"/>';
const style = (id: string, name: string, paragraph: string, run: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;
/** Half points. */
const size = (points: number) => `<w:sz w:val="${points}"/><w:szCs w:val="${points}"/>`;
const centred = (before: number, after: number) =>
  `<w:keepNext/><w:spacing w:before="${before}" w:after="${after}"/><w:jc w:val="center"/>`;
const styles = `${head}<w:styles ${names}><w:docDefaults><w:rPrDefault><w:rPr>${fonts}${size(21)}<w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:line="340" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${[
  style('Title', 'Title', centred(60, 60), `<w:b/>${size(32)}`),
  style('Subtitle', 'Subtitle', centred(0, 100), `<w:b/><w:spacing w:val="40"/>${size(36)}`),
  style('Part', 'Part', `${centred(160, 60)}<w:outlineLvl w:val="0"/>`, size(24)),
  style(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:spacing w:before="200" w:after="80"/><w:outlineLvl w:val="0"/>',
    '<w:rFonts w:eastAsia="黑体"/>',
  ),
].join('')}</w:styles>`;

/** Odd pages and even ones differ: margins of the sealed side, and what stands in it. */
const settings = `${head}<w:settings ${names}><w:mirrorMargins/><w:evenAndOddHeaders/></w:settings>`;

/** A field that Word fills in: the number of the page, or of all pages. */
const field = (name: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

interface WordParts {
  readonly media: readonly WordMedia[];
  /** Has `{page}` and `{pages}` in it; empty for none. */
  readonly footer: string;
  /** Of odd and of even pages; null where both are empty. */
  readonly headers: { readonly odd: string; readonly even: string } | null;
  readonly look: SheetLook;
}

interface Part {
  readonly kind: (typeof partKinds)[number];
  readonly name: string;
  readonly content: string;
  /** Pages of the section that it stands on. */
  readonly pages?: 'default' | 'even';
}

/** A Word file of this body, with what stands above and below its pages. */
export function wordFile(body: string, { media, footer, headers, look }: WordParts): Uint8Array {
  const footerXml = `${head}<w:ftr ${names}><w:p><w:pPr><w:jc w:val="center"/></w:pPr>${footerRuns(footer)}</w:p></w:ftr>`;
  const headerXml = (inside: string) => `${head}<w:hdr ${names}>${inside}<w:p/></w:hdr>`;
  const parts: Part[] = [{ kind: 'styles', name: 'styles.xml', content: styles }];
  if (headers)
    parts.push(
      { kind: 'settings', name: 'settings.xml', content: settings },
      { kind: 'header', name: 'header1.xml', content: headerXml(headers.odd), pages: 'default' },
      { kind: 'header', name: 'header2.xml', content: headerXml(headers.even), pages: 'even' },
    );
  if (footer !== '') {
    parts.push({ kind: 'footer', name: 'footer1.xml', content: footerXml, pages: 'default' });
    if (headers) parts.push({ kind: 'footer', name: 'footer2.xml', content: footerXml, pages: 'even' });
  }
  const references = parts.flatMap(({ kind, pages }, at) =>
    pages ? [`<w:${kind}Reference w:type="${pages}" r:id="rId${at + 1}"/>`] : [],
  );
  const section = sectionXml(look, references.join(''));
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes(parts)),
    '_rels/.rels': strToU8(relations([['rId1', 'officeDocument', 'word/document.xml']])),
    'word/document.xml': strToU8(`${head}<w:document ${names}><w:body>${body}${section}</w:body></w:document>`),
    ...Object.fromEntries(parts.map(({ name, content }) => [`word/${name}`, strToU8(content)])),
    'word/_rels/document.xml.rels': strToU8(
      relations([
        ...parts.map(({ kind, name }, at) => [`rId${at + 1}`, kind, name] as const),
        ...media.map(({ relation, name }) => [relation, 'image', `media/${name}`] as const),
      ]),
    ),
    ...Object.fromEntries(
      media.map(({ name, bytes }) => [`word/media/${name}`, [bytes, { level: 0 as const }] as const]),
    ),
  });
}

const footerRuns = (footer: string) =>
  footer
    .split(/(\{page\}|\{pages\})/)
    .map((part) => (part === '{page}' ? field('PAGE') : part === '{pages}' ? field('NUMPAGES') : textXml(part)))
    .join('');

import { type Part, picture, relations, types, zipped } from '../package';

/** How a run is set. */
export interface RunStyle {
  readonly bold?: boolean;
  readonly underline?: boolean | 'wave';
  readonly dots?: boolean;
  readonly sup?: boolean;
  readonly sub?: boolean;
  readonly red?: boolean;
  readonly highlight?: boolean;
}

/** How a paragraph stands: in the middle, bold, numbered by a list of the document. */
export interface ParagraphStyle {
  readonly center?: boolean;
  readonly indent?: boolean;
  /** A list: 1 counts questions (1．), further ones count options (A．), each question its own. */
  readonly list?: number;
  /** Its level in a list of several: options below questions. */
  readonly level?: number;
}

/** Writes a paper as one program does. All write the same language, and none writes it alike. */
export interface Maker {
  readonly name: 'Word' | 'WPS' | 'LibreOffice' | 'pandoc' | 'Google Docs';
  /** A blank as people type it, where the program does not underline spaces. */
  readonly blank?: string;
  text(text: string, style?: RunStyle): string;
  math(omml: string): string;
  display(omml: string): string;
  picture(): string;
  /** A picture beside the text. */
  anchored(): string;
  tab(): string;
  lineBreak(): string;
  paragraph(content: string | readonly string[], style?: ParagraphStyle): string;
  table(rows: readonly (readonly string[])[]): string;
  /** A frame with text, hung on a paragraph. */
  box(paragraphs: string): string;
  file(body: string): Buffer;
}

/** A colour or a highlight, in the order in which a run has them. */
export const stress = ({ red, highlight }: RunStyle) =>
  `${red ? '<w:color w:val="FF0000"/>' : ''}${highlight ? '<w:highlight w:val="yellow"/>' : ''}`;

export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Cuts a text where programs do: nobody knows why. Always at the same places. */
export function pieces(text: string, size: number): string[] {
  const parts: string[] = [];
  const letters = [...text];
  for (let at = 0, step = size; at < letters.length; at += step, step = (step % 5) + 3)
    parts.push(letters.slice(at, at + step).join(''));
  return parts;
}

const lists = Array.from({ length: 60 }, (_, at) => at);
/** Lists of a document: the first counts questions, the others options. */
export const numbering = (
  namespace: string,
  separator: string,
  options = { format: 'upperLetter', text: `%1${separator}` },
) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:numbering ${namespace}>${[
    `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1${separator}"/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${options.format}"/><w:lvlText w:val="${options.text}"/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum>`,
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    ...lists.map(
      (at) =>
        `<w:num w:numId="${at + 2}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
    ),
  ].join('')}</w:numbering>`;

/** The file around a body. */
export function packed(document: string, others: readonly Part[]): Buffer {
  return zipped([
    ['[Content_Types].xml', types()],
    ['_rels/.rels', relations([['rId1', 'officeDocument', 'word/document.xml']])],
    ['word/document.xml', document],
    [
      'word/_rels/document.xml.rels',
      relations([
        ['rId1', 'styles', 'styles.xml'],
        ['rId2', 'numbering', 'numbering.xml'],
        ['rId3', 'header', 'header1.xml'],
        ['rId7', 'image', 'media/image1.png'],
        ['rId8', 'image', 'media/image2.wmf'],
      ]).replace(
        '</Relationships>',
        '<Relationship Id="rId98" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="https://example.org/circuit.png" TargetMode="External"/></Relationships>',
      ),
    ],
    ['word/header1.xml', `<w:hdr ${declared(['w'])}><w:p><w:r><w:t>学校 班级 姓名</w:t></w:r></w:p></w:hdr>`],
    ['word/media/image1.png', picture],
    ['word/media/image2.wmf', Buffer.from('d7cdc69a', 'hex')],
    ...others,
  ]);
}

export const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
};
export const declared = (names: readonly (keyof typeof namespaces)[]) =>
  names.map((name) => `xmlns:${name}="${namespaces[name]}"`).join(' ');

export const drawing = (anchor: boolean, extra = '') =>
  `<w:drawing><wp:${anchor ? 'anchor behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"' : 'inline distT="0" distB="0"'}>${anchor ? '<wp:simplePos x="0" y="0"/>' : ''}<wp:extent cx="1905000" cy="1270000"/>${anchor ? '<wp:wrapSquare wrapText="bothSides"/>' : ''}<wp:docPr id="1" name="图片 1" descr="示意图"/>${extra}<a:graphic ${declared(['a'])}><a:graphicData uri="${namespaces.pic}"><pic:pic ${declared(['pic'])}><pic:nvPicPr><pic:cNvPr id="0" name=""/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId7"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:${anchor ? 'anchor' : 'inline'}></w:drawing>`;

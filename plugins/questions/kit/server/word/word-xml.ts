import type { Inline, TextMark } from '../../common/content';
import { xmlText } from '../xml/xml-tree';

// Elements of WordprocessingML as text (ECMA-376, transitional).

const marks: Readonly<Record<TextMark, string>> = {
  bold: '<w:b/>',
  italic: '<w:i/>',
  strike: '<w:strike/>',
  underline: '<w:u w:val="single"/>',
  wave: '<w:u w:val="wave"/>',
  sub: '<w:vertAlign w:val="subscript"/>',
  sup: '<w:vertAlign w:val="superscript"/>',
  dots: '<w:em w:val="dot"/>',
};
/** The order that the schema wants. */
const order: readonly TextMark[] = ['bold', 'italic', 'strike', 'underline', 'wave', 'sub', 'sup', 'dots'];

export const runXml = (inside: string, set: readonly TextMark[] = []): string => {
  const properties = order.filter((mark) => set.includes(mark)).map((mark) => marks[mark]);
  return `<w:r>${properties.length > 0 ? `<w:rPr>${properties.join('')}</w:rPr>` : ''}${inside}</w:r>`;
};
export const textXml = (text: string, set: readonly TextMark[] = []): string =>
  text
    .split(/(\t|\n)/)
    .filter((part) => part !== '')
    .map((part) =>
      runXml(
        part === '\t' ? '<w:tab/>' : part === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${xmlText(part)}</w:t>`,
        set,
      ),
    )
    .join('');

export const tab = '<w:r><w:tab/></w:r>';

/** A blank to fill in; with its number where the gap has one. */
export const gapXml = (gap: number): string =>
  ['\u3000\u3000', gap < 0 ? '\u3000' : ` ${gap} `, '\u3000\u3000']
    .map((part) => textXml(part, ['underline']))
    .join('');

export interface ParagraphLook {
  readonly style?: string;
  readonly align?: 'center' | 'end';
  readonly isIndented?: boolean;
  readonly keepsNext?: boolean;
  /** Distances of tabs, twentieths of a point. */
  readonly tabs?: readonly number[];
}

export function paragraphXml(
  inside: string,
  { style, align, isIndented, keepsNext, tabs }: ParagraphLook = {},
): string {
  const properties = [
    style ? `<w:pStyle w:val="${style}"/>` : '',
    keepsNext ? '<w:keepNext/>' : '',
    '<w:keepLines/>',
    tabs ? `<w:tabs>${tabs.map((at) => `<w:tab w:val="left" w:pos="${at}"/>`).join('')}</w:tabs>` : '',
    isIndented ? '<w:ind w:firstLineChars="200" w:firstLine="420"/>' : '',
    align ? `<w:jc w:val="${align === 'end' ? 'right' : 'center'}"/>` : '',
  ];
  return `<w:p><w:pPr>${properties.join('')}</w:pPr>${inside}</w:p>`;
}

/** A row of handwriting: 9 mm, twentieths of a point. */
const row = 510;
const edge = (name: string) => `<w:${name} w:val="single" w:sz="4" w:space="0" w:color="8A8F8D"/>`;

/** Room for an answer: empty rows, ruled ones, or squares. `line` is the width between the margins, twentieths of a point. */
export function spaceXml(look: 'lines' | 'blank' | 'grid', rows: number, line: number): string {
  if (look === 'grid') return squaresXml(rows, line);
  const borders = look === 'lines' ? `<w:pBdr>${edge('bottom')}${edge('between')}</w:pBdr>` : '';
  const height = `<w:spacing w:before="0" w:after="0" w:line="${row}" w:lineRule="exact"/>`;
  return `<w:p><w:pPr>${borders}${height}</w:pPr></w:p>`.repeat(rows);
}

function squaresXml(rows: number, line: number): string {
  const columns = Math.floor(line / row);
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(edge).join('');
  const cell = `<w:tc><w:tcPr><w:tcW w:w="${row}" w:type="dxa"/></w:tcPr><w:p/></w:tc>`;
  const one = `<w:tr><w:trPr><w:trHeight w:val="${row}" w:hRule="exact"/></w:trPr>${cell.repeat(columns)}</w:tr>`;
  const grid = `<w:tblGrid>${`<w:gridCol w:w="${row}"/>`.repeat(columns)}</w:tblGrid>`;
  const look = `<w:tblPr><w:tblW w:w="${row * columns}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr>`;
  return `<w:tbl>${look}${grid}${one.repeat(rows)}</w:tbl><w:p/>`;
}

/** EMU in a CSS pixel, and twentieths of a point in one. */
const emu = 9525;
const perPixel = 15;

export function pictureXml(
  picture: Pick<Extract<Inline, { kind: 'picture' }>, 'width' | 'height' | 'alt'>,
  relation: string,
  { id, line }: { readonly id: number; readonly line: number },
): string {
  const scale = Math.min(1, line / perPixel / picture.width);
  const [width, height] = [Math.round(picture.width * scale * emu), Math.round(picture.height * scale * emu)];
  const alt = xmlText(picture.alt);
  return runXml(
    `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${width}" cy="${height}"/><wp:docPr id="${id}" name="${id}" descr="${alt}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" name="${id}" descr="${alt}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`,
  );
}

const border = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`;
export const tableXml = (rows: string): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:jc w:val="center"/><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')}</w:tblBorders></w:tblPr><w:tblGrid/>${rows}</w:tbl>`;

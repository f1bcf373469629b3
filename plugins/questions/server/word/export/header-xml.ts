import { type SheetLook, sheets } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { BindingWords } from 'edutech/plugins/print/kit/server/flow/furniture';
import { xmlText } from '../../../kit/server/xml/xml-tree';
import { sealed, twentieths } from '../../../kit/server/word/word-section';
import { sizedXml } from '../../../kit/server/word/word-xml';

/** What stands at the sealed side of odd pages and across all of them; null where that is nothing. */
export function headersXml(
  look: SheetLook,
  { binding, watermark }: { readonly binding: BindingWords | null; readonly watermark: string },
): { readonly odd: string; readonly even: string } | null {
  if (!binding && watermark === '') return null;
  const across = watermark === '' ? '' : watermarkXml(watermark);
  return { odd: (binding ? bindingXml(look, binding) : '') + across, even: across };
}

const paragraph = (inside: string) =>
  `<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="240" w:lineRule="auto"/><w:jc w:val="center"/></w:pPr>${inside}</w:p>`;

/** A cell whose words are read from below. */
const upright = (width: number, inside: string, borders = '') =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${borders}<w:tcMar><w:left w:w="0" w:type="dxa"/><w:right w:w="0" w:type="dxa"/></w:tcMar><w:textDirection w:val="btLr"/><w:vAlign w:val="center"/></w:tcPr>${inside}</w:tc>`;

/** Free above and below the line, twentieths of a point. */
const ends = 480;

/** A table at the edge of the page: fields, the line with its name, the warning. */
function bindingXml({ size }: SheetLook, { fields, seal, warning }: BindingWords): string {
  const height = twentieths(sheets[size].height) - 2 * ends;
  const widths = [440, 360, sealed - 500];
  const width = widths.reduce((sum, one) => sum + one, 0);
  const blank = '\u3000'.repeat(Math.max(4, Math.floor(height / 210 / fields.length) - 6));
  const names = fields
    .map((field) => sizedXml(` ${field}`, 20) + sizedXml(blank, 20, '<w:u w:val="single"/>'))
    .join('');
  const words = /\p{Script=Han}/u.test(seal) ? [...seal] : [seal];
  const between = '\u3000'.repeat(Math.floor(height / 220 / words.length) - 1);
  const signs = sizedXml(words.join(between), 21, '<w:b/>');
  const dashed = `<w:tcBorders><w:right w:val="dashed" w:sz="6" w:space="0" w:color="auto"/></w:tcBorders>`;
  const place = `<w:tblpPr w:leftFromText="0" w:rightFromText="0" w:vertAnchor="page" w:horzAnchor="page" w:tblpX="560" w:tblpY="${ends}"/>`;
  const cells = [
    upright(widths[0]!, paragraph(names)),
    upright(widths[1]!, paragraph(signs), dashed),
    upright(widths[2]!, paragraph(sizedXml(warning, 16))),
  ];
  return `<w:tbl><w:tblPr>${place}<w:tblW w:w="${width}" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((one) => `<w:gridCol w:w="${one}"/>`).join('')}</w:tblGrid><w:tr><w:trPr><w:trHeight w:val="${height}" w:hRule="exact"/></w:trPr>${cells.join('')}</w:tr></w:tbl>`;
}

/** Points that a sign of the watermark takes. */
const watermarkSize = 34;

/** Pale words across the page, as Word makes them: a text path behind what stands there. */
function watermarkXml(words: string): string {
  const width = Math.min(420, [...words].length * watermarkSize);
  const place =
    'position:absolute;margin-left:0;margin-top:0;rotation:330;z-index:-1;mso-position-horizontal:center;mso-position-horizontal-relative:page;mso-position-vertical:center;mso-position-vertical-relative:page';
  const type =
    '<v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e"><v:formulas><v:f eqn="sum #0 0 10800"/><v:f eqn="prod #0 2 1"/><v:f eqn="sum 21600 0 @1"/><v:f eqn="sum 0 0 @2"/><v:f eqn="sum 21600 0 @3"/><v:f eqn="if @0 @3 0"/><v:f eqn="if @0 21600 @1"/><v:f eqn="if @0 0 @2"/><v:f eqn="if @0 @4 21600"/></v:formulas><v:path textpathok="t" o:connecttype="rect"/><v:textpath on="t" fitshape="t"/></v:shapetype>';
  const shape = `<v:shape id="watermark" type="#_x0000_t136" style="${place};width:${width}pt;height:${watermarkSize}pt" fillcolor="#d9dddb" stroked="f"><v:textpath style="font-family:&quot;宋体&quot;;font-size:1pt" string="${xmlText(words).replaceAll('"', '&quot;')}"/></v:shape>`;
  return `<w:p><w:r><w:pict>${type}${shape}</w:pict></w:r></w:p>`;
}

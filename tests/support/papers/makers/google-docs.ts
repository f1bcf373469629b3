import { declared, drawing, escaped, type Maker, packed, type RunStyle } from './maker';
import { nestedNumbering } from './nested-numbering';

const names = declared(['m', 'r', 'o', 'v', 'w', 'wp', 'a', 'pic', 'mc', 'wps']);

const properties = (style: RunStyle) =>
  `<w:rPr>${style.bold ? '<w:b w:val="1"/>' : ''}${style.red ? '<w:color w:val="ff0000"/>' : ''}${style.underline ? '<w:u w:val="single"/>' : ''}${style.highlight ? '<w:shd w:fill="ffff00" w:val="clear"/>' : ''}${style.sup ? '<w:vertAlign w:val="superscript"/>' : ''}${style.sub ? '<w:vertAlign w:val="subscript"/>' : ''}<w:rtl w:val="0"/></w:rPr>`;
const run = (inside: string, style: RunStyle = {}) =>
  `<w:r w:rsidDel="00000000" w:rsidR="00000000" w:rsidRPr="00000000">${properties(style)}${inside}</w:r>`;

/** Google Docs: an empty run at the end of each paragraph, every switch said, lists of two levels. */
export const googleDocs: Maker = {
  name: 'Google Docs',
  blank: '__________',
  text: (text, style) => run(`<w:t xml:space="preserve">${escaped(text)}</w:t>`, style),
  math: (omml) => `<m:oMath>${omml}</m:oMath>`,
  display: (omml) => `<w:p><m:oMath>${omml}</m:oMath></w:p>`,
  picture: () => run(drawing(false)),
  anchored: () => run(drawing(true)),
  tab: () => run('<w:tab/>'),
  lineBreak: () => run('<w:br w:type="textWrapping"/>'),
  paragraph: (content, { center, list, level = 0 } = {}) =>
    `<w:p w:rsidR="00000000" w:rsidDel="00000000" w:rsidP="00000000" w:rsidRDefault="00000000"><w:pPr>${list ? `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr><w:ind w:left="720" w:hanging="360"/>` : ''}${center ? '<w:jc w:val="center"/>' : ''}<w:rPr/></w:pPr>${typeof content === 'string' ? content : content.join('')}${run('')}</w:p>`,
  table: (rows) =>
    `<w:tbl><w:tblPr><w:tblStyle w:val="Table1"/><w:tblW w:w="9360.0" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="4680"/></w:tblGrid>${rows.map((row) => `<w:tr><w:trPr><w:cantSplit w:val="0"/></w:trPr>${row.map((cell) => `<w:tc><w:tcPr><w:shd w:fill="auto" w:val="clear"/></w:tcPr>${cell.startsWith('<w:p') ? cell : googleDocs.paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
  box: (paragraphs) => paragraphs,
  file: (body) =>
    packed(
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${names}><w:body>${body}<w:sectPr><w:pgSz w:h="15840" w:w="12240"/></w:sectPr></w:body></w:document>`,
      [
        ['word/numbering.xml', nestedNumbering(declared(['w']))],
        [
          'word/styles.xml',
          `<w:styles ${declared(['w'])}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="normal"/></w:style></w:styles>`,
        ],
      ],
    ),
};

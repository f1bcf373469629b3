import { declared, drawing, escaped, type Maker, numbering, packed, type RunStyle, stress } from './maker';

const names = `${declared(['o', 'r', 'v', 'w'])} xmlns:w10="urn:schemas-microsoft-com:office:word" ${declared(['wp', 'wps', 'mc', 'w14'])} xmlns:wp14="http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing"`;

const properties = (style: RunStyle) =>
  `<w:rPr>${style.bold ? '<w:rFonts w:ascii="Liberation Serif" w:hAnsi="Liberation Serif"/><w:b/><w:bCs/>' : ''}${stress(style)}${style.dots ? '<w:em w:val="dot"/>' : ''}${style.underline ? `<w:u w:val="${style.underline === 'wave' ? 'wave' : 'single'}"/>` : ''}${style.sup ? '<w:vertAlign w:val="superscript"/>' : ''}${style.sub ? '<w:vertAlign w:val="subscript"/>' : ''}</w:rPr>`;
const run = (inside: string, style: RunStyle = {}) => `<w:r>${properties(style)}${inside}</w:r>`;

/** LibreOffice: whole runs, a style on every paragraph, formulas with the namespace at each of them. */
export const libreOffice: Maker = {
  name: 'LibreOffice',
  text: (text, style) => run(`<w:t xml:space="preserve">${escaped(text)}</w:t>`, style),
  math: (omml) => `<m:oMath ${declared(['m'])}>${omml}</m:oMath>`,
  display: (omml) =>
    `<w:p><w:pPr><w:pStyle w:val="Normal"/><w:rPr/></w:pPr><m:oMathPara ${declared(['m'])}><m:oMath>${omml}</m:oMath></m:oMathPara></w:p>`,
  picture: () => run(drawing(false, '<wp:cNvGraphicFramePr/>')),
  anchored: () => run(drawing(true, '<wp:cNvGraphicFramePr/>')),
  tab: () => run('<w:tab/>'),
  lineBreak: () => run('<w:br/>'),
  paragraph: (content, { center, indent, list } = {}) =>
    `<w:p><w:pPr><w:pStyle w:val="${center ? 'Heading' : 'Normal'}"/>${list ? `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>` : ''}<w:bidi w:val="0"/>${indent ? '<w:ind w:firstLine="420" w:end="0"/>' : ''}<w:jc w:val="${center ? 'center' : 'start'}"/><w:rPr></w:rPr></w:pPr>${typeof content === 'string' ? content : content.join('')}</w:p>`,
  table: (rows) =>
    `<w:tbl><w:tblPr><w:tblW w:w="9638" w:type="dxa"/><w:jc w:val="start"/></w:tblPr><w:tblGrid/>${rows.map((row) => `<w:tr><w:trPr></w:trPr>${row.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="1606" w:type="dxa"/><w:tcBorders/></w:tcPr>${cell.startsWith('<w:p>') ? cell : libreOffice.paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
  box: (paragraphs) =>
    libreOffice.paragraph(
      run(
        `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic ${declared(['a'])}><a:graphicData uri="x"><wps:wsp><wps:txbx><w:txbxContent>${paragraphs}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent>`,
      ),
    ),
  file: (body) =>
    packed(
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${names} mc:Ignorable="w14 wp14"><w:body>${body}<w:sectPr><w:type w:val="nextPage"/></w:sectPr></w:body></w:document>`,
      [
        ['word/numbering.xml', numbering(declared(['w']), '.')],
        [
          'word/styles.xml',
          `<w:styles ${declared(['w'])}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading"><w:name w:val="Heading"/><w:basedOn w:val="Normal"/></w:style></w:styles>`,
        ],
      ],
    ),
};

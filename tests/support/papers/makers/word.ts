import { declared, drawing, escaped, type Maker, numbering, packed, pieces, type RunStyle, stress } from './maker';

const names = declared(['w', 'm', 'r', 'wp', 'a', 'pic', 'mc', 'v', 'o', 'wps', 'w14']);

const properties = (style: RunStyle) =>
  `<w:rPr><w:rFonts w:ascii="Times New Roman" w:eastAsia="宋体" w:hAnsi="Times New Roman" w:cs="Times New Roman" w:hint="eastAsia"/>${style.bold ? '<w:b/><w:bCs/>' : ''}${stress(style)}${style.dots ? '<w:em w:val="dot"/>' : ''}${style.underline ? `<w:u w:val="${style.underline === 'wave' ? 'wave' : 'single'}"/>` : ''}${style.sup ? '<w:vertAlign w:val="superscript"/>' : ''}${style.sub ? '<w:vertAlign w:val="subscript"/>' : ''}<w:szCs w:val="21"/></w:rPr>`;
const run = (inside: string, style: RunStyle = {}) =>
  `<w:r w:rsidR="00A77B3E" w:rsidRPr="00C35B2A">${properties(style)}${inside}</w:r>`;

/** How the lists of options count: a format of Word (ST_NumberFormat), and `%1` for the number in it. */
interface ListOfOptions {
  readonly format: string;
  readonly text: string;
}

/** Word: runs cut by fonts and revisions, numbers by lists, drawings beside an older form of themselves. */
export const word: Maker = {
  name: 'Word',
  text: (text, style) =>
    pieces(text, 5)
      .map(
        (piece, at) =>
          `${at % 4 === 2 ? '<w:proofErr w:type="gramStart"/>' : ''}${run(`<w:t xml:space="preserve">${escaped(piece)}</w:t>`, style)}`,
      )
      .join(''),
  math: (omml) => `<m:oMath>${omml}</m:oMath>`,
  display: (omml) =>
    `<w:p><m:oMathPara><m:oMathParaPr><m:jc m:val="left"/></m:oMathParaPr><m:oMath>${omml}</m:oMath></m:oMathPara></w:p>`,
  picture: () => run(drawing(false)),
  anchored: () =>
    run(
      `<mc:AlternateContent><mc:Choice Requires="wps">${drawing(true)}</mc:Choice><mc:Fallback><w:pict><v:shape style="position:absolute;width:150pt;height:100pt"><v:imagedata r:id="rId7"/></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`,
    ),
  tab: () => run('<w:tab/>'),
  lineBreak: () => run('<w:br/>'),
  paragraph: (content, { center, indent, list } = {}) =>
    `<w:p w14:paraId="3F2B1A00" w:rsidR="00A77B3E" w:rsidRDefault="00C35B2A"><w:pPr>${list ? `<w:pStyle w:val="a3"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>` : ''}<w:spacing w:line="360" w:lineRule="auto"/>${indent ? '<w:ind w:firstLineChars="200" w:firstLine="420"/>' : ''}${center ? '<w:jc w:val="center"/>' : ''}</w:pPr><w:bookmarkStart w:id="0" w:name="_GoBack"/><w:bookmarkEnd w:id="0"/>${typeof content === 'string' ? content : content.join('')}</w:p>`,
  table: (rows) =>
    `<w:tbl><w:tblPr><w:tblStyle w:val="a4"/><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid/>${rows.map((row) => `<w:tr w:rsidR="00A77B3E">${row.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="1200" w:type="dxa"/></w:tcPr>${cell.startsWith('<w:p') ? cell : word.paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
  box: (paragraphs) =>
    word.paragraph(
      run(
        `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:extent cx="3000000" cy="900000"/><a:graphic><a:graphicData uri="wps"><wps:wsp><wps:txbx><w:txbxContent>${paragraphs}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${paragraphs}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`,
      ),
    ),
  file: (body) => fileOf(body),
};

const fileOf = (body: string, options?: ListOfOptions) =>
  packed(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${names} mc:Ignorable="w14"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    [
      ['word/numbering.xml', numbering(declared(['w']), '．', options)],
      [
        'word/styles.xml',
        `<w:styles ${declared(['w'])}><w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="a3"><w:name w:val="List Paragraph"/><w:basedOn w:val="a"/></w:style></w:styles>`,
      ],
    ],
  );

/** Word, where the options of questions are lists of another form. */
export const wordWithOptions = (format: string, text: string): Maker => ({
  ...word,
  file: (body) => fileOf(body, { format, text }),
});

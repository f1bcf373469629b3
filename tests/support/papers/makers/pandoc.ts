import { declared, drawing, escaped, type Maker, packed, type RunStyle, stress } from './maker';
import { nestedNumbering } from './nested-numbering';

const names = declared(['w', 'm', 'r', 'o', 'v', 'wp', 'a', 'pic']);

const properties = (style: RunStyle) => {
  const set = `${style.bold ? '<w:b/><w:bCs/>' : ''}${style.underline ? '<w:u w:val="single"/>' : ''}${stress(style)}${style.sup ? '<w:vertAlign w:val="superscript"/>' : ''}${style.sub ? '<w:vertAlign w:val="subscript"/>' : ''}`;
  return set === '' ? '' : `<w:rPr>${set}</w:rPr>`;
};
const run = (inside: string, style: RunStyle = {}) => `<w:r>${properties(style)}${inside}</w:r>`;

/** pandoc: bare runs, a style for each kind of paragraph, blanks as they were typed. */
export const pandoc: Maker = {
  name: 'pandoc',
  blank: '______',
  text: (text, style) => run(`<w:t xml:space="preserve">${escaped(text)}</w:t>`, style),
  math: (omml) => `<m:oMath>${omml}</m:oMath>`,
  display: (omml) =>
    `<w:p><w:pPr><w:pStyle w:val="BodyText"/></w:pPr><m:oMathPara><m:oMathParaPr><m:jc m:val="center"/></m:oMathParaPr><m:oMath>${omml}</m:oMath></m:oMathPara></w:p>`,
  picture: () => run(drawing(false)),
  anchored: () => run(drawing(false)),
  tab: () => run('<w:tab/>'),
  lineBreak: () => run('<w:br/>'),
  paragraph: (content, { center, list, level = 0 } = {}) =>
    `<w:p><w:pPr><w:pStyle w:val="${center ? 'Title' : list ? 'Compact' : 'BodyText'}"/>${list ? `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>` : ''}</w:pPr>${typeof content === 'string' ? content : content.join('')}</w:p>`,
  table: (rows) =>
    `<w:tbl><w:tblPr><w:tblStyle w:val="Table"/><w:tblW w:type="auto" w:w="0"/><w:tblLook w:firstRow="1" w:lastRow="0" w:val="0020"/></w:tblPr><w:tblGrid><w:gridCol w:w="3960"/></w:tblGrid>${rows.map((row, at) => `<w:tr>${at === 0 ? '<w:trPr><w:tblHeader w:val="on"/></w:trPr>' : ''}${row.map((cell) => `<w:tc><w:tcPr/>${cell.startsWith('<w:p>') ? cell : pandoc.paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
  box: (paragraphs) => paragraphs,
  file: (body) =>
    packed(
      `<?xml version="1.0" encoding="UTF-8"?>\n<w:document ${names}><w:body>${body}<w:sectPr/></w:body></w:document>`,
      [
        ['word/numbering.xml', nestedNumbering(declared(['w']))],
        [
          'word/styles.xml',
          `<w:styles ${declared(['w'])}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="BodyText"><w:name w:val="Body Text"/><w:basedOn w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:pPr><w:jc w:val="center"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Compact"><w:name w:val="Compact"/><w:basedOn w:val="BodyText"/></w:style></w:styles>`,
        ],
      ],
    ),
};

import { declared, drawing, escaped, type Maker, numbering, packed, pieces, type RunStyle, stress } from './maker';

const names = `xmlns:wpc="http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas" ${declared(['mc', 'o', 'r', 'm', 'v', 'wp', 'w', 'w14', 'wps'])} xmlns:wpsCustomData="http://www.wps.cn/officeDocument/2013/wpsCustomData"`;

const properties = (style: RunStyle) =>
  `<w:rPr><w:rFonts w:hint="${style.sub ? 'default' : 'eastAsia'}" w:ascii="宋体" w:hAnsi="宋体" w:eastAsia="宋体" w:cs="宋体"/>${style.bold ? '<w:b/>' : '<w:b w:val="0"/>'}${style.red || style.highlight ? stress(style) : '<w:color w:val="000000"/>'}${style.dots ? '<w:em w:val="dot"/>' : ''}${style.underline ? `<w:u w:val="${style.underline === 'wave' ? 'wave' : 'single'}" w:color="auto"/>` : '<w:u w:val="none"/>'}${style.sup ? '<w:vertAlign w:val="superscript"/>' : ''}${style.sub ? '<w:vertAlign w:val="subscript"/>' : ''}<w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr>`;
const run = (inside: string, style: RunStyle = {}) => `<w:r>${properties(style)}${inside}</w:r>`;

/** WPS: every run says all of its properties, numbers are typed, pictures hang in VML. */
export const wps: Maker = {
  name: 'WPS',
  text: (text, style) =>
    pieces(text, 9)
      .map((piece) => run(`<w:t xml:space="preserve">${escaped(piece)}</w:t>`, style))
      .join(''),
  math: (omml) =>
    `<m:oMath>${omml}<m:r><m:rPr/><w:rPr><w:rFonts w:hint="default" w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr><m:t></m:t></m:r></m:oMath>`,
  display: (omml) => `<w:p><w:pPr><w:rPr/></w:pPr><m:oMathPara><m:oMath>${omml}</m:oMath></m:oMathPara></w:p>`,
  picture: () =>
    run(
      `<w:pict><v:shape id="_x0000_i1025" o:spt="75" type="#_x0000_t75" style="height:80pt;width:120pt;" filled="f"><v:imagedata r:id="rId7" o:title="示意图"/><o:lock v:ext="edit"/></v:shape></w:pict>`,
    ),
  anchored: () => run(drawing(true)),
  tab: () => run('<w:tab/>'),
  lineBreak: () => run('<w:br w:type="textWrapping"/>'),
  paragraph: (content, { center, indent, list } = {}) =>
    `<w:p><w:pPr><w:keepNext w:val="0"/><w:pageBreakBefore w:val="0"/><w:widowControl w:val="0"/>${list ? `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>` : ''}<w:kinsoku/>${indent ? '<w:ind w:firstLine="420" w:firstLineChars="200"/>' : '<w:ind w:left="0" w:leftChars="0"/>'}<w:jc w:val="${center ? 'center' : 'both'}"/><w:textAlignment w:val="auto"/><w:rPr><w:rFonts w:hint="eastAsia"/></w:rPr></w:pPr>${typeof content === 'string' ? content : content.join('')}</w:p>`,
  table: (rows) =>
    `<w:tbl><w:tblPr><w:tblStyle w:val="3"/><w:tblW w:w="0" w:type="auto"/><w:tblInd w:w="0" w:type="dxa"/><w:tblBorders/></w:tblPr><w:tblGrid><w:gridCol w:w="900"/></w:tblGrid>${rows.map((row) => `<w:tr><w:tblPrEx/><w:trPr/>${row.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="900" w:type="dxa"/><w:noWrap w:val="0"/></w:tcPr>${cell.startsWith('<w:p>') ? cell : wps.paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
  box: (paragraphs) =>
    wps.paragraph(
      run(
        `<w:pict><v:shape o:spt="202" style="position:absolute;left:0pt;margin-left:9pt;height:60pt;width:200pt;"><v:textbox><w:txbxContent>${paragraphs}</w:txbxContent></v:textbox></v:shape></w:pict>`,
      ),
    ),
  file: (body) =>
    packed(
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${names}><w:body>${body}<w:sectPr><w:headerReference r:id="rId3" w:type="default"/><w:cols w:space="425" w:num="1"/><w:docGrid w:type="lines" w:linePitch="312" w:charSpace="0"/></w:sectPr></w:body></w:document>`,
      [
        ['word/numbering.xml', numbering(declared(['w']), '、')],
        [
          'word/styles.xml',
          `<w:styles ${declared(['w'])}><w:style w:type="paragraph" w:default="1" w:styleId="1"><w:name w:val="Normal"/></w:style></w:styles>`,
        ],
      ],
    ),
};

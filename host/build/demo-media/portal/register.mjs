// The sheet on which schools list students who need an account, an Excel file: node register.mjs
import { writeFileSync } from 'node:fs';
import { escape, head, zipOf } from './zip.mjs';

const columns = [
  ['学校', 26, '云州市第一中学'],
  ['年级', 10, '七年级'],
  ['班级', 10, '1 班'],
  ['学号', 16, '20260701001'],
  ['姓名', 12, '示例同学'],
  ['性别', 8, '女'],
  ['监护人手机', 18, ''],
  ['备注', 30, '第 2 行是示例，填写时请删去'],
];
const text = (value, at, row, style) => `<c r="${String.fromCharCode(65 + at)}${row}" s="${style}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`;
const row = (values, number, style) => `<row r="${number}">${values.map((value, at) => text(value, at, number, style)).join('')}</row>`;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const sheet = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(([, width], at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>${row(columns.map(([title]) => title), 1, 1)}${row(columns.map(([, , example]) => example), 2, 0)}</sheetData><dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="F2:F1001"><formula1>"男,女"</formula1></dataValidation></dataValidations></worksheet>`;
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="微软雅黑"/></font><font><b/><sz val="11"/><name val="微软雅黑"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE9F9F3"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" applyFont="1" applyFill="1"/></cellXfs></styleSheet>`;

writeFileSync(
  new URL('../../../../plugins/portal/server/demo/media/student-register.xlsx', import.meta.url),
  zipOf({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="学生账号登记" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/styles.xml': styles,
  }),
);

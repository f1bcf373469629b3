import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { storedZip } from 'edutech/core/server/zip/stored-zip';

const run = promisify(execFile);
const wordspace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word document with this body; `relations` go into the list of what it refers to. */
export function wordDocument(body: string, { relations: links = '' }: { relations?: string } = {}): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return storedZip([
    {
      name: '[Content_Types].xml',
      content: xml(
        `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      content: xml(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: xml(`<Relationships xmlns="${packages}/relationships">${links}</Relationships>`),
    },
    {
      name: 'word/document.xml',
      content: xml(
        `<w:document ${wordspace} xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:r="${relations}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${body}</w:body></w:document>`,
      ),
    },
  ]);
}

export const paragraph = (text: string) =>
  `<w:p><w:r><w:rPr><w:rFonts w:eastAsia="宋体"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
export const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
/** √(b² − 4ac) over 2a, as Word writes it. */
export const formula = `<w:p><m:oMathPara><m:oMath><m:f><m:num><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e><m:sSup><m:e><m:r><m:t>b</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup><m:r><m:t>-4ac</m:t></m:r></m:e></m:rad></m:num><m:den><m:r><m:t>2a</m:t></m:r></m:den></m:f></m:oMath></m:oMathPara></w:p>`;

const flat = (kind: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.${kind}"><office:body>${body}</office:body></office:document>`;

const flats = {
  text: [
    'fodt',
    flat('text', '<office:text><text:p>第一课 春</text:p><text:p>盼望着，盼望着，东风来了。</text:p></office:text>'),
  ],
  sheet: [
    'fods',
    flat(
      'spreadsheet',
      '<office:spreadsheet><table:table table:name="成绩"><table:table-row><table:table-cell office:value-type="string"><text:p>王小明</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="98"><text:p>98</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>',
    ),
  ],
  slides: [
    'fodp',
    flat(
      'presentation',
      ['勾股定理', '课后练习']
        .map(
          (title) =>
            `<draw:page><draw:frame svg:x="2cm" svg:y="2cm" svg:width="20cm" svg:height="4cm"><draw:text-box><text:p>${title}</text:p></draw:text-box></draw:frame></draw:page>`,
        )
        .join('')
        .replace(/^/, '<office:presentation>')
        .replace(/$/, '</office:presentation>'),
    ),
  ],
} as const;

/** Writes a document of an office format, by the office program itself. */
export async function officeFile(folder: string, kind: keyof typeof flats, ext: string): Promise<string> {
  const work = await mkdtemp(join(folder, 'office-'));
  const [flatExt, text] = flats[kind];
  const source = join(work, `sample.${flatExt}`);
  await writeFile(source, text);
  const profile = `-env:UserInstallation=${pathToFileURL(join(work, 'profile')).href}`;
  await run('soffice', [profile, '--headless', '--convert-to', ext, '--outdir', work, source], { timeout: 90_000 });
  return join(work, `sample.${ext}`);
}

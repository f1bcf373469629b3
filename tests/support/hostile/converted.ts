import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { storedZip } from 'edutech/core/server/zip/stored-zip';
import { paragraph, wordDocument } from '../conversion/documents';

// Files that are made to harm whoever converts them (hostile-files.ts: those that are refused before). Made here, so that none
// lies in the repository.

/** A Word file of some kilobytes whose document unpacks to this many megabytes, and whose directory claims so many bytes. */
export function zipBomb(megabytes: number, claimed: number): Buffer {
  const zeros = Buffer.alloc(megabytes * 1_048_576, 0x20);
  const packed = deflateRawSync(zeros);
  const zip = storedZip([
    { name: '[Content_Types].xml', content: Buffer.from(contentTypes) },
    { name: 'word/document.xml', content: packed },
  ]);
  const central = zip.lastIndexOf(Buffer.from('PK\u0001\u0002'));
  const local = zip.lastIndexOf(Buffer.from('PK\u0003\u0004'));
  zip.writeUInt16LE(8, central + 10);
  zip.writeUInt16LE(8, local + 8);
  zip.writeUInt32LE(claimed, central + 24);
  zip.writeUInt32LE(crc32(zeros), central + 16);
  return zip;
}

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

const officeRelation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const external = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${officeRelation}/${type}" Target="${target}" TargetMode="External"/>`;

/** A Word file that wants a picture from an address, pictures and texts from the server's disk. */
export const fetchingDocument = (address: string, picture: string, text: string): Buffer => {
  const drawing = (id: string, n: number) =>
    `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="1800000" cy="1800000"/><wp:docPr id="${n}" name="p${n}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${n}" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="1800000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const field = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> INCLUDETEXT "${text}" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
  const shown = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> INCLUDEPICTURE "${picture}" \\d </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
  const chunk = '<w:altChunk r:id="rId10"/>';
  return wordDocument(drawing('rId8', 1) + drawing('rId9', 2) + field + shown + chunk + paragraph('完'), {
    relations:
      external('rId8', 'image', `${address}/picture.png`) +
      external('rId9', 'image', `file://${picture}`) +
      external('rId10', 'aFChunk', `file://${text}`),
  });
};

/** A PNG of some hundred bytes that unpacks to 64k × 64k pixels. */
export async function hugePicture(): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(65_535, 16);
  png.writeUInt32BE(65_535, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A photograph with a page of scripts behind it: a picture to one reader, HTML to another. */
export async function picturePage(): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#080' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([jpeg, Buffer.from('<!doctype html><script>alert("canary-of-a-page")</script>')]);
}

/** A PDF that runs a script when it is opened, and a program when its page is: one that would write this file. */
export const scriptedPdf = (file: string) =>
  Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\('canary'\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/AA<</O<</S/Launch/F(/usr/bin/touch)/Unix<</F(/usr/bin/touch)/P(${file})>>>>>>>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
  );

/** A film that is a playlist of a file of the server; with a head of a film, or without. */
export const playlistFilm = (path: string, isHidden: boolean): Buffer => {
  const list = `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile://${path}\n#EXT-X-ENDLIST\n`;
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1');
  return isHidden ? Buffer.concat([head, Buffer.from(list)]) : Buffer.from(list);
};

/** A film whose pictures and sound lie in another file of the server (`dref`, an alias of QuickTime): its own place is empty. */
export function filmFromElsewhere(film: Buffer, path: string): Buffer {
  const alias = aliasOf(path);
  const moved = Buffer.from(film);
  for (const box of boxesIn(moved)) if (box.name === 'mdat') moved.fill(0, box.at + 8, box.at + box.bytes);
  // a reference that says that all is in this file becomes an alias, and every box around it grows
  const grown = (from: number, to: number): Buffer =>
    Buffer.concat(
      boxesIn(moved, from, to).map(({ name, at, bytes }) => {
        const head = Buffer.from(moved.subarray(at, at + 8));
        const inside = around.includes(name)
          ? Buffer.concat([moved.subarray(at + 8, at + 8 + skipped(name)), grown(at + 8 + skipped(name), at + bytes)])
          : moved.subarray(at + 8, at + bytes);
        const content = name === 'url ' ? alias : inside;
        if (name === 'url ') head.write('alis', 4, 'latin1');
        head.writeUInt32BE(8 + content.length);
        return Buffer.concat([head, content]);
      }),
    );
  return grown(0, moved.length);
}

/** An alias record with nothing in it but an absolute path (field 2); it ends with field -1. */
function aliasOf(path: string): Buffer {
  const field = Buffer.alloc(4 + path.length + (path.length % 2) + 4);
  field.writeUInt16BE(2);
  field.writeUInt16BE(path.length, 2);
  field.write(path, 4, 'latin1');
  field.writeUInt16BE(0xffff, field.length - 4);
  return Buffer.concat([Buffer.alloc(4 + 150), field]);
}

const around = ['moov', 'trak', 'mdia', 'minf', 'dinf', 'dref'];
/** Bytes before the boxes inside: version, flags and count. */
const skipped = (name: string) => (name === 'dref' ? 8 : 0);

function boxesIn(film: Buffer, from = 0, to = film.length): { name: string; at: number; bytes: number }[] {
  const boxes = [];
  for (let at = from; at + 8 <= to; ) {
    const bytes = film.readUInt32BE(at);
    boxes.push({ name: film.toString('latin1', at + 4, at + 8), at, bytes });
    at += bytes;
  }
  return boxes;
}

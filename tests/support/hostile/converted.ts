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

/** A Word file that wants a picture from an address, a picture and a text from the server's disk. */
export const fetchingDocument = (address: string, picture: string, text: string): Buffer => {
  const drawing = (id: string, n: number) =>
    `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="1800000" cy="1800000"/><wp:docPr id="${n}" name="p${n}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${n}" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="1800000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const field = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> INCLUDETEXT "${text}" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
  return wordDocument(drawing('rId8', 1) + drawing('rId9', 2) + field + paragraph('完'), {
    relations: external('rId8', 'image', `${address}/picture.png`) + external('rId9', 'image', `file://${picture}`),
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

/** A PDF that runs a script when it is opened. */
export const scriptedPdf = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\('canary'\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
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

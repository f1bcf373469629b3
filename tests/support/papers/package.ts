import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A part of a Word file. */
export type Part = readonly [name: string, content: string | Buffer];

/** A ZIP archive as Office writes one, deflated. */
export function zipped(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const named = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(named.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, named, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, tail, named]));
    locals.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, list, Buffer.from('PK\u0005\u0006'), end]);
}

const office = 'http://schemas.openxmlformats.org';
export const types = (extras = '') => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="wmf" ContentType="image/x-wmf"/>${extras}<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/></Types>`;

export const relations = (list: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="${office}/package/2006/relationships">${list
    .map(
      ([id, kind, target]) =>
        `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const chunk = (name: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};
const header = Buffer.from([0, 0, 0, 24, 0, 0, 0, 16, 8, 0, 0, 0, 0]);
/** A grey picture, 24 × 16 (PNG). */
export const picture = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  chunk('IHDR', header),
  chunk('IDAT', deflateSync(Buffer.alloc(16 * 25, 0x80).map((byte, at) => (at % 25 === 0 ? 0 : byte)))),
  chunk('IEND', Buffer.alloc(0)),
]);

/**
 * A Word file as a bad stick gives it back: its text breaks off where `lastWords` stand, and its picture cannot be unpacked.
 */
export function damaged(paper: Buffer, lastWords: string): Buffer {
  const parts = unzipSync(paper);
  const text = strFromU8(parts['word/document.xml']!);
  // programs cut words into runs: the last of them is enough
  const at = text.lastIndexOf(lastWords);
  if (at < 0) throw new Error(`${lastWords} does not stand in the paper`);
  const file = Buffer.from(zipSync({ ...parts, 'word/document.xml': strToU8(text.slice(0, at)) }));
  const name = 'word/media/image1.png';
  const picture = file.indexOf(name);
  file.fill(0xff, picture + name.length, picture + name.length + 8);
  return file;
}

import { crc32 } from 'node:zlib';

/** The smallest things that are really of their kind, made here so that nothing binary lies in the repository. */

export const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffdb004300' +
    '01'.repeat(64) +
    'ffc0000b080001000101011100ffc4001400010000000000000000' +
    '00000000000000ffc40014100100000000000000000000000000000000ffda0008010100003f0037ffd9',
  'hex',
);
export const png = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000001000000010806000000' +
    '1f15c4890000000d49444154789c6360000002000001e221bc330000000049454e44ae426082',
  'hex',
);
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>山</title><path d="M0 8 4 0l4 8z"/></svg>',
);
export const html = Buffer.from('<!doctype html><script>alert(1)</script>');

/** A box of an MP4: length, name, content. */
const box = (name: string, ...content: Buffer[]) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, part) => sum + part.length, 0));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};
/** An MP4 whose one track is `bytes` of counting numbers: seekable by anybody who can count. */
export const mp4 = (bytes: number) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1')),
    box('mdat', Buffer.from(Array.from({ length: bytes }, (_, at) => at % 251))),
  ]);

/** A ZIP archive with these entries, stored. */
export function zip(entries: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), content]);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, where, Buffer.from(name)]));
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const openXml = (type: string, part: string) =>
  zip({
    '[Content_Types].xml': `<Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    [part]: '<x/>',
  });
export const docx = openXml('wordprocessingml.document', 'word/document.xml');
export const pptx = openXml('presentationml.presentation', 'ppt/presentation.xml');
export const xlsx = openXml('spreadsheetml.sheet', 'xl/workbook.xml');
export const docm = zip({
  '[Content_Types].xml':
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
});

/**
 * An OLE document whose directory has these entries, in sectors of 512 bytes. With `far` the directory lies behind
 * 8 MB, where the header's own list of the allocation table ends.
 */
export function ole(entries: readonly string[], far = false): Buffer {
  const names = ['Root Entry', ...entries];
  const sectors = Math.ceil(names.length / 4);
  const at = far ? 16_384 : 1;
  const file = Buffer.alloc(512 * (at + sectors + 1));
  file.write('d0cf11e0a1b11ae1', 0, 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(at, 48);
  file.writeUInt32LE(far ? 1 : 0xfffffffe, 68);
  // the table that holds sector `at` is sector 0; from part 109 on the chain that begins in sector 1 says so
  const part = Math.floor(at / 128);
  if (far) file.writeUInt32LE(0, 512 * 2 + (part - 109) * 4);
  else file.writeUInt32LE(0, 76 + part * 4);
  for (let sector = 0; sector < sectors; sector++) {
    const next = sector + 1 < sectors ? at + sector + 1 : 0xfffffffe;
    file.writeUInt32LE(next, 512 + ((at + sector) % 128) * 4);
  }
  names.forEach((name, index) => {
    const entry = 512 * (at + 1) + index * 128;
    file.write(name, entry, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, entry + 64);
    file[entry + 66] = index === 0 ? 5 : 2;
  });
  return file;
}

import { crc32 } from 'node:zlib';

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
const version = 20;
/** Bit 11: the name is UTF-8. */
const utf8Names = 1 << 11;
/** 1 January 1980, the first day that the format knows: the same bytes each time. */
const firstDay = 0x21;

/** A ZIP archive with one small file, not compressed (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
export function storedZip(name: string, content: Buffer): Buffer {
  const nameBytes = Buffer.from(name);
  // both headers share these fields: version, flags, method, time, date, checksum, sizes, length of the name, of extras
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(version, 0);
  shared.writeUInt16LE(utf8Names, 2);
  shared.writeUInt16LE(firstDay, 8);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([word(localSignature), shared, nameBytes]);
  const madeBy = Buffer.from([version, 0]);
  const attributes = Buffer.alloc(14);
  const central = Buffer.concat([word(centralSignature), madeBy, shared, attributes, nameBytes]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length + content.length, 12);
  return Buffer.concat([local, content, central, word(endSignature), end]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

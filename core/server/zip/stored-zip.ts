import { crc32 } from 'node:zlib';

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
const version = 20;
/** Bit 11: the name is UTF-8. */
const utf8Names = 1 << 11;
/** 1 January 1980, the first day that the format knows: the same bytes each time. */
const firstDay = 0x21;

/** One file of an archive. */
export interface ZipPart {
  readonly name: string;
  readonly content: Buffer;
}

/** A ZIP archive of some files, not compressed (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
export function storedZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of parts) {
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
    const attributes = Buffer.concat([Buffer.alloc(10), word(at)]);
    directory.push(word(centralSignature), Buffer.from([version, 0]), shared, attributes, nameBytes);
    locals.push(word(localSignature), shared, nameBytes, content);
    at += 4 + shared.length + nameBytes.length + content.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, central, word(endSignature), end]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

// A deflated ZIP file, as Office documents are, with fixed times: equal content gives equal bytes.
import { crc32, deflateRawSync } from 'node:zlib';

/** @param {Record<string, string>} files name → text @returns {Buffer} */
export function zipOf(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text);
    const packed = deflateRawSync(data, { level: 9 });
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0); // version needed
    common.writeUInt16LE(0x800, 2); // names are UTF-8
    common.writeUInt16LE(8, 4); // deflated
    common.writeUInt16LE(0x5b21, 8); // 1 September 2025
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(4);
    place.writeUInt32LE(offset);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(10), place, title]));
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, packed]);
    parts.push(part);
    offset += part.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

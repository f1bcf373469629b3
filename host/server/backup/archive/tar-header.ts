/** Headers and contents of a tar archive are in blocks of this size. Bytes. */
export const blockBytes = 512;
/** Largest size that eleven octal digits hold; a larger one is written in binary, as GNU tar does. */
const largestOctal = 0o77777777777;

/** A tar header (POSIX ustar) for a file: any `tar` can list and unpack what we write. */
export function tarHeader(name: string, size: number, modified: Date): Buffer {
  const header = Buffer.alloc(blockBytes);
  if (Buffer.byteLength(name) > 100) throw new Error(`"${name}" is too long for an entry of an archive.`);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  writeSize(header, size);
  header.write(`${octal(Math.floor(modified.getTime() / 1000), 11)}\0`, 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(`${octal(checksumOf(header), 6)}\0 `, 148);
  return header;
}

/** Name and size in a header; undefined for the empty block that ends an archive. Throws where it is damaged. */
export function readTarHeader(header: Buffer): { name: string; size: number } | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  const written = Number.parseInt(header.toString('latin1', 148, 154), 8);
  if (written !== checksumOf(header)) throw new Error('a header is damaged');
  const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '');
  return { name, size: readSize(header) };
}

/** Bytes that fill the last block of an entry. */
export const paddingOf = (size: number) => (blockBytes - (size % blockBytes)) % blockBytes;

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');

function writeSize(header: Buffer, size: number): void {
  if (size <= largestOctal) {
    header.write(`${octal(size, 11)}\0`, 124);
    return;
  }
  header.writeUInt8(0x80, 124);
  header.writeBigUInt64BE(BigInt(size), 128);
}

const readSize = (header: Buffer): number =>
  header[124]! & 0x80
    ? Number(header.readBigUInt64BE(128))
    : Number.parseInt(header.toString('latin1', 124, 135), 8) || 0;

/** Sum of all bytes, those of the checksum itself taken as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (let at = 0; at < blockBytes; at++) sum += at >= 148 && at < 156 ? 32 : header[at]!;
  return sum;
}

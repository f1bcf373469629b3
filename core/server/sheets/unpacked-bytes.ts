const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;

/**
 * How many bytes a zip archive says that its parts have when unpacked, read from its central directory without unpacking:
 * a small file that unpacks to gigabytes is refused before anybody tries. Null when there is no directory: the archive is damaged.
 */
export function unpackedBytes(archive: Buffer): number | null {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > archive.length || archive.readUInt32LE(end) !== endOfDirectory) return null;
  const entries = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  let total = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== centralHeader) return null;
    total += archive.readUInt32LE(at + 24);
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return total;
}

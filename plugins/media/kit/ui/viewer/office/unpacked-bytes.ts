/** Signatures of the ZIP format (APPNOTE 4.3): the end of its directory, and an entry of it. */
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
/** The end's own length, and the longest comment behind it. */
const endBytes = 22;
const mostComment = 65_535;

export interface UnpackedBytes {
  readonly all: number;
  /** Of text with tags, which takes far longer to draw than pictures. */
  readonly xml: number;
}

/**
 * How many bytes an archive says that it unpacks to, by its directory; null when it has none (no archive, or one of more
 * than 4 GB). What it says may be a lie, but unpackers stop where a part does not keep to it.
 */
export function unpackedBytes(archive: ArrayBuffer): UnpackedBytes | null {
  const view = new DataView(archive);
  const end = findEnd(view);
  if (end === null) return null;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const sum = { all: 0, xml: 0 };
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) return null;
    const bytes = view.getUint32(at + 24, true);
    const name = new Uint8Array(archive, at + 46, Math.min(view.getUint16(at + 28, true), view.byteLength - at - 46));
    sum.all += bytes;
    if (/\.(xml|rels)$/i.test(String.fromCharCode(...name.subarray(-5)))) sum.xml += bytes;
    // name, extra field and comment are of any length
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum;
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endBytes - mostComment);
  for (let at = view.byteLength - endBytes; at >= first; at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  return null;
}

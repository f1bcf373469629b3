/** Kinds of files that a question can show, by their first bytes; others are not imported. */
const signatures: readonly (readonly [kind: 'picture' | 'audio', ext: string, test: (bytes: Buffer) => boolean])[] = [
  ['picture', 'png', (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))],
  ['picture', 'jpg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['picture', 'gif', (bytes) => bytes.subarray(0, 4).toString('latin1') === 'GIF8'],
  [
    'picture',
    'webp',
    (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  ],
  [
    'audio',
    'wav',
    (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WAVE',
  ],
  [
    'audio',
    'mp3',
    (bytes) => bytes.subarray(0, 3).toString('latin1') === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0),
  ],
  ['audio', 'ogg', (bytes) => bytes.subarray(0, 4).toString('latin1') === 'OggS'],
  ['audio', 'm4a', (bytes) => bytes.subarray(4, 8).toString('latin1') === 'ftyp'],
];

/** The kind of a file by its content, with its extension; null for kinds that no question shows. */
export function mediaKindOf(bytes: Buffer): { readonly kind: 'picture' | 'audio'; readonly ext: string } | null {
  const found = signatures.find(([, , test]) => bytes.length > 11 && test(bytes));
  return found ? { kind: found[0], ext: found[1] } : null;
}

const mimes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
};

export const mimeOf = (bytes: Buffer): string => mimes[mediaKindOf(bytes)?.ext ?? ''] ?? 'application/octet-stream';

const usual = { width: 320, height: 240 };

/** Size of a picture in pixels, as PNG and GIF say it at their beginning; others get a usual one. */
export function pictureSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  const ext = mediaKindOf(bytes)?.ext;
  if (ext === 'png' && bytes.length >= 24) return within(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  if (ext === 'gif') return within(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
  if (ext === 'jpg') return jpegSize(bytes) ?? usual;
  return usual;
}

const within = (width: number, height: number) => ({
  width: Math.min(4000, Math.max(1, width)),
  height: Math.min(8000, Math.max(1, height)),
});

/** The first frame header of a JPEG (ITU T.81, B.2.2). */
function jpegSize(bytes: Buffer) {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return within(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
